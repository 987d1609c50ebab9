import { existsSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { DiagnosticError } from '../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../model/site-files.ts';
import { fileOf, filesOf, inputsOf, recordInputs } from './bundle-inputs.ts';
import { nativePackages } from './native-packages.ts';
import { type ShareableModules, sharedModules } from './shared-modules.ts';
import { bundledScript, type SiteVite, siteOptions } from './site-vite.ts';
import { faultAt, noTheme } from './theme-faults.ts';
import { emptyGraph, isSheet, sheetName, type ThemeGraph, themeGraph } from './theme-graph.ts';

/** A module that all others of a bundle are imported by. */
export interface EntryModule extends Pick<ShareableModules, 'shared' | 'exportsOf'> {
  readonly root: string;
  /** Relative to that folder. */
  readonly entry: string;
  readonly vite?: SiteVite | undefined;
}

/** A module with everything that it imports, as one script. */
export interface BundledModule extends ThemeGraph {
  /** A function expression: `(exports, require, shared, metaOf) => …`. */
  readonly code: string;
  /** A source map (version 3, JSON) whose sources are relative to the folder of the site. */
  readonly map: string;
  readonly imports: readonly string[];
  /** Everything that was read for it, relative to the folder of the site; paths of folders end with a slash. */
  readonly inputs: readonly string[];
  /** The files that plugins read for a module, besides those of style sheets. */
  readonly readByPlugins: readonly string[];
  readonly sheets: ImportedSheets;
  /** Files that pages need: images and fonts. */
  readonly assets: SiteFiles;
}

/** Path of a style sheet that modules import, relative to the folder of the site → its rules, and the script that exports its classes. */
export type ImportedSheets = ReadonlyMap<string, { readonly css: string; readonly script: string }>;

/**
 * Bundles a module of the site for Node with all its imports, packages included. Modules that the running Wortlaut shares with the site,
 * Node's own and packages with native code are not part of the bundle. Throws a `DiagnosticError` if the module is
 * missing, and the errors of the bundler.
 */
export async function bundleModule({ root, entry, shared, exportsOf, vite }: EntryModule): Promise<BundledModule> {
  if (!existsSync(`${root}/${entry}`)) throw new DiagnosticError([faultAt(noTheme)]);
  if (root.includes('?')) throw new DiagnosticError([faultAt({ file: entry, ...queryInPath })]);
  const imports = new Set<string>();
  const read = new Set<string>();
  const readByPlugins = new Set<string>();
  const graph = new Map<string, readonly string[]>();
  let theme = emptyGraph;
  const sheets = new Map<string, { readonly css: string; readonly script: string }>();
  const recorder: Rolldown.Plugin = {
    name: 'recorder',
    // Vite has compiled a sheet before plugins that it is given, and makes a script of it after them.
    transform: { filter: { id: sheetName }, handler: (css, id) => void sheets.set(fileOf(root, id), { css, script: '' }) },
    async buildEnd(error) {
      if (error) return;
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        graph.set(id, [...importedIds, ...dynamicallyImportedIds]);
      }
      const address = (_: string, id: string, rest = '') => `/${this.getFileName(id)}${rest}`;
      for (const [file, { css, script }] of sheets)
        sheets.set(file, { css: css.replace(/__VITE_ASSET__([\w$]+)__(?:\$_(.*?)__)?/g, address), script });
      theme = await themeGraph(root, graph, async (specifier, importer) => (await this.resolve(specifier, importer))?.id);
    },
  };
  const options = siteOptions(root, vite);
  const { chunk, map, output } = await bundledScript(
    {
      ...options,
      resolve: { tsconfigPaths: true },
      plugins: [
        recordInputs(read, readByPlugins),
        sharedModules({ shared, exportsOf, onImport: (name) => imports.add(name) }),
        nativePackages,
        ownPlaces(root),
        ...options.plugins,
        recorder,
        knownClasses(root, (file, script) => sheets.set(file, { css: '', ...sheets.get(file), script })),
      ],
      build: { ...options.build, ssrEmitAssets: true },
    },
    { input: `${root}/${entry}`, nameOf: (file) => fileOf(root, file), vite },
  );
  return {
    code: `(function (exports, require, shared, metaOf) {'use strict';${chunk.code}\n})`,
    map,
    imports: [...imports],
    inputs: inputsOf([...read], root, vite),
    readByPlugins: filesOf(
      [...readByPlugins].filter((file) => !isSheet(file)),
      root,
    ),
    ...theme,
    sheets,
    assets: new Map(
      output.flatMap((item) =>
        item.type === 'asset' && !/\.(css|map)$/.test(item.fileName) ? [[item.fileName, item.source] as const] : [],
      ),
    ),
  };
}

/** Vite takes the rest of such a path for a query. */
const queryInPath = {
  message: 'The path of the folder of this site contains a question mark, behind which the bundler finds no file',
  hint: 'Rename that folder.',
};

/** Modules with the classes of a sheet throw for one that it does not have, while pages are rendered. `onScript` is given their scripts before. */
export const knownClasses = (root: string, onScript?: (file: string, script: string) => void): Plugin => ({
  name: 'known-classes',
  enforce: 'post',
  transform: {
    filter: { id: sheetName },
    handler(script, id) {
      const file = fileOf(root, id);
      onScript?.(file, script);
      return { code: withKnownClasses(script, file), map: null };
    },
  },
});

const withKnownClasses = (script: string, file: string) =>
  script.replace(/^export default (\{[\s\S]*\});?\s*$/m, (_, classes) => {
    const message = `\`${file} has no class '\${name}'\``;
    const get = `(all, name) => { if (typeof name === 'string' && !/^[_$]|^(then|toJSON)$/.test(name) && !(name in all)) throw new Error(${message}); return all[name]; }`;
    return `export default new Proxy(${classes}, { get: ${get} });`;
  });

/** A module of the site gets its own place as `import.meta.url`, `dirname` and `filename`. */
const ownPlaces = (root: string): Rolldown.Plugin => ({
  name: 'own-places',
  transform: {
    filter: { code: 'import.meta.' },
    handler(code, id) {
      const file = JSON.stringify(fileOf(root, id));
      return { code: code.replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, name) => `metaOf(${file}).${name}`), map: null };
    },
  },
});
