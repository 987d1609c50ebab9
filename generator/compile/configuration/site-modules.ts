import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fileOf, type SitePlace } from '../../bundle/bundle-inputs.ts';
import { evaluateBundle, importerFor } from '../../bundle/evaluate-bundle.ts';
import { type ModuleRunner, openRunner } from '../../bundle/module-runner.ts';
import { type BundleToFind, type ServerBundle, serverBundle } from '../../bundle/server-bundle.ts';
import type { SiteVite } from '../../bundle/site-vite.ts';
import { watchedPlugins } from '../../bundle/watched-plugins.ts';
import type { DiagnosticError } from '../../diagnostics/diagnostic.ts';
import type { Config } from '../../node/config.ts';
import { configFiles, configFilesIn, themeFile } from '../../package/roots.mjs';
import type { Theme } from '../../react/theme.ts';

/* The theme and the configuration are each one bundle in the cache of the site. They get these modules from the running Wortlaut. */

const shared: Readonly<Record<string, () => Promise<object>>> = {
  wortlaut: () => import('../../model/index.ts'),
  'wortlaut/react': () => import('../../react/index.ts'),
  'wortlaut/client': () => import('../../client/index.ts'),
  // A configuration builds and checks nothing itself.
  'wortlaut/node': async () => ({ ...(await import('../../node/check.ts')), ...(await import('../../node/config.ts')) }),
  react: () => import('react'),
  'react/jsx-runtime': () => import('../../react/jsx-of-pages.ts'),
  'react/jsx-dev-runtime': () => import('../../react/jsx-with-places.ts'),
  'react-dom': () => import('react-dom'),
  'react-intl': () => import('react-intl'),
};

/** The modules of these names: shared ones, and packages as the file imports them. */
const loadFor = (file: string) => async (names: readonly string[]) => {
  // Every module of Wortlaut that imports React is loaded after this.
  if (names.some((name) => name !== 'wortlaut' && name !== 'wortlaut/node')) await import('../../4-render/production-react.ts');
  return new Map(await Promise.all(names.map(async (name) => [name, await (shared[name]?.() ?? importerFor(file)(name))] as const)));
};

function toFind(site: SitePlace, entry: string): BundleToFind {
  const { root, cache } = site;
  const load = loadFor(`${root}/${entry}`);
  const find = {
    root,
    entry,
    cache,
    shared: async () => new Map([...(await load(Object.keys(shared)))].map(([name, module]) => [name, Object.keys(module)])),
  };
  // A configuration runs in Node alone, where packages need no bundling. Plugins of Vite import Vite itself.
  const exportsOf = async (name: string) => Object.keys((await load([name])).get(name) ?? {});
  return entry === themeFile ? { ...find, vite: () => siteVite(site) } : { ...find, exportsOf };
}

/** The plugins and settings of the configuration for the bundles of theme and client: new plugins at each call. Others report a configuration with faults. */
export async function siteVite(site: SitePlace): Promise<SiteVite> {
  const [file] = configFilesIn(site.root);
  if (file === undefined) return { plugins: [], css: {}, cache: site.cache, inputs: configFiles, faults: [] };
  const bundle = await bundleOf(site, file).catch(() => undefined);
  const config = (await importConfig(site, file).catch(() => undefined))?.default as Config | undefined;
  const { plugins = [], css = {} } = config?.vite ?? {};
  const faults: DiagnosticError[] = [];
  const watched = await watchedPlugins(plugins, { root: site.root, file, limit: 60_000, onFault: (fault) => faults.push(fault) });
  return { plugins: watched, css, cache: site.cache, inputs: [...configFiles, ...Object.keys(bundle?.inputs.files ?? {})], faults };
}

/** The bundle of the present state of a module of the site, from the cache or newly made. Rejects with errors in its files. */
export const bundleOf = (site: SitePlace, entry: string): Promise<ServerBundle> => serverBundle(toFind(site, entry));

/** Evaluates the theme of a site: each call returns a new one. Rejects with errors in its files. */
export const importTheme = (site: SitePlace): Promise<{ readonly default: Theme }> =>
  importModule(site, themeFile) as Promise<{ readonly default: Theme }>;

/** Evaluates the configuration of a site, a file relative to its folder. Rejects with errors in its files. */
export const importConfig = (site: SitePlace, file: string): Promise<{ readonly default?: unknown }> => importModule(site, file);

/** Evaluates the theme so that each element of HTML has the place in its source as an attribute. This bundle has a cache of its own. */
export const importThemeWithPlaces = (site: SitePlace): Promise<{ readonly default: Theme }> => {
  const vite = async () => {
    const own = await siteVite(site);
    return { ...own, plugins: [...own.plugins, jsxWithPlaces(site.root)] };
  };
  const wanted = { ...toFind(site, themeFile), cache: join(site.cache, 'places'), vite };
  return importBundle(wanted) as Promise<{ readonly default: Theme }>;
};

/** Evaluates the modules of the theme one by one, for a site that is being written. */
export async function runTheme(site: SitePlace): Promise<ModuleRunner> {
  const { root } = site;
  const load = loadFor(`${root}/${themeFile}`);
  const importPackage = importerFor(`${root}/${themeFile}`);
  return openRunner({ root, entry: themeFile, shared: await load(Object.keys(shared)), vite: await siteVite(site), importPackage });
}

/** Compiles JSX for `jsx-with-places.ts`. The names of files are relative, because another folder may have this cache later. */
const jsxWithPlaces = (root: string): Plugin => ({
  name: 'jsx-with-places',
  enforce: 'post',
  config: () => ({ oxc: { jsx: { development: true } } }),
  transform: {
    filter: { code: '_jsxFileName' },
    handler: (code, id) => ({
      code: code.replace(/(\b_jsxFileName = )"[^"\n]*"/, (_, start) => start + JSON.stringify(fileOf(root, id))),
      map: null,
    }),
  },
});

const importModule = (site: SitePlace, entry: string) => importBundle(toFind(site, entry));

async function importBundle(wanted: BundleToFind): Promise<Readonly<Record<string, unknown>>> {
  const { key, code } = await serverBundle(wanted);
  return evaluateBundle({ key, bundle: await code() }, wanted, loadFor(`${wanted.root}/${wanted.entry}`));
}
