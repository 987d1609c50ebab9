import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { moduleFile } from '../package/roots.mjs';

/** Whether `wortlaut` resolves to the model of this generator for files in a folder. */
export function importsOwnModel(folder: string): boolean {
  try {
    return createRequire(`${folder}/site.ts`).resolve('wortlaut') === model;
  } catch {
    return false;
  }
}

const model = moduleFile('generator/model/index');

/** The content file that a specifier names; undefined if the specifier alone does not determine it. */
export function importedPath(importer: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  if (!plain.test(specifier)) return undefined;
  const path = posix.join(posix.dirname(importer), specifier);
  return files.has(path) ? path : undefined;
}

const plain = /^\.\.?\/[\w./-]+\.ts$/;

/** Every content file that a file may import: all that its text mentions in quotation marks. */
export function mentionedPaths(importer: string, text: string, files: ReadonlySet<string>): string[] {
  return pathsOf(importer, relativeSpecifiers(text), files);
}

/** The relative paths that a text mentions in quotation marks, as they are written. */
export function relativeSpecifiers(text: string): string[] {
  const specifiers = new Set<string>();
  for (let at = text.indexOf('./'); at >= 0; at = text.indexOf('./', at + 2)) {
    const start = text[at - 1] === '.' ? at - 1 : at;
    const quote = text[start - 1] ?? '';
    if (!'\'"`'.includes(quote)) continue;
    const end = text.indexOf(quote, start);
    if (end < 0) continue;
    specifiers.add(text.slice(start, end));
  }
  return [...specifiers];
}

/** The content files that specifiers of a file may resolve to. */
export function pathsOf(importer: string, specifiers: readonly string[], files: ReadonlySet<string>): string[] {
  return [...new Set(specifiers.flatMap((specifier) => pathsNamed(importer, specifier, files)))];
}

/** The content files that a relative specifier may resolve to, with any extension. */
export function pathsNamed(importer: string, specifier: string, files: ReadonlySet<string>): string[] {
  const path = posix.join(posix.dirname(importer), specifier);
  return [path, `${path}.ts`, path.replace(/\.js$/, '.ts'), `${path}/index.ts`].filter((candidate) => files.has(candidate));
}
