import { readFile, stat } from 'node:fs/promises';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { Fix } from '../diagnostics/fix.ts';
import { faultOfBytes, isSound } from './refuse/bytes.ts';
import { mergeMarker } from './refuse/merge-conflict.ts';

interface LinesRead {
  /** The text of the file; lines that are not UTF-8 are empty. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a file of lines, and reports bytes that are not UTF-8; returns the reason if it cannot be read. */
export async function readLines(path: string, file: string): Promise<LinesRead | { readonly error: string }> {
  const entry = await stat(path).catch(() => undefined);
  // Opening a pipe can block for ever.
  if (entry && !entry.isFile() && !entry.isDirectory()) return { error: 'it is not a file' };
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
  if (!Buffer.isBuffer(bytes)) return { error: bytes.code ?? bytes.message };
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const fault = faultOfBytes(bytes, file);
  if (!fault) return { text, diagnostics: [] };
  const sound = text.split('\n').map((line) => (isSound(line) ? line : ''));
  return { text: sound.join('\n'), diagnostics: [fault] };
}

/** The message for the line of a merge marker. */
export const conflictMarker = 'This is a conflict marker; resolve the conflict.';

/** The place of a merge marker and the fix that removes its line; undefined for any other line. */
export function mergeMarkerAt(
  lines: readonly string[],
  index: number,
  file: string,
): (Required<Place> & { readonly fix: Fix; readonly cause: string }) | undefined {
  const line = lines[index] as string;
  if (!mergeMarker.test(line)) return undefined;
  const isLast = index === lines.length - 1;
  const [start, end] = [index + 1, isLast ? { endLine: index + 1, endColumn: line.length + 1 } : { endLine: index + 2, endColumn: 1 }];
  const edit = { file, line: start, column: 1, ...end, oldText: isLast ? line : `${line}\n`, newText: '' };
  return {
    file,
    line: start,
    column: 1,
    endLine: start,
    endColumn: line.trimEnd().length + 1,
    cause: `merge ${file}`,
    fix: { title: 'Delete the conflict marker', edits: [edit] },
  };
}
