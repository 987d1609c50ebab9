import { readInputs } from '../cache/input-files.ts';
import { openStore } from '../cache/store.ts';
import { hashOfPackages } from '../package/hash-of-site.ts';
import { moduleFile, packageRoot } from '../package/roots.mjs';
import type { SitePlace } from './bundle-inputs.ts';

/** The text of a function that a host runs, from the cache or newly bundled: `Host.script` has its name. Vite is loaded only to bundle it. */
export async function hostFunction(name: string, { root, cache }: SitePlace): Promise<string> {
  const store = openStore(cache);
  const folders = ['4-render', 'bundle', 'model'].map((folder) => `${packageRoot}/generator/${folder}`);
  const sources = await readInputs(folders, store);
  return store.memo('function', [name, sources.hash, hashOfPackages(root)], () => bundleFunction(name));
}

/** Bundles and minifies a function of a host: `var respond=…;` is the default export of its module. Same sources, same bytes. */
async function bundleFunction(name: string): Promise<string> {
  const { bundled } = await import('./site-vite.ts');
  // Vite would empty `process.env` in other builds than libraries.
  const entry = moduleFile(`generator/4-render/hosts/functions/${name}`);
  const lib = { entry, formats: ['iife' as const], name: 'respond' };
  const [script] = await bundled({
    build: { target: 'es2022', lib, rolldownOptions: { output: { exports: 'default', comments: false } } },
  });
  return script.code;
}
