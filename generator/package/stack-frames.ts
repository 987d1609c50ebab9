import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Running } from '../precompile/evaluate.mjs';
import { mapFileOf } from '../precompile/store.mjs';
import { project } from './project.ts';

/** Where a function stood when an error was made. Lines and columns count from 1. */
export interface Frame {
  /** Relative to the project; of a package from `node_modules/` on. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The precompiled tool that this code runs in, a variable that evaluate.mjs gives it; undeclared where the sources run. */
declare const runningTool: Running | undefined;

/**
 * The places in a stack, innermost first, as files of the project and of packages: Node's own are left out, and those of a precompiled tool
 * are traced back to its sources. Nothing for what is no error.
 */
export function framesOf(error: unknown): Frame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.split('\n').flatMap((line) => {
    const [, path = '', row, column] = /^\s+at (?:.*\()?((?:file:\/\/)?\/[^()]+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
    const frame = { file: path.startsWith('file:') ? fileURLToPath(path) : path, line: Number(row), column: Number(column) };
    const found = path ? (sourceOf(frame) ?? frame) : undefined;
    const file = found && named(found.file);
    return file ? [{ ...found, file }] : [];
  });
}

function named(file: string): string | undefined {
  const inPackage = file.lastIndexOf('/node_modules/');
  if (inPackage >= 0) return file.slice(inPackage + 1);
  if (file.startsWith(`${project}/`)) return file.slice(project.length + 1);
  return file.startsWith('/') ? undefined : file;
}

let map: SourceMap | undefined;

/** What a place in the running precompiled tool was compiled from; nothing for any other place, or where the map is gone. */
function sourceOf({ file, line, column }: Frame): Frame | undefined {
  if (typeof runningTool === 'undefined' || file !== runningTool.file) return undefined;
  try {
    map ??= new SourceMap(JSON.parse(readFileSync(mapFileOf(file), 'utf8')));
  } catch {
    // Without its map the place stays one in the precompiled tool, which no author is sent to.
    return undefined;
  }
  const origin = map.findOrigin(line, column);
  return 'fileName' in origin ? { file: origin.fileName, line: origin.lineNumber, column: origin.columnNumber } : undefined;
}
