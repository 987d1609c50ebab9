import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { closestMatch, unambiguousMatch } from '../diagnostics/closest-match.ts';
import { type Diagnostic, finding, type Place } from '../diagnostics/diagnostic.ts';
import type { Fix } from '../diagnostics/fix.ts';
import { placeInText } from '../diagnostics/place-in-text.ts';
import { importsOf } from '../typescript/imports.ts';

/** WL1002 for an import of a missing file, at its place in the source; undefined for any other error of the loader. */
export async function describeMissing(text: string, root: string): Promise<Diagnostic | undefined> {
  const [, missing, importer] = /Cannot find module '([^']+)' imported from ([^\s?]+)/.exec(text) ?? [];
  const file = importer && relative(importer, root);
  if (!missing || !file) return undefined;
  const { parseModule } = await import('../typescript/parse-module.ts');
  const { text: source, program } = parseModule(importer, await readFile(importer, 'utf8').catch(() => ''));
  const imported = importsOf(program).find(({ specifier }) => resolve(dirname(importer), specifier) === missing);
  const place = imported && placeInText(source, imported.span);
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
    ...place,
    message: `This file imports ${name}, which does not exist.`,
    hint: near ? `Did you mean ${near}.ts? Otherwise write the missing file.` : 'Correct the name, or write the missing file.',
    cause: `module ${name}`,
    ...(place && right !== undefined && { fix: renamed({ file, ...place }, imported.specifier, right) }),
  });
}

/** The fix that names another file in an import; the place includes the quotation marks. */
function renamed(place: Required<Place>, specifier: string, right: string): Fix {
  const newText = `${specifier.slice(0, specifier.lastIndexOf('/') + 1)}${right}.ts`;
  const edit = { ...place, column: place.column + 1, endColumn: place.endColumn - 1, oldText: specifier, newText };
  return { title: `Import ${newText}`, edits: [edit] };
}

/** A path relative to the root, without the loader's query; undefined for a path outside the root. */
export function relative(path: string, root: string): string | undefined {
  const plain = path.replace(/\?.*$/, '');
  return plain.startsWith(`${root}/`) ? plain.slice(root.length + 1) : undefined;
}
