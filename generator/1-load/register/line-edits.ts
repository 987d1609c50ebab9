import type { Edit } from '../../diagnostics/fix.ts';
import { positionsIn } from '../refuse/positions-in.ts';

type LineEdit = Omit<Edit, 'file'>;

/** The range of the line that contains an index; its end is the beginning of the next line. */
export function lineOf(text: string, index: number): { from: number; to: number } {
  const end = text.indexOf('\n', index);
  return { from: text.lastIndexOf('\n', index - 1) + 1, to: end < 0 ? text.length : end + 1 };
}

/** Inserts a line before the line of an index, with its indentation and additional spaces. */
export function insertion(text: string, index: number, line: string, deeper = 0): LineEdit {
  const { from } = lineOf(text, index);
  const indent = /^[ \t]*/.exec(text.slice(from))?.[0] ?? '';
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return { ...positionsIn(text, from, from), oldText: '', newText: `${indent}${' '.repeat(deeper)}${line}${end}` };
}

/** Removes the line of an index; undefined unless the line is one whole statement. */
export function deletion(text: string, index: number): LineEdit | undefined {
  const { from, to } = lineOf(text, index);
  const line = text.slice(from, to);
  if (text.slice(from, index).trim() || !/^[^;{}]*;\s*$/.test(line)) return undefined;
  return { ...positionsIn(text, from, to), oldText: line, newText: '' };
}
