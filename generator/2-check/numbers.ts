import { replaceTokens } from '../model/text-tokens.ts';

/** A number in a text, with the separators of any language: `1.116`, `1,116` and `1 116` are 1116. */
export interface TypedNumber {
  readonly value: number;
  /** The end of a range: 2 to 3. */
  readonly upTo?: number;
  /** As written. */
  readonly written: string;
  readonly before: string;
  readonly after: string;
}

const number = String.raw`\d{1,3}(?:[.,'’\u0020\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const typed = new RegExp(String.raw`(?<![\p{L}\d.,:/])(${number})(?:\s?(?:[-–]|to|bis|a|à|do|tot|až)\s?(${number}))?(?![\p{L}:])`, 'gu');

/** The literal numbers in a text with their context. Tokens of facts are not literal. */
export function numbersIn(text: string): TypedNumber[] {
  const own = replaceTokens(text, () => '\u2402');
  return [...own.matchAll(typed)].map(({ 0: written, 1: from = '', 2: upTo, index }) => ({
    value: amountOf(from),
    ...(upTo !== undefined && { upTo: amountOf(upTo) }),
    written,
    before: own.slice(0, index),
    after: own.slice(index + written.length),
  }));
}

/** Three digits after a separator are thousands, one or two are a fraction. */
function amountOf(written: string): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${fraction || 0}`);
}
