import type { Place } from '../../diagnostics/diagnostic.ts';
import { memoize } from '../../model/memoize.ts';
import { readSpans } from '../data-module/span.ts';
import { placeAt } from './line-and-column.ts';
import { partOf, type Span, within } from './part-of-text.ts';
import type { ReadSource } from './source-files.ts';

/** A value by its data path in what a file exports, and optionally a part of it. */
export interface Target {
  readonly file: string;
  readonly path: readonly string[];
  readonly found?: string | undefined;
  /** That part, by its indices in the value. */
  readonly part?: Span | undefined;
}

/** Finds the place of a value that a file of plain data writes as a literal, without TypeScript; undefined for any other. */
export function openLiterals(read: ReadSource): (target: Target) => Place | undefined {
  const files = memoize((file: string) => {
    const text = read(file) ?? '';
    return { text, spanOf: readSpans(text) };
  });
  return ({ file, path, found, part }) => {
    const { text, spanOf } = files(file);
    const written = spanOf(path);
    if (!written) return undefined;
    const { span, isString } = written;
    return placeAt(file, text, isString ? ((part && partOf(text, span, part)) ?? within(text, span, found)) : span);
  };
}
