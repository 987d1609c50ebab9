import { memoize } from '../model/memoize.ts';

/** A place in a file; lines and columns count from 1, columns in UTF-16 units as editors do. The end is after the last character. */
export interface Place {
  /** Relative to the folder that holds the content folder. */
  readonly file: string;
  /** The first line; absent where the finding concerns the whole file. */
  readonly line?: number;
  /** The column of the first character. */
  readonly column?: number;
  /** The line of the last character. */
  readonly endLine?: number;
  /** The column after the last character. */
  readonly endColumn?: number;
}

/** A range of a text: its first character, and the one behind its last. */
export type Span = readonly [from: number, to: number];

/** A text as an object, so that its lines are searched for once, however many places it has. */
interface Source {
  readonly text: string;
}

const startsIn = memoize(({ text }: Source) => lineStarts(text), new WeakMap<Source, readonly number[]>());

/** The line and the column of an offset in a text, both from 1. A byte order mark has no column. */
export function positionAt(source: string | Source, offset: number): { readonly line: number; readonly column: number } {
  const { text } = typeof source === 'string' ? { text: source } : source;
  const starts = typeof source === 'string' ? lineStarts(source) : startsIn(source);
  const line = Math.max(
    0,
    starts.findLastIndex((start) => start <= offset),
  );
  const mark = line === 0 && text.startsWith('\uFEFF') ? 1 : 0;
  return { line: line + 1, column: offset - (starts[line] as number) - mark + 1 };
}

/** Lines and columns of a range of a text. */
export function placeInText(source: string | Source, [from, to]: Span): Required<Omit<Place, 'file'>> {
  const [start, end] = [positionAt(source, from), positionAt(source, to)];
  return { ...start, endLine: end.line, endColumn: end.column };
}

/** The offsets at which the lines of a text begin. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
