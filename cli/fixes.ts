import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { applyEdits, type Diagnostic, type Fix, wordDiff } from '../generator/index.ts';
import { writeWhole } from './write-whole.ts';

/** A fix and the finding that it mends. */
export interface Remedy {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

export interface Mended {
  readonly done: readonly Remedy[];
  /** Their files say something else by now, or another fix has changed the same place. */
  readonly refused: readonly Remedy[];
}

export const remediesOf = (diagnostics: readonly Diagnostic[]): Remedy[] =>
  diagnostics.flatMap((diagnostic) => (diagnostic.fix ? [{ diagnostic, fix: diagnostic.fix }] : []));

/** Makes the changes, each file in one step. A file that has changed since it was checked keeps what it says. */
export async function applyFixes(remedies: readonly Remedy[], content: string): Promise<Mended> {
  const root = dirname(resolve(content));
  const refused = new Set<unknown>();
  for (const [file, edits] of editsByFile(remedies)) {
    const path = join(root, file);
    // A file that is gone, or cannot be read any more, is one that has changed.
    const before = await readFile(path, 'utf8').catch(() => undefined);
    const after = before === undefined ? { text: before, refused: edits } : applyEdits(before, edits);
    for (const edit of after.refused) refused.add(edit);
    if (after.text !== undefined && after.text !== before) await writeWhole(path, after.text);
  }
  const failed = ({ fix }: Remedy) => fix.edits.some((edit) => refused.has(edit));
  return { done: remedies.filter((remedy) => !failed(remedy)), refused: remedies.filter(failed) };
}

/** What the fixes would change, word by word: `[-gone-] [+new+]`. */
export function previewFixes(remedies: readonly Remedy[], lines: (file: string) => readonly string[] | undefined): string {
  return remedies
    .flatMap(({ diagnostic, fix }) => [
      `${diagnostic.code}  ${fix.title}`,
      ...fix.edits.map((edit) => {
        const source = (lines(edit.file) ?? []).slice(edit.line - 1, edit.endLine);
        const shifted = { ...edit, line: 1, endLine: edit.endLine - edit.line + 1 };
        // The line behind a removed one is where the edit ends, and no part of it.
        const before = edit.endColumn === 1 && source.length > 1 ? source.slice(0, -1).concat('').join('\n') : source.join('\n');
        return `  ${edit.file}:${edit.line}:${edit.column}  ${wordDiff(before, applyEdits(before, [shifted]).text)}`;
      }),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

function editsByFile(remedies: readonly Remedy[]): Map<string, Fix['edits'][number][]> {
  const files = new Map<string, Fix['edits'][number][]>();
  for (const edit of remedies.flatMap(({ fix }) => fix.edits)) files.set(edit.file, [...(files.get(edit.file) ?? []), edit]);
  return files;
}
