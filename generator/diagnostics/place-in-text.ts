import type { Place } from './diagnostic.ts';

/** A range of a text: its first character, and the one behind its last. */
export type Span = readonly [from: number, to: number];

/** The line and the column of an offset in a text, both from 1. A byte order mark has no column. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  const mark = before.length === 1 && text.startsWith('\uFEFF') ? 1 : 0;
  return { line: before.length, column: (before.at(-1)?.length ?? 0) - mark + 1 };
}

/** Lines and columns of a range of a text. */
export function placeInText(text: string, [from, to]: Span): Required<Omit<Place, 'file'>> {
  const [start, end] = [positionAt(text, from), positionAt(text, to)];
  return { ...start, endLine: end.line, endColumn: end.column };
}
