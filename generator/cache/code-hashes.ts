import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { shortHash } from './short-hash.ts';

const templateList = 'templates.ts';
/** What every page goes through: the furniture and what search engines are told. */
const common = ['app.tsx', 'structured-data.ts', 'text-limits.ts'];

/**
 * What the pages of each template are made by: the file of the template with all that it imports, and what every page goes
 * through. Read from the import lines, so a change in one template leaves the pages of the others as they are. `hashes` has the
 * files of the runtime's folder.
 */
export function codeOfTemplates(folder: string, hashes: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const imports = new Map<string, readonly Import[]>();
  const importsOf = (path: string): readonly Import[] => {
    const known = imports.get(path) ?? importsIn(folder, path, hashes);
    imports.set(path, known);
    return known;
  };
  const closure = (first: readonly string[]): Set<string> => {
    const found = new Set(first);
    for (const path of found) if (path !== templateList) for (const { file } of importsOf(path)) found.add(file);
    return found;
  };
  const everywhere = closure(common);
  return Object.fromEntries(
    listedTemplates(folder, importsOf(templateList)).map(([template, file]) => {
      const files = [...new Set([...everywhere, ...closure([file])])].sort();
      return [template, shortHash(files.map((path) => `${path} ${hashes.get(path)}\n`).join(''))];
    }),
  );
}

interface Import {
  readonly names: readonly string[];
  readonly file: string;
}

/** What a file imports from the runtime; styles are bundled for browsers and named by the pages' assets. */
function importsIn(folder: string, path: string, hashes: ReadonlyMap<string, string>): Import[] {
  const source = readFileSync(join(folder, path), 'utf8');
  return [
    ...source.matchAll(/^(?:import|export)\s(?!type\b)([^'"]*?)\bfrom\s*'(\.{1,2}\/[^']+)'|\bimport\('(\.{1,2}\/[^']+)'\)/gm),
  ].flatMap(([, names = '', from = '', later = '']) => {
    const file = normalize(join(dirname(path), from || later));
    return hashes.has(file) ? [{ names: names.match(/\w+/g) ?? [], file }] : [];
  });
}

/** `about: AboutPage,` → the file that AboutPage comes from. */
function listedTemplates(folder: string, imported: readonly Import[]): [string, string][] {
  const source = readFileSync(join(folder, templateList), 'utf8');
  return [...source.matchAll(/^ {2}'?([\w-]+)'?: (\w+),$/gm)].flatMap(([, template = '', component = '']) => {
    const file = imported.find(({ names }) => names.includes(component))?.file;
    return file ? [[template, file] as [string, string]] : [];
  });
}
