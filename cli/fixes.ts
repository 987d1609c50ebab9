import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { applyEdits, type Diagnostic, type Edit, type Fix, groupBy, wordDiff, writeAtomically } from '../generator/index.ts';

export interface FindingFix {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

interface AppliedFixes {
  readonly done: readonly FindingFix[];
  /** Fixes whose files have changed since, or that overlap another one. */
  readonly refused: readonly FindingFix[];
}

export const fixesIn = (diagnostics: readonly Diagnostic[]): FindingFix[] =>
  diagnostics.flatMap((diagnostic) => (diagnostic.fix ? [{ diagnostic, fix: diagnostic.fix }] : []));

/** Applies fixes, each file in one step. Edits whose text has changed since the check are refused. */
export async function applyFixes(fixes: readonly FindingFix[], content: string): Promise<AppliedFixes> {
  const refused = await writeEdits(
    fixes.flatMap(({ fix }) => fix.edits),
    content,
  );
  const failed = ({ fix }: FindingFix) => fix.edits.some((edit) => refused.has(edit));
  return { done: fixes.filter((one) => !failed(one)), refused: fixes.filter(failed) };
}

/** Applies edits, each file in one step. Returns those that were refused, because their text has changed meanwhile. */
export async function writeEdits(edits: readonly Edit[], content: string): Promise<ReadonlySet<Edit>> {
  const root = dirname(resolve(content));
  const refused = new Set<Edit>();
  for (const [file, own] of groupBy(edits, ({ file }) => file)) {
    const path = join(root, file);
    const before = await readUtf8(path);
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

/** The text of a file; undefined if it cannot be read or is not UTF-8. */
async function readUtf8(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  const text = bytes?.toString('utf8');
  return text !== undefined && Buffer.from(text).equals(bytes as Buffer) ? text : undefined;
}

/** The changes of these findings' fixes as word diffs (`[-gone-] [+new+]`), and the suggestions, which --fix does not apply. */
export function previewFixes(diagnostics: readonly Diagnostic[], lines: (file: string) => readonly string[] | undefined): string {
  const fixes = fixesIn(diagnostics).map((one) => ({ ...one, verb: '' }));
  const suggestions = diagnostics.flatMap((diagnostic) =>
    diagnostic.suggestion ? [{ diagnostic, fix: diagnostic.suggestion, verb: 'not applied by --fix: ' }] : [],
  );
  return [...fixes, ...suggestions]
    .flatMap(({ diagnostic, fix, verb }) => [
      `${diagnostic.code}  ${verb}${fix.title}`,
      ...fix.edits.map((edit) => {
        const source = (lines(edit.file) ?? []).slice(edit.line - 1, edit.endLine);
        const shifted = { ...edit, line: 1, endLine: edit.endLine - edit.line + 1 };
        // The edit ends at the beginning of the line after a removed one.
        const before = edit.endColumn === 1 && source.length > 1 ? source.slice(0, -1).concat('').join('\n') : source.join('\n');
        return `  ${edit.file}:${edit.line}:${edit.column}  ${wordDiff(before, applyEdits(before, [shifted]).text)}`;
      }),
    ])
    .map((line) => `${line}\n`)
    .join('');
}
