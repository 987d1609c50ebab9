import { codes } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { counted } from './phrases.ts';

/** The most warnings of one code that are listed. More than these would hide what is new. */
const mostListed = 3;

/** The warnings among diagnostics, those of one code together, in the order in which the codes come first. */
export function warningsByCode(diagnostics: readonly Diagnostic[]): (readonly Diagnostic[])[] {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  return [...new Set(warnings.map(({ code }) => code))].map((code) => warnings.filter((warning) => warning.code === code));
}

/** Whether warnings of one code are one sentence instead of a list. */
export const isFolded = (kind: readonly Diagnostic[], verbose = false): boolean => !verbose && kind.length > mostListed;

/** That sentence: what they have in common, how many there are, and how to see them. */
export function folded(kind: readonly Diagnostic[]): string {
  const [{ code }] = kind as [Diagnostic];
  return `${codes[code].title} ${counted(kind.length, 'place')}: --verbose lists them, explain ${code} says what to do.`;
}
