import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Format, formats, report, type Result } from '../generator/6-report/report.ts';
import { choice } from './options.ts';

/** The format asked for; without one, pretty at a terminal and in CI alike. */
export function formatOf(given: string | undefined): Format {
  return given === undefined ? 'pretty' : choice('format', given, formats);
}

/** Writes a result to standard output in the format asked for. Code frames read the sources. */
export function print(result: Result, format: Format, content: string): void {
  const root = dirname(resolve(content));
  const cache = new Map<string, readonly string[] | undefined>();
  const lines = (file: string) => {
    if (!cache.has(file)) cache.set(file, readLines(join(root, file)));
    return cache.get(file);
  };
  process.stdout.write(report(result, format, { colour: usesColour(process.stdout), lines }));
}

/** Colour at a terminal, unless NO_COLOR asks for none. */
export function usesColour(stream: NodeJS.WriteStream): boolean {
  return Boolean(stream.isTTY) && !process.env['NO_COLOR'];
}

function readLines(file: string): readonly string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}
