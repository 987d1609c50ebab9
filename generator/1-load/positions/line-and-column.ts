import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Span } from './part-of-text.ts';

/** The indices of the lines of the last text, because a file has many findings. */
let last: { readonly text: string; readonly starts: readonly number[] } | undefined;

/** The line and column of a position in a text, both from 1. */
export function lineAndColumnAt(text: string, position: number): { readonly line: number; readonly column: number } {
  if (last?.text !== text) last = { text, starts: lineStarts(text) };
  const { starts } = last;
  let [first, behind] = [0, starts.length];
  while (behind - first > 1) {
    const middle = (first + behind) >> 1;
    if ((starts[middle] as number) <= position) first = middle;
    else behind = middle;
  }
  return { line: first + 1, column: position - (starts[first] as number) + 1 };
}

/** A range of a file's text as a place. */
export function placeAt(file: string, text: string, [from, to]: Span): Required<Place> {
  const { line, column } = lineAndColumnAt(text, from);
  const end = lineAndColumnAt(text, to);
  return { file, line, column, endLine: end.line, endColumn: end.column };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}
