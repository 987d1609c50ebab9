import { currencies } from '../model/currencies.ts';
import { amountOfWord, numberWordsOf } from '../model/number-words.ts';
import { replaceTokens } from '../model/text-tokens.ts';

/** A number in a text, with the digits and separators of any language: `1.116`, `1,116`, `1 116` and `١٬١١٦` are 1116, `1,25,000` is 125000. */
export interface TypedNumber {
  readonly value: number;
  /** The end of a range: 2 to 3. On pages a word joiner (U+2060) keeps it in one line. */
  readonly upTo?: number;
  /** As written. */
  readonly written: string;
  readonly before: string;
  readonly after: string;
}

const digits = String.raw`\p{Nd}`;
const fraction = String.raw`(?:[.,\u066b]${digits}{1,2})?(?!${digits})`;
const number = String.raw`${digits}{1,2}(?:,${digits}{2})+,${digits}{3}${fraction}|${digits}{1,3}(?:[.,'’\u066c\u0020\u00a0\u202f]${digits}{3})+${fraction}|${digits}+${fraction}`;
/** Letters that join a number into one word, such as a name: A4. Other scripts have no spaces, or put short words before the number. */
const letter = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}`;
const codes = [...currencies].join('|');
/** Currencies and units that are also written without a space: 14EUR, 90min. */
const joined = `(?:${codes}|zł|Kč|ct|p|min|h)(?![${letter}${digits}])`;
const typed = new RegExp(
  String.raw`(?=${digits})(?:(?<![${letter}${digits}.,:/])|(?<=(?<![${letter}])(?:${codes})))(${number})(?:\s?(?:[-–]|to|bis|a|à|do|tot|až)[\s\u2060]?(${number}))?(?!:|(?!${joined})[${letter}])`,
  'gu',
);

/** The literal numbers in a text with their context, in digits. Tokens of facts are not literal. */
export const numbersIn = (text: string): TypedNumber[] =>
  matchesIn(text, typed, (from, upTo) => ({ value: amountOf(from), ...(upTo !== undefined && { upTo: amountOf(upTo) }) }));

/** The numbers in a text that are words, in a language whose words are known. */
export const numberWordsIn = (text: string, language: string): TypedNumber[] =>
  matchesIn(text, numberWordsOf(language), (word) => ({ value: amountOfWord(word, language) ?? 0 }));

function matchesIn(text: string, pattern: RegExp, read: (first: string, upTo?: string) => Pick<TypedNumber, 'value' | 'upTo'>) {
  const own = replaceTokens(text, () => '\u2402');
  return [...own.matchAll(pattern)].map(({ 0: written, 1: first = written, 2: upTo, index }) => ({
    ...read(first, upTo),
    ...{ written, before: own.slice(0, index), after: own.slice(index + written.length) },
  }));
}

/** Digits of other scripts as those of ASCII. Every script has its ten in one run (Unicode, general category Nd). */
export const inAsciiDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((point - zero) % 10);
  });

/** Three digits after a separator are thousands, one or two are a fraction. */
function amountOf(typedNumber: string): number {
  const ascii = inAsciiDigits(typedNumber);
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,\u066b](\d{1,2}))?$/.exec(ascii) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${fraction || 0}`);
}
