import * as model from '../model/index.ts';
import { type DataModule, type Exports, readDataModule } from './data-module/data-module.ts';
import { ModuleGroups } from './module-groups.ts';
import { importedPath, mentionedPaths } from './module-paths.ts';

/** The files of a content folder, and a function that reads them. */
export interface ModuleFiles {
  readonly files: ReadonlySet<string>;
  /** The symbolic links among them. */
  readonly links: ReadonlySet<string>;
  /** Whether specifiers alone determine the imported files: `wortlaut` is the model of this generator. */
  readonly isResolvable: boolean;
  /** The text of a file; undefined if it cannot be read or is not text, which is reported before the TypeScript loader runs. */
  read(path: string): string | undefined;
}

/** Evaluated content files and all their imports. */
export interface LinkedModules {
  /** The exports of files that are plain data. */
  readonly direct: ReadonlyMap<string, Exports>;
  /** All other files, with every file that imports or is imported by one: they share objects, so the loader evaluates them. */
  readonly indirect: ReadonlySet<string>;
  /** File → the content files that it imports. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

export const noModules: LinkedModules = { direct: new Map(), indirect: new Set(), imports: new Map() };

/** Evaluates files and their imports, each once, except those in `earlier`; the result has only the new ones. */
export function linkModules(paths: Iterable<string>, files: ModuleFiles, earlier: LinkedModules = noModules): LinkedModules {
  const direct = new Map<string, Exports>();
  const refused = new Set<string>();
  const groups = new ModuleGroups();
  const imports = new Map<string, Set<string>>();
  const evaluating = new Set<string>();

  const visit = (path: string): Exports | undefined => {
    const done = direct.get(path) ?? earlier.direct.get(path);
    if (done || refused.has(path) || earlier.indirect.has(path)) return done;
    // A circular import: none of its files can be evaluated first.
    if (evaluating.has(path)) return undefined;
    evaluating.add(path);
    const exported = evaluate(path);
    evaluating.delete(path);
    if (exported) direct.set(path, exported);
    else refused.add(path);
    return exported;
  };

  const follow = (importer: string, path: string): Exports | undefined => {
    groups.join(importer, path);
    imports.set(importer, (imports.get(importer) ?? new Set()).add(path));
    return visit(path);
  };

  const evaluate = (path: string): Exports | undefined => {
    const text = files.read(path);
    const module = text === undefined ? undefined : readDataModule(text);
    const imported = module && importsOf(path, module, files);
    if (module && imported) {
      const exportsOf = new Map([...imported].map(([specifier, file]) => [specifier, file === 'wortlaut' ? model : follow(path, file)]));
      const complete = [...exportsOf.values()].every((one) => one !== undefined);
      const exported = complete ? module.evaluate((specifier) => exportsOf.get(specifier) as Exports) : undefined;
      if (exported) return exported;
    }
    for (const file of mentionedPaths(path, text ?? '', files.files)) follow(path, file);
    return undefined;
  };

  if (!files.isResolvable) return { direct, indirect: new Set(paths), imports };
  for (const path of paths) visit(path);
  const indirect = groups.from(refused);
  for (const path of indirect) direct.delete(path);
  return { direct, indirect, imports };
}

/** Specifier → its content file, or `wortlaut`; undefined if a specifier names something else. */
function importsOf(path: string, { imports }: DataModule, { files, links }: ModuleFiles): Map<string, string> | undefined {
  const pathsBySpecifier = new Map<string, string>();
  for (const specifier of imports) {
    const file = specifier === 'wortlaut' ? specifier : links.has(path) ? undefined : importedPath(path, specifier, files);
    if (file === undefined) return undefined;
    pathsBySpecifier.set(specifier, file);
  }
  return pathsBySpecifier;
}
