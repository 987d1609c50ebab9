import { definitionOf, type SiteCodes } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { groupBy } from '../model/group-by.ts';
import { counted } from './phrases.ts';

/** The maximal number of listed warnings of one code: more would hide new ones. */
const mostListed = 3;

/** The warnings among diagnostics, grouped by code, in the order of their first occurrences. */
export const warningsByCode = (diagnostics: readonly Diagnostic[]): (readonly Diagnostic[])[] => [
  ...groupBy(diagnostics, ({ severity, code }) => (severity === 'warning' ? code : undefined)).values(),
];

/** Whether warnings of one code are summarized instead of listed. */
export const isFolded = (kind: readonly Diagnostic[], verbose = false): boolean => !verbose && kind.length > mostListed;

/** The summary of warnings of one code: their sentence, their number, and the commands that list and explain them. */
export function folded(kind: readonly Diagnostic[], codes: SiteCodes): string {
  const [{ code }] = kind as [Diagnostic];
  return `${definitionOf(code, codes).title} ${counted(kind.length, 'place')}: --verbose lists them, explain ${code} describes the remedy.`;
}
