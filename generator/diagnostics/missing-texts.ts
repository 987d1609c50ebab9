import type { Diagnostic } from './diagnostic.ts';

/** Structured data is made of the same texts, and the header cell of a table row is one. */
const results = ['WL5023', 'WL5035'];

/** The findings without what follows from a text that a page does not have, and goes as soon as it is there. */
export function withoutResultsOfMissingTexts(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const folders = new Set(findings.flatMap(({ code, file }) => (code === 'WL2010' && file ? [folderOf(file)] : [])));
  if (folders.size === 0) return findings;
  return findings.filter(({ code, file }) => !results.includes(code) || !file || !folders.has(folderOf(file)));
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
