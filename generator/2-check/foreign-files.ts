import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The cause of the finding that a whole file is in another language. */
export const causeOfForeignFile = (file: string): string => `language of ${file}`;

/** Removes what else is found in a file that is in another language as a whole. */
export function withoutForeign(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const files = new Set(findings.flatMap(({ file, cause }) => (file && cause === causeOfForeignFile(file) ? file : [])));
  return files.size ? findings.filter(({ file = '', cause }) => !files.has(file) || cause === causeOfForeignFile(file)) : findings;
}
