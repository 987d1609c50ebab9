import { definitionOf } from './codes.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Removes findings that follow from another finding in the same folder (`followsFrom`). */
export function withoutFollowing(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const found = new Set(findings.flatMap(({ code, file }) => (file ? [`${code} ${folderOf(file)}`] : [])));
  return findings.filter(({ code, file }) => !file || !found.has(`${definitionOf(code).followsFrom} ${folderOf(file)}`));
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
