import type { SourceFile } from 'ts-morph';

/** File → the indices of its lines, cached because a file has many findings. */
const known = new WeakMap<SourceFile, readonly number[]>();

/** The line and column of a position in a file, both from 1. */
export function lineAndColumnAt(source: SourceFile, position: number): { readonly line: number; readonly column: number } {
  const starts = known.get(source) ?? lineStarts(source.getFullText());
  known.set(source, starts);
  let [first, behind] = [0, starts.length];
  while (behind - first > 1) {
    const middle = (first + behind) >> 1;
    if ((starts[middle] as number) <= position) first = middle;
    else behind = middle;
  }
  return { line: first + 1, column: position - (starts[first] as number) + 1 };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}
