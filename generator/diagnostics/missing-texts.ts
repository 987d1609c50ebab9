import type { Diagnostic } from './diagnostic.ts';

/**
 * The findings without what follows from a text that a page does not have: the structured data of that page (WL5035) is made of the
 * same texts, and complete as soon as they are there.
 */
export function withoutResultsOfMissingTexts(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const folders = new Set(findings.flatMap(({ code, file }) => (code === 'WL2010' && file ? [folderOf(file)] : [])));
  if (folders.size === 0) return findings;
  return findings.filter(({ code, file }) => code !== 'WL5035' || !file || !folders.has(folderOf(file)));
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
