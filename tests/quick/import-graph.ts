import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

/** For each file of the project, the files that import a value from it. Paths in the project. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads every module below the folders. Packages and imports that have no type but a computed name are left out. */
export function readImporters(project: string, folders: readonly string[]): Importers {
  const importers = new Map<string, Set<string>>();
  for (const file of folders.flatMap((folder) => modulesBelow(project, folder))) {
    for (const source of valueImports(join(project, file))) {
      const imported = resolveImport(project, file, source);
      if (!imported) continue;
      const known = importers.get(imported) ?? new Set();
      importers.set(imported, known.add(file));
    }
  }
  return importers;
}

/** For every file that reaches one of the given ones by imports, the number of imports between them; 0 for those themselves. */
export function distances(importers: Importers, from: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map(from.map((file) => [file, 0]));
  let edge = [...found.keys()];
  for (let distance = 1; edge.length; distance++) {
    edge = edge.flatMap((file) => [...(importers.get(file) ?? [])]).filter((file) => !found.has(file));
    for (const file of edge) found.set(file, distance);
  }
  return found;
}

function modulesBelow(project: string, folder: string): string[] {
  if (!existsSync(join(project, folder))) return [];
  const entries = readdirSync(join(project, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:[mc]?[jt]s|tsx)$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)));
}

function valueImports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const isValue = ({ isType }: { isType: boolean }) => !isType;
  const sources = [
    ...module.staticImports.filter(({ entries }) => !entries.length || entries.some(isValue)).map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.filter(isValue).map((one) => one.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => readFileSync(file, 'utf8').slice(start + 1, end - 1)),
  ];
  return sources.filter((source) => source !== undefined);
}

/** The file that an import means; undefined for a package. The project writes every ending out. */
function resolveImport(project: string, importer: string, source: string): string | undefined {
  if (source === 'wortlaut') return 'generator/model/index.ts';
  if (!source.startsWith('.')) return undefined;
  const path = join(dirname(importer), source.replace(/\?.*$/, ''));
  return existsSync(join(project, path)) ? path : undefined;
}
