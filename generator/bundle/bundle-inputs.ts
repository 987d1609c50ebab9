import { statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { openStore } from '../cache/store.ts';
import type { Fingerprint } from '../package/fingerprint.mjs';
import { moduleFile } from '../package/roots.mjs';

export interface SitePlace {
  readonly root: string;
  readonly cache: string;
}

/** The record of the last bundle of an entry of a site, in the cache under `inputs-of`. */
export interface RecordedInputs {
  readonly inputs: Fingerprint;
}

/** The beginning of the ids of modules that the running Wortlaut shares with the site. */
export const sharedPrefix = 'shared:';

export const client = 'client';

/** Lists the inputs of the last bundles of a site, in its cache. A copy of the cache at another path has those of the site that was there. */
export function inputRecords<Record extends RecordedInputs>(root: string, cache: string, entry: string) {
  const store = openStore(cache);
  const keys = [[root, entry], [entry]];
  return {
    async read(): Promise<Record | undefined> {
      for (const key of keys) {
        const record = await store.read<Record>('inputs-of', key);
        if (record) return record;
      }
      return undefined;
    },
    async write(record: Record): Promise<void> {
      for (const key of keys) await store.write('inputs-of', key, record);
    },
  };
}

/** The files that the last bundles of these entries were made of, relative to the folder of the site, without those of installed packages. */
export async function recordedFiles(root: string, cache: string, entries: readonly string[]): Promise<string[]> {
  const records = await Promise.all(entries.map((entry) => inputRecords(root, cache, entry).read()));
  const files = records.flatMap((record) => Object.keys(record?.inputs.files ?? {}));
  return [...new Set(files)].filter((file) => !file.endsWith('/') && !/(^|\/)node_modules\//.test(file));
}

/** Files beside the modules that decide how these are compiled and which packages they get: npm's own list contains the installed packages. */
export const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

/** The file of a module, relative to the folder of the site. */
export const fileOf = (root: string, id: string) => relative(root, id.replace(/\?.*$/, ''));

/** The files of modules, sorted; virtual modules of the bundler have none. */
export const filesOf = (ids: readonly string[], root: string): string[] =>
  [...new Set(ids.filter((id) => id.startsWith('/')).map((id) => fileOf(root, id)))].sort();

/** The files of this folder whose code decides what is in a bundle. */
const bundlers = [
  'asset-names',
  'client-config',
  'images',
  'module-bundler',
  'native-packages',
  'pictures',
  'shared-modules',
  'site-vite',
  'theme-graph',
  'vite',
];

/**
 * Lists the dependencies of a bundle of these modules, relative to the folder of the site: their files, the names in their folders (paths that end with
 * a slash), which decide where an import without an ending or a glob leads to, settings, the configuration, and the code that bundles.
 */
export function inputsOf(ids: readonly string[], root: string, vite?: { readonly inputs: readonly string[] }): string[] {
  const files = filesOf(ids, root);
  const folders = files.filter((file) => !file.includes('node_modules/')).map(dirname);
  const named = [...new Set(folders)].filter((folder) => folder !== '.').map((folder) => `${folder}/`);
  const own = bundlers.map((name) => relative(root, moduleFile(`generator/bundle/${name}`)));
  return [...new Set([...settings, ...own, ...named, ...files, ...(vite?.inputs ?? [])])].sort();
}

/** Adds the ids of all modules of a bundle, and the files that plugins read for them, such as those that a style sheet imports. */
export const recordInputs = (ids: Set<string>, readByPlugins?: Set<string>): Plugin => ({
  name: 'record-inputs',
  buildEnd() {
    for (const id of this.getModuleIds()) ids.add(id);
  },
  configResolved({ plugins }) {
    const list = plugins as Plugin[];
    for (const [index, plugin] of list.entries()) {
      const { transform } = plugin;
      if (!transform) continue;
      const handler = typeof transform === 'function' ? transform : transform.handler;
      const recording: typeof handler = function (this, ...given) {
        const watch = this.addWatchFile;
        this.addWatchFile = (file) => {
          if (statSync(file, { throwIfNoEntry: false })?.isFile()) {
            ids.add(file);
            readByPlugins?.add(file);
          }
          watch.call(this, file);
        };
        return handler.apply(this, given);
      };
      const hook = typeof transform === 'function' ? recording : { ...transform, handler: recording };
      list[index] = Object.assign(Object.create(plugin), plugin, { transform: hook });
    }
  },
});
