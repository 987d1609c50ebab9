import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import { openStore } from '../cache/store.ts';
import { inTime } from '../package/in-time.ts';
import type { BundledModule } from './module-bundler.ts';
import type { BundleToFind } from './server-bundle.ts';

/** Name → module of the running Wortlaut. */
export type SharedModules = ReadonlyMap<string, unknown>;

/** A function that imports packages as a file does, by Node. */
export const importerFor = (file: string): ((name: string) => Promise<object>) =>
  new Script('(name) => import(name)', {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInThisContext();

/** Evaluates a bundle, and returns what its module exports: new values at each call. `load` returns the shared modules of these names. */
export async function evaluateBundle(
  { key, bundle }: { readonly key: string; readonly bundle: BundledModule },
  { root, entry, cache }: Pick<BundleToFind, 'root' | 'entry' | 'cache'>,
  load: (names: readonly string[]) => Promise<SharedModules>,
): Promise<Readonly<Record<string, unknown>>> {
  const store = openStore(cache);
  const compiled = await store.read<Uint8Array>('compiled', [entry, key]);
  const script = new Script(bundle.code, {
    // Stacks name it: the source map is in this file of the cache.
    filename: join(cache, store.fileOf('bundle', [entry, key])),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(compiled && { cachedData: compiled }),
  });
  const shared = await load(bundle.imports);
  const exported = {};
  const metaOf = (file: string) => {
    const filename = join(root, file);
    return { url: pathToFileURL(filename).href, filename, dirname: join(filename, '..') };
  };
  // A module that ends the process would end the build without a word.
  const { exit } = process;
  process.exit = () => {
    const error = new Error('process.exit would end the build');
    Error.captureStackTrace(error, process.exit);
    throw error;
  };
  try {
    inTime(() => script.runInThisContext()(exported, createRequire(`${root}/${entry}`), (name: string) => shared.get(name), metaOf));
  } finally {
    process.exit = exit;
  }
  // From the next time on V8 compiles nothing that was needed now.
  if (!compiled) await store.write('compiled', [entry, key], script.createCachedData());
  return exported;
}
