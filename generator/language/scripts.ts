import { memoize } from '../model/memoize.ts';
import { words } from './lexicon.ts';

/** Scripts that are a mixture of others, or a variant (ISO 15924) → the scripts of their letters. */
const mixtures: Readonly<Record<string, readonly string[]>> = {
  Aran: ['Arab'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Latf: ['Latn'],
};

/** Scripts other than Latin whose usual language names a text. */
const others = words(
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hebr Hira Kana Hani Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai',
);

/** A text with fewer letters may be a name. */
const leastLetters = 10;

const scriptOf = memoize((language): string => new Intl.Locale(language).maximize().script ?? 'Latn');

const letterOf = memoize((language): RegExp => {
  const script = scriptOf(language);
  return new RegExp((mixtures[script] ?? [script]).map((one) => `\\p{Script=${one}}`).join('|'), 'u');
});

/** Whether a language is written in Latin script. */
export const isLatin = (language: string): boolean => scriptOf(language) === 'Latn';

/** Whether a text has a letter in the script of a language. */
export const hasScriptOf = (language: string, text: string): boolean => letterOf(language).test(text);

/** A word of a text in a script that is neither Latin nor that of a language. One letter may be a sign, as in 5 Ω. */
export const strangeWord = (language: string, text: string): string | undefined =>
  beyondLatin.test(text) ? text.match(/\p{L}{2,}/gu)?.find((word) => beyondLatin.test(word) && !letterOf(language).test(word)) : undefined;

const beyondLatin = /(?!\p{Script=Latin}|\p{Script=Common})\p{L}/u;

/** The usual language of the script of a text, if it has enough letters and none of them is Latin. */
export function languageOfScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < leastLetters || /\p{Script=Latin}/u.test(text)) return undefined;
  const script = others.find((one) => letters.some((letter) => new RegExp(`\\p{Script=${one}}`, 'u').test(letter)));
  return script && new Intl.Locale(`und-${script}`).maximize().language;
}
