import { currencies } from '../model/vocabulary.ts';

/** Attributes whose value browsers show or read out. */
export const wordingAttributes = [
  'alt',
  'title',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
];

/** Elements whose text is not shown, or is no wording: names that programs give things. */
export const elementsWithoutWording: ReadonlySet<string> = new Set(['script', 'style', 'code']);

/** Whether a text has words to translate. An amount, a sign, a single letter and the code of a country (ISO 3166) are the same in every language. */
export function isTranslatable(text: string): boolean {
  const words = bareWords(text);
  return /\p{L}{2}/u.test(words) && !/^[A-Z]{2}$/.test(words);
}

/** A text without its currencies, and without the marks around it. */
export const bareWords = (text: string) => text.replace(money, ' ').replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu, '');

const money = new RegExp(`(?<!\\p{L})(?:${Object.keys(currencies).join('|')}|Kč|zł)(?!\\p{L})`, 'gu');
