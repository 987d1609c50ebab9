import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { closestMatch, unambiguousMatch } from '../diagnostics/closest-match.ts';
import { type Diagnostic, finding, type Place } from '../diagnostics/diagnostic.ts';
import type { Fix } from '../diagnostics/fix.ts';
import { relative } from './relative.ts';

/** WL1002 for an import of a missing file, at its place in the source; undefined for any other error of the loader. */
export async function describeMissing(text: string, root: string): Promise<Diagnostic | undefined> {
  const [, missing, importer] = /Cannot find module '([^']+)' imported from ([^\s?]+)/.exec(text) ?? [];
  const file = importer && relative(importer, root);
  if (!missing || !file) return undefined;
  const written = specifierIn(
    await readFile(importer, 'utf8').catch(() => ''),
    (specifier) => resolve(dirname(importer), specifier) === missing,
  );
  const name = relative(missing, root) ?? basename(missing);
  const beside = (await readdir(dirname(missing)).catch(() => []))
    .sort()
    .filter((one) => one.endsWith('.ts'))
    .map((one) => basename(one, '.ts'));
  const wrong = basename(missing, '.ts');
  const near = closestMatch(wrong, beside);
  const right = unambiguousMatch(wrong, beside);
  return finding('WL1002', {
    file,
    ...written?.place,
    message: `This file imports ${name}, which does not exist.`,
    hint: near ? `Did you mean ${near}.ts? Otherwise write the missing file.` : 'Correct the name, or write the missing file.',
    cause: `module ${name}`,
    ...(written && right !== undefined && { fix: renamed(file, written, right) }),
  });
}

interface SpecifierPlace {
  readonly specifier: string;
  readonly place: Required<Pick<Place, 'line' | 'column' | 'endLine' | 'endColumn'>>;
}

/** The place of a specifier in a file, with its quotation marks. */
function specifierIn(source: string, isMatch: (specifier: string) => boolean): SpecifierPlace | undefined {
  for (const [index, line] of source.split('\n').entries()) {
    const quoted = /(?:from|import)\s+(?=['"])/.exec(line);
    const start = quoted ? quoted.index + quoted[0].length : -1;
    const specifier = start < 0 ? undefined : /^['"]([^'"]+)['"]/.exec(line.slice(start))?.[1];
    if (specifier === undefined || !isMatch(specifier)) continue;
    const place = { line: index + 1, column: start + 1, endLine: index + 1, endColumn: start + specifier.length + 3 };
    return { specifier, place };
  }
  return undefined;
}

function renamed(file: string, { specifier, place }: SpecifierPlace, right: string): Fix {
  const newText = `${specifier.slice(0, specifier.lastIndexOf('/') + 1)}${right}.ts`;
  const edit = { file, ...place, column: place.column + 1, endColumn: place.endColumn - 1, oldText: specifier, newText };
  return { title: `Import ${newText}`, edits: [edit] };
}
