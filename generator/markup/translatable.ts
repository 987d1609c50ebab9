import { currencies } from '../model/currencies.ts';

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

/** Elements whose text is not shown or is code. */
export const elementsWithoutWording: ReadonlySet<string> = new Set(['script', 'style', 'code']);

/**
 * Whether a text has words to translate. Amounts, punctuation, single letters and country codes (ISO 3166) are the same in every language.
 */
export function isTranslatable(text: string): boolean {
  const words = bareWords(text);
  return /\p{L}{2}/u.test(words) && !/^[A-Z]{2}$/.test(words);
}

/** A text without currencies and surrounding punctuation. */
export const bareWords = (text: string) => text.replace(money, ' ').replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu, '');

const money = new RegExp(`(?<!\\p{L})(?:${[...currencies].join('|')}|Kč|zł)(?!\\p{L})`, 'gu');
