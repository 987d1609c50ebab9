import { evaluateBundle } from '../../bundle/evaluate-bundle.ts';
import { type ServerBundle, serverBundle } from '../../bundle/server-bundle.ts';
import { themeFile } from '../../package/roots.mjs';
import type { Theme } from '../../react/theme.ts';
import { cacheOf } from './settings.ts';

/* The theme and the configuration are each one bundle in the cache of the site. They get these modules from the running Wortlaut. */

const shared: Readonly<Record<string, () => Promise<object>>> = {
  wortlaut: () => import('../../model/index.ts'),
  'wortlaut/react': () => import('../../react/index.ts'),
  'wortlaut/client': () => import('../../client/index.ts'),
  // A configuration builds and checks nothing itself.
  'wortlaut/node': async () => ({ ...(await import('../../node/check.ts')), ...(await import('../../node/config.ts')) }),
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-intl': () => import('react-intl'),
};

const load = async (names: readonly string[]) =>
  new Map(await Promise.all(names.map(async (name) => [name, await shared[name]?.()] as const)));

const toFind = (root: string, entry: string) => ({
  root,
  entry,
  cache: cacheOf({ cache: process.env.WORTLAUT_CACHE ?? `${root}/.wortlaut/cache` }),
  shared: async () => {
    const modules = await load(Object.keys(shared));
    return new Map([...modules].map(([name, module]) => [name, Object.keys(module ?? {})]));
  },
});

/** The bundle of the present state of a module of the site, from the cache or newly made. Rejects with errors in its files. */
export const bundleOf = (root: string, entry: string): Promise<ServerBundle> => serverBundle(toFind(root, entry));

/** Evaluates the theme of the site in a folder: each call returns a new one. Rejects with errors in its files. */
export const importTheme = (root: string): Promise<{ readonly default: Theme }> =>
  importModule(root, themeFile) as Promise<{ readonly default: Theme }>;

/** Evaluates the configuration of the site in a folder, a file relative to it. Rejects with errors in its files. */
export const importConfig = (root: string, file: string): Promise<{ readonly default?: unknown }> => importModule(root, file);

async function importModule(root: string, entry: string): Promise<Readonly<Record<string, unknown>>> {
  const wanted = toFind(root, entry);
  const { key, code } = await serverBundle(wanted);
  return evaluateBundle({ key, bundle: await code() }, wanted, load);
}
