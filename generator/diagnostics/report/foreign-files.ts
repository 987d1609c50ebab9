import type { Diagnostic } from '../diagnostic.ts';

/** The cause of the finding that a whole file is in another language, or that the files of pages are exchanged in one. */
export const causeOfForeignFile = (what: string): string => `foreign file ${what}`;

/** Whether a finding is about all texts of its file. */
export const isOfWholeFile = ({ cause }: Diagnostic): boolean => cause?.startsWith(causeOfForeignFile('')) ?? false;

/** Removes what else is found in a file that is foreign as a whole. */
export function withoutForeign(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const files = new Set(findings.flatMap((one) => (isOfWholeFile(one) ? (one.file ?? []) : [])));
  return files.size ? findings.filter((one) => !files.has(one.file ?? '') || isOfWholeFile(one)) : findings;
}
