import { definitionOf } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { counted } from './phrases.ts';

/** The maximal number of listed warnings of one code: more would hide new ones. */
const mostListed = 3;

/** The warnings among diagnostics, grouped by code, in the order of their first occurrences. */
export function warningsByCode(diagnostics: readonly Diagnostic[]): (readonly Diagnostic[])[] {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  return [...new Set(warnings.map(({ code }) => code))].map((code) => warnings.filter((warning) => warning.code === code));
}

/** Whether warnings of one code are summarized instead of listed. */
export const isFolded = (kind: readonly Diagnostic[], verbose = false): boolean => !verbose && kind.length > mostListed;

/** The summary: what they have in common, how many there are, and how to list them. */
export function folded(kind: readonly Diagnostic[]): string {
  const [{ code }] = kind as [Diagnostic];
  return `${definitionOf(code).title} ${counted(kind.length, 'place')}: --verbose lists them, explain ${code} says what to do.`;
}
