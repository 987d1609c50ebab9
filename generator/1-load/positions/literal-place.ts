import { dirname, join } from 'node:path/posix';
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

/**
 * Finds the place of a value that a file of plain data writes as a literal, or that it imports from such a file, without TypeScript; undefined
 * for any other.
 */
export function openLiterals(read: ReadSource): (target: Target) => Place | undefined {
  const files = memoize((file: string) => {
    const text = read(file) ?? '';
    return { text, spanOf: readSpans(text) };
  });
  const written = (file: string, path: readonly string[], far = 0): LiteralPlace | undefined => {
    const value = files(file).spanOf(path);
    if (!value || 'span' in value) return value && { file, ...value };
    if (!value.from.startsWith('.') || far > mostImports) return undefined;
    const imported = written(join(dirname(file), value.from), value.path, far + 1);
    return imported?.isGroup && value.name ? { ...imported, file, span: value.name } : imported;
  };
  return ({ file: from, path, found, part }) => {
    const value = written(from, path);
    if (!value) return undefined;
    const { file, span, isString } = value;
    const { text } = files(file);
    return placeAt(file, text, isString ? ((part && partOf(text, span, part)) ?? within(text, span, found)) : span);
  };
}

/** After so many, files are assumed to import each other. */
const mostImports = 40;

interface LiteralPlace {
  readonly file: string;
  readonly span: Span;
  readonly isString: boolean;
  readonly isGroup: boolean;
}
