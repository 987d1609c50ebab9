import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { dirname, join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { closestMatch, unambiguousMatch } from '../diagnostics/closest-match.ts';
import { type Diagnostic, finding, type Place } from '../diagnostics/diagnostic.ts';
import type { Fix } from '../diagnostics/fix.ts';
import { placeInText } from '../diagnostics/place-in-text.ts';
import { importsOf } from '../typescript/imports.ts';

/** The default export of a file, or a diagnostic if it is missing. */
export type Imported = { readonly value: unknown } | { readonly diagnostic: Diagnostic };

/** The default export among the exports of a file (WL1003 if it is missing). */
export function defaultOf(exported: object, file: string): Imported {
  return 'default' in exported ? { value: exported.default } : { diagnostic: withoutDefault(file) };
}

const withoutDefault = (file: string): Diagnostic =>
  finding('WL1003', { file }, [
    'This file has no default export, so the site cannot use it.',
    'Begin its definition with `export default`.',
  ]);

export interface Importer {
  /** File below the root → its default export. A file is evaluated once, however often it is imported. */
  importDefaults(files: readonly string[]): Promise<ReadonlyMap<string, Imported>>;
}

/** Imports TypeScript files into a separate module graph, so that another importer reads changed files again. */
export function openImporter(root: string): Importer {
  const namespace = `wortlaut-${randomInt(2 ** 47)}`;
  return {
    async importDefaults(files) {
      if (files.length === 0) return new Map();
      const { register } = await import('tsx/esm/api');
      const scope = register({ namespace });
      const importDefault = async (file: string): Promise<Imported> => {
        try {
          return defaultOf(await scope.import(pathToFileURL(`${root}/${file}`).href, import.meta.url), file);
        } catch (error) {
          return { diagnostic: await describeFailure(error, root, file) };
        }
      };
      const imported = await Promise.all(files.map(async (file) => [file, await importDefault(file)] as const));
      await scope.unregister();
      return new Map(imported);
    },
  };
}

/** The diagnostic for an error of the module loader, at the place in the error, which may be in another file. */
async function describeFailure(error: unknown, root: string, file: string): Promise<Diagnostic> {
  const text = error instanceof Error ? error.message : String(error);
  const missing = await describeMissing(text, root);
  if (missing) return missing;
  const [, imported] = /requested module '(\.[^']+)' does not provide an export named 'default'/.exec(text) ?? [];
  if (imported) return withoutDefault(join(dirname(file), imported));
  const place = placeInStack(error, root);
  const [, name = ''] = /^(\w+) is not defined$/.exec(text) ?? [];
  const isOfWortlaut = name in (await import('../model/index.ts'));
  return finding('WL1002', { file, ...place }, [
    `This file stops with an error while it is loaded: ${firstLine(text).replaceAll(`${root}/`, '')}`,
    isOfWortlaut
      ? `Import it at the beginning: import { ${name} } from 'wortlaut';`
      : 'Content files hold data only; look for a value or an import that does not exist.',
  ]);
}

function placeInStack(error: unknown, root: string) {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, path = '', line, column] of stack.matchAll(/\(?((?:file:\/\/)?\/[^\s():?]+\.ts)[^\s():]*:(\d+):(\d+)/g)) {
    const file = relative(path.replace(/^file:\/\//, ''), root);
    if (file && !file.startsWith('generator/')) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

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
