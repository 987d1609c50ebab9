import { primaryLanguage } from './language-tag.ts';
import { memoize } from './memoize.ts';

/*
 * Counts as words. CLDR has them, but Intl does not offer them. Those that most house styles write out are printed: from two to twelve. One
 * needs another form of its noun, and larger numbers are more legible in digits; checks know them up to 31, and the tens to 100.
 */

const first = 2;
const last = 12;
const lastOne = 31;

/** Language, form and words. Translators write the form after the bar: `{fact:claims.countries|word}`. */
const table = `
en word two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty thirty-one forty fifty sixty seventy eighty ninety one_hundred
de word zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig fünfundzwanzig sechsundzwanzig siebenundzwanzig achtundzwanzig neunundzwanzig dreißig einunddreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert
fr word deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt_et_un vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six vingt-sept vingt-huit vingt-neuf trente trente_et_un quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent
es word dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta treinta_y_un cuarenta cincuenta sesenta setenta ochenta noventa cien
it word due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno quaranta cinquanta sessanta settanta ottanta novanta cento
nl word twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig eenentwintig tweeëntwintig drieëntwintig vierentwintig vijfentwintig zesentwintig zevenentwintig achtentwintig negenentwintig dertig eenendertig veertig vijftig zestig zeventig tachtig negentig honderd
pl word dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia dwadzieścia_jeden dwadzieścia_dwa dwadzieścia_trzy dwadzieścia_cztery dwadzieścia_pięć dwadzieścia_sześć dwadzieścia_siedem dwadzieścia_osiem dwadzieścia_dziewięć trzydzieści trzydzieści_jeden czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt sto
pl word-feminine dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście
pl word-genitive dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu jedenastu dwunastu
pl word-locative dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu jedenastu dwunastu
cs word dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct dvacet dvacet_jedna dvacet_dva dvacet_tři dvacet_čtyři dvacet_pět dvacet_šest dvacet_sedm dvacet_osm dvacet_devět třicet třicet_jedna čtyřicet padesát šedesát sedmdesát osmdesát devadesát sto
cs word-feminine dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct
cs word-genitive dvou tří čtyř pěti šesti sedmi osmi devíti deseti jedenácti dvanácti
cs word-locative dvou třech čtyřech pěti šesti sedmi osmi devíti deseti jedenácti dvanácti
`;

/** Form → its words in a language: a region does not change them. */
const formsOf = memoize((language): ReadonlyMap<string, readonly string[]> => {
  const lines = [...table.matchAll(/^(\w\w) (\S+) (.+)$/gm)].filter(([, of]) => of === primaryLanguage(language));
  return new Map(lines.map(([, , form = '', words = '']) => [form, words.split(' ').map((word) => word.replaceAll('_', ' '))]));
});

/** The forms of a language's number words, each also with a capital: `word`, `Word`. Empty if they are not known. */
export const numberForms = (language: string): string[] => [...formsOf(language).keys()].flatMap((form) => [form, capital(form)]);

/** A count as a word in a form; undefined for a form that the language does not have, and for numbers that are written in digits. */
export function numberWord(amount: number, form: string, language: string): string | undefined {
  if (amount > last) return undefined;
  const word = formsOf(language).get(form.charAt(0).toLowerCase() + form.slice(1))?.[amount - first];
  return word !== undefined && form.startsWith('W') ? capital(word) : word;
}

/** The number that a word is, in any form; undefined for other words. */
export function amountOfWord(word: string, language: string): number | undefined {
  const index = [...formsOf(language).values()].map((words) => words.indexOf(word.toLowerCase())).find((at) => at >= 0);
  return index === undefined ? undefined : first + index <= lastOne ? first + index : 10 * (first + index - lastOne + 3);
}

/** Finds such numbers in a text, the longest first: twenty-one is not twenty. In forty-two it does not find two. */
export const numberWordsOf = memoize((language: string): RegExp => {
  const words = [...formsOf(language).values()].flat().sort((one, other) => other.length - one.length);
  return words.length ? new RegExp(String.raw`(?<![\p{L}\p{M}]-?)(?:${words.join('|')})(?![\p{L}\p{M}])`, 'giu') : /(?!)/g;
});

/** Whether the surface form of a token is the name of such a form. */
export const isNumberForm = (surface: string): boolean => /^[Ww]ord(?:-[a-z]+)?$/.test(surface);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
