import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { applyEdits, type Diagnostic, type Edit, type Fix, wordDiff, writeAtomically } from '../generator/index.ts';

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

/** What is offered and left to whoever decides. */
export const suggestionsOf = (diagnostics: readonly Diagnostic[]): Remedy[] =>
  diagnostics.flatMap((diagnostic) => (diagnostic.suggestion ? [{ diagnostic, fix: diagnostic.suggestion }] : []));

/** Makes the changes, each file in one step. A file that has changed since it was checked keeps what it says. */
export async function applyFixes(remedies: readonly Remedy[], content: string): Promise<Mended> {
  const refused = await writeEdits(
    remedies.flatMap(({ fix }) => fix.edits),
    content,
  );
  const failed = ({ fix }: Remedy) => fix.edits.some((edit) => refused.has(edit));
  return { done: remedies.filter((remedy) => !failed(remedy)), refused: remedies.filter(failed) };
}

/** Makes the changes, each file in one step. Returns those that were not made, because their files say something else by now. */
export async function writeEdits(edits: readonly Edit[], content: string): Promise<ReadonlySet<Edit>> {
  const root = dirname(resolve(content));
  const refused = new Set<Edit>();
  for (const [file, own] of editsByFile(edits)) {
    const path = join(root, file);
    const before = await readSound(path);
    if (before === undefined) {
      for (const edit of own) refused.add(edit);
      continue;
    }
    const after = applyEdits(before, own);
    for (const edit of after.refused) refused.add(edit);
    if (after.text !== before) await writeAtomically(path, after.text);
  }
  return refused;
}

/** The text of a file; nothing where it cannot be read, or where bytes would be lost if it were written again. */
async function readSound(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  const text = bytes?.toString('utf8');
  return text !== undefined && Buffer.from(text).equals(bytes as Buffer) ? text : undefined;
}

/** What the fixes of these findings would change, word by word (`[-gone-] [+new+]`), and what is offered and would not be done. */
export function previewFixes(diagnostics: readonly Diagnostic[], lines: (file: string) => readonly string[] | undefined): string {
  const done = remediesOf(diagnostics).map((remedy) => ({ ...remedy, verb: '' }));
  const offered = suggestionsOf(diagnostics).map((remedy) => ({ ...remedy, verb: 'not done by --fix: ' }));
  return [...done, ...offered]
    .flatMap(({ diagnostic, fix, verb }) => [
      `${diagnostic.code}  ${verb}${fix.title}`,
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

function editsByFile(edits: readonly Edit[]): Map<string, Edit[]> {
  const files = new Map<string, Edit[]>();
  for (const edit of edits) files.set(edit.file, [...(files.get(edit.file) ?? []), edit]);
  return files;
}
