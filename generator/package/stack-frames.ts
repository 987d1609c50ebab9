import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { valueIn } from '../cache/store.ts';
import type { Running } from '../precompile/evaluate.mjs';
import { mapFileOf } from '../precompile/store.mjs';
import { nameOfFile } from './roots.mjs';

export const isOfTheme = ({ file }: Frame): boolean => file.startsWith('runtime/');

/** A place in a stack. Lines and columns count from 1. */
export interface Frame {
  /** Relative to the site or to Wortlaut; of a package from `node_modules/` on. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The precompiled tool that this code runs in: a variable that evaluate.mjs defines; undeclared if the sources run. */
declare const runningTool: Running | undefined;

/**
 * The frames of an error's stack, innermost first, in files of the site, of Wortlaut and of packages. Frames in Node are left out, and those in a
 * precompiled tool are mapped to its sources. Empty for a value that is not an error.
 */
export function framesOf(error: unknown): Frame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.split('\n').flatMap((line) => {
    const [, path = '', row, column] = /^\s+at (?:.*\()?((?:file:\/\/)?\/[^()]+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
    const frame = { file: path.startsWith('file:') ? fileURLToPath(path) : path, line: Number(row), column: Number(column) };
    const origin = path ? (sourceOf(frame) ?? frame) : undefined;
    const file = origin && named(origin.file);
    return file ? [{ ...origin, file }] : [];
  });
}

function named(file: string): string | undefined {
  const inPackage = `/${file}`.lastIndexOf('/node_modules/');
  if (inPackage >= 0) return file.slice(inPackage);
  const name = nameOfFile(file);
  return name.startsWith('/') ? undefined : name;
}

let lastMap: { readonly file: string; readonly map: SourceMap | undefined } | undefined;

/** The source of a frame in the running precompiled tool or in a bundle of the cache; undefined for any other frame, or if the source map is gone. */
function sourceOf({ file, line, column }: Frame): Frame | undefined {
  const isTool = typeof runningTool !== 'undefined' && file === runningTool.file;
  if (!isTool && !/\/bundle-[\da-f]{32}$/.test(file)) return undefined;
  if (lastMap?.file !== file) lastMap = { file, map: mapOf(file, isTool) };
  // Code that a plugin adds has no origin; the map then has that of a line before.
  const entry = lastMap.map?.findEntry(line - 1, column - 1);
  if (!entry || !('generatedLine' in entry) || entry.generatedLine !== line - 1) return undefined;
  return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

function mapOf(file: string, isTool: boolean): SourceMap | undefined {
  try {
    const bundle = isTool ? undefined : (valueIn(file, readFileSync(file))?.value as { readonly map: string } | undefined);
    return new SourceMap(JSON.parse(bundle?.map ?? readFileSync(mapFileOf(file), 'utf8')));
  } catch {
    return undefined;
  }
}
