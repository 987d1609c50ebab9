import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { placeInText } from '../../diagnostics/place-in-text.ts';
import { groupBy } from '../../model/group-by.ts';
import { memoize } from '../../model/memoize.ts';
import { type Imported, importsOf } from '../../typescript/imports.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';
import type { ContentFolder } from '../content-folder.ts';
import { pathsNamed } from '../module-paths.ts';
import { faultOfBytes } from './bytes.ts';
import { circularImports, type Importer } from './circular-imports.ts';
import { computes, endlessFile } from './endless.ts';
import { lostName } from './lost-names.ts';
import { mergeConflict } from './merge-conflict.ts';
import { restrictions } from './restricted-globals.ts';
import { restrictedUses } from './restricted-uses.ts';
import { syntaxError } from './syntax-error.ts';

/** The used properties of a content folder. */
type Folder = Pick<ContentFolder, 'path' | 'name' | 'modules'>;

/** Path → why a file must not be evaluated: faults in it, or in a file that it imports. */
type Refusals = ReadonlyMap<string, readonly Diagnostic[]>;

interface Examined extends Importer {
  readonly faults: Diagnostic[];
  readonly computes?: boolean;
}

/**
 * Finds files that the TypeScript loader must not evaluate, and their imports: bytes that are not UTF-8, merge conflicts, circular imports,
 * imports from outside the content, uses of the time, the machine or other code, loops that may never end, and what does not end when another
 * process evaluates it.
 */
export async function refusalsOf(folder: Folder, paths: readonly string[]): Promise<Refusals> {
  const examined = new Map<string, Examined>();
  const reached = new Set(paths);
  for (const path of reached) {
    const one = await examine(folder, path);
    if (!one) continue;
    examined.set(path, one);
    for (const { to } of one.edges) reached.add(to);
  }
  const circles = circularImports(examined, folder.name);
  /** The files that are evaluated for a file, itself included. */
  const neededFor = memoize((path: string) => {
    const needed = new Set([path]);
    for (const one of needed) for (const { to } of examined.get(one)?.edges ?? []) needed.add(to);
    return [...needed];
  });
  const faultsOf = (path: string) => neededFor(path).flatMap((one) => [...(examined.get(one)?.faults ?? []), ...(circles.get(one) ?? [])]);
  const computing = [...examined.keys()]
    .filter((path) => neededFor(path).some((one) => examined.get(one)?.computes))
    // A file comes after its imports.
    .toSorted((one, other) => neededFor(one).length - neededFor(other).length);
  for (;;) {
    const sound = computing.filter((path) => !faultsOf(path).length);
    const endless = sound.length ? await endlessFile(folder, sound) : undefined;
    if (!endless) break;
    examined.get(endless.path)?.faults.push(endless.fault);
  }
  const refused = paths.map((path) => [path, faultsOf(path)] as const).filter(([, faults]) => faults.length);
  return withImporters(new Map(refused), folder.name);
}

/** The maximal number of related files of a finding. */
const most = 3;

/** The faults, related to the files that are not read because of them. */
function withImporters(refused: Refusals, name: string): Refusals {
  const pairs = [...refused].flatMap(([path, faults]) => faults.map((fault) => ({ fault, file: `${name}/${path}` })));
  const isElsewhere = ({ fault, file }: (typeof pairs)[number]) => [fault, ...(fault.related ?? [])].every((place) => place.file !== file);
  const importers = groupBy(pairs.filter(isElsewhere), ({ fault }) => fault);
  const reported = memoize((fault: Diagnostic): Diagnostic => {
    const files = importers.get(fault)?.map(({ file }) => file);
    if (!files) return fault;
    const shown = files.slice(0, files.length > most ? most - 1 : most);
    const others = files.slice(shown.length, shown.length + 1).map((file) => ({
      file,
      message: `this file and ${files.length - most} more import it, so they are not read either`,
    }));
    const related = shown.map((file) => ({ file, message: 'this file imports it, so it is not read either' }));
    return { ...fault, related: [...(fault.related ?? []), ...related, ...others] };
  });
  return new Map([...refused].map(([path, faults]) => [path, faults.map(reported)]));
}

/** The faults of a file itself; undefined if it cannot be read, which the loader reports. */
async function examine({ path: root, name, modules: { files, links } }: Folder, path: string): Promise<Examined | undefined> {
  const file = `${name}/${path}`;
  const bytes = await readFile(join(root, path)).catch(() => undefined);
  if (!bytes) return undefined;
  const text = bytes.toString('utf8');
  const unreadable = faultOfBytes(bytes, file) ?? mergeConflict(text, file);
  if (unreadable) return { text, edges: [], faults: [unreadable] };
  const { parseModule } = await import('../../typescript/parse-module.ts');
  const source = parseModule(file, text);
  const unread = syntaxError(source) ?? lostName(source);
  if (unread) return { text, edges: [], faults: [unread] };
  const imports = importsOf(source.program);
  const importing = { root, path, files, isLinked: links.has(path) };
  const outside = imports.filter(({ specifier }) => !isContent(importing, specifier));
  return {
    text,
    computes: computes(source),
    edges: imports.flatMap(({ specifier, span }) =>
      specifier.startsWith('.') ? pathsNamed(path, specifier, files).map((to) => ({ to, span })) : [],
    ),
    faults: [
      ...outside.map((one) => foreignImport(one, { ...source, ...importing })),
      ...restrictedUses(source).map(
        ({ restriction, written, span }): Diagnostic =>
          finding('WL1020', { file, ...placeInText(text, span) }, [
            `This file ${restrictions[restriction]} (${written}), but content is data: it is the same whenever and wherever it is loaded.`,
            'Write the value itself. A value that follows from others is a fact with `derived`, in content/facts.',
          ]),
      ),
    ],
  };
}

interface Importing {
  readonly root: string;
  readonly path: string;
  readonly files: ReadonlySet<string>;
  /** A symbolic link: the TypeScript loader looks up its imports beside the file that it leads to. */
  readonly isLinked: boolean;
}

/** Whether an import leads to `wortlaut`, to content, or to a missing file, which the loader reports. */
function isContent({ root, path, files, isLinked }: Importing, specifier: string): boolean {
  if (specifier === 'wortlaut') return true;
  if (isLinked || !/^\.\.?\//.test(specifier)) return false;
  if (pathsNamed(path, specifier, files).length) return true;
  const named = posix.join(posix.dirname(path), specifier);
  return !named.startsWith('../') && (named.endsWith('.json') || !existsSync(join(root, named)));
}

function foreignImport({ specifier, span }: Imported, { file, path, text, isLinked }: ParsedModule & Importing): Diagnostic {
  const leaves = posix.join(posix.dirname(path), specifier).startsWith('../');
  const isBesideTarget = isLinked && specifier.startsWith('.');
  const what = isBesideTarget
    ? `'${specifier}' from the folder that this link leads to`
    : !specifier.startsWith('.')
      ? `the package '${specifier}'`
      : leaves
        ? `'${specifier}', which is outside the content folder`
        : `'${specifier}', which is not a TypeScript file`;
  return finding('WL1021', { file, ...placeInText(text, span) }, [
    `This file imports ${what}; content imports 'wortlaut' and its own files.`,
    isBesideTarget
      ? 'Replace the link with the file itself.'
      : 'Write the value here, or in another file of the content folder. Content is data, so it needs no other code.',
  ]);
}
