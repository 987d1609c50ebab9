import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { project } from '../project.ts';

/** Whether files in a folder that import `wortlaut` get the model of this very generator. */
export function importsOwnModel(folder: string): boolean {
  try {
    return createRequire(`${folder}/site.ts`).resolve('wortlaut') === model;
  } catch {
    return false;
  }
}

const model = `${project}/generator/model/index.ts`;

/** The content file that an import of another one names; nothing where that is not certain from the name alone. */
export function importedPath(importer: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  if (!plain.test(specifier)) return undefined;
  const path = posix.join(posix.dirname(importer), specifier);
  return files.has(path) ? path : undefined;
}

const plain = /^\.\.?\/[\w./-]+\.ts$/;

/**
 * Every content file that a file may import, in whatever way: all that its text names in quotation marks. A text whose characters
 * are its bytes (`latin1`) does as well.
 */
export function mentionedPaths(importer: string, text: string, files: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (let at = text.indexOf('./'); at >= 0; at = text.indexOf('./', at + 2)) {
    const start = text[at - 1] === '.' ? at - 1 : at;
    const quote = text[start - 1] ?? ' ';
    if (!'\'"`'.includes(quote)) continue;
    const written = text.slice(start, text.indexOf(quote, start));
    const plainly = importedPath(importer, written, files);
    if (plainly !== undefined) found.add(plainly);
    else for (const path of spellingsOf(importer, written)) if (files.has(path)) found.add(path);
  }
  return [...found];
}

/** The files that a loader may take an import for, whichever way its text was decoded. */
function spellingsOf(importer: string, written: string): string[] {
  return [written, Buffer.from(written, 'latin1').toString()].flatMap((specifier) => {
    const path = posix.join(posix.dirname(importer), specifier);
    return [path, `${path}.ts`, path.replace(/\.js$/, '.ts'), `${path}/index.ts`];
  });
}
