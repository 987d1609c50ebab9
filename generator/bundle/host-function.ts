import { readInputs } from '../cache/input-files.ts';
import { openStore } from '../cache/store.ts';
import { hashOfPackages } from '../package/hash-of-site.ts';
import { packageRoot, siteRoot } from '../package/roots.mjs';

/** The text of a function that a host runs, from the cache or newly bundled: `Host.script` has its name. Vite is loaded only to bundle it. */
export async function hostFunction(name: string, cache: string): Promise<string> {
  const store = openStore(cache);
  const folders = ['4-render', 'bundle', 'model'].map((folder) => `${packageRoot}/generator/${folder}`);
  const sources = await readInputs(folders, store);
  return store.memo('function', [name, sources.hash, hashOfPackages(siteRoot)], async () => {
    const { bundleFunction } = await import('./bundle-function.ts');
    return bundleFunction(name);
  });
}
