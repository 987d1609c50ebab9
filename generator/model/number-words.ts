import { primaryLanguage } from './language-tag.ts';
import { memoize } from './memoize.ts';

/*
 * Counts as words. CLDR has them, but Intl does not offer them, so those that most house styles write out are here: from two to twelve. One
 * needs another form of its noun, and larger numbers are more legible in digits.
 */

const first = 2;
const last = 12;

/** Language → form → the words from two to twelve. Translators write the form after the bar: `{fact:claims.countries|word}`. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { word: 'two three four five six seven eight nine ten eleven twelve' },
  de: { word: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf' },
  fr: { word: 'deux trois quatre cinq six sept huit neuf dix onze douze' },
  es: { word: 'dos tres cuatro cinco seis siete ocho nueve diez once doce' },
  it: { word: 'due tre quattro cinque sei sette otto nove dieci undici dodici' },
  nl: { word: 'twee drie vier vijf zes zeven acht negen tien elf twaalf' },
  pl: {
    word: 'dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście',
    'word-feminine': 'dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście',
    'word-genitive': 'dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu jedenastu dwunastu',
    'word-locative': 'dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu jedenastu dwunastu',
  },
  cs: {
    word: 'dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct',
    'word-feminine': 'dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct',
    'word-genitive': 'dvou tří čtyř pěti šesti sedmi osmi devíti deseti jedenácti dvanácti',
    'word-locative': 'dvou třech čtyřech pěti šesti sedmi osmi devíti deseti jedenácti dvanácti',
  },
};

/** The words of a language: a region does not change them. */
const tableOf = (language: string) => table[primaryLanguage(language)] ?? {};

/** The forms of a language's number words, each also with a capital: `word`, `Word`. Empty if they are not known. */
export function numberForms(language: string): string[] {
  return Object.keys(tableOf(language)).flatMap((form) => [form, capital(form)]);
}

/** A count as a word in a form; undefined for a form that the language does not have, and for numbers that are written in digits. */
export function numberWord(amount: number, form: string, language: string): string | undefined {
  if (amount < first || amount > last || !numberForms(language).includes(form)) return undefined;
  const words = tableOf(language)[form.charAt(0).toLowerCase() + form.slice(1)];
  const word = words?.split(' ')[amount - first];
  return word !== undefined && form.startsWith('W') ? capital(word) : word;
}

/** The number that a word is, in any form; undefined for other words. */
export function amountOfWord(word: string, language: string): number | undefined {
  const indices = Object.values(tableOf(language)).map((words) => words.split(' ').indexOf(word.toLowerCase()));
  const index = indices.find((at) => at >= 0);
  return index === undefined ? undefined : first + index;
}

/** Finds such numbers in a text; undefined in a language whose words are not known. */
export const numberWordsOf = memoize((language: string): RegExp | undefined => {
  const words = Object.values(tableOf(language)).flatMap((line) => line.split(' '));
  return words.length ? new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words.join('|')})(?![\p{L}\p{M}])`, 'giu') : undefined;
});

/** Whether the surface form of a token is the name of such a form. */
export function isNumberForm(surface: string): boolean {
  return /^[Ww]ord(?:-[a-z]+)?$/.test(surface);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
