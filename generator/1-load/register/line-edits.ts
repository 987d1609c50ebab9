import type { Edit } from '../../diagnostics/fix.ts';
import { positionsIn } from '../refuse/positions-in.ts';

type LineEdit = Omit<Edit, 'file'>;

/** The line that an index is in: its first sign, and the first one of the next line. */
export function lineOf(text: string, index: number): { from: number; to: number } {
  const end = text.indexOf('\n', index);
  return { from: text.lastIndexOf('\n', index - 1) + 1, to: end < 0 ? text.length : end + 1 };
}

/** A line of its own before the line of an index, indented like that one and so many spaces more. */
export function insertion(text: string, index: number, line: string, deeper = 0): LineEdit {
  const { from } = lineOf(text, index);
  const indent = /^[ \t]*/.exec(text.slice(from))?.[0] ?? '';
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return { ...positionsIn(text, from, from), oldText: '', newText: `${indent}${' '.repeat(deeper)}${line}${end}` };
}

/** Takes out the line of an index; nothing where it does not end a statement that begins there. */
export function deletion(text: string, index: number): LineEdit | undefined {
  const { from, to } = lineOf(text, index);
  const line = text.slice(from, to);
  if (text.slice(from, index).trim() || !/^[^;{}]*;\s*$/.test(line)) return undefined;
  return { ...positionsIn(text, from, to), oldText: line, newText: '' };
}
