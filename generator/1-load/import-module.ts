import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { describeMissing, relative } from './missing-module.ts';

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
