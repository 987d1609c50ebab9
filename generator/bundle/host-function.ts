import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../cache/checksummed-file.ts';
import { readInputs } from '../cache/input-files.ts';
import { hash } from '../package/hash.ts';
import { hashOfPackages } from '../package/installed-packages.ts';
import { packageRoot, siteRoot } from '../package/roots.mjs';

/**
 * The text of a function that a host runs, from the cache or newly bundled: `Host.script` has its name. Vite is loaded only if the cache has
 * no such text; a damaged one is as good as none.
 */
export async function hostFunction(name: string, cache: string): Promise<string> {
  const folders = ['4-render', 'bundle', 'model'].map((folder) => `${packageRoot}/generator/${folder}`);
  const sources = await readInputs(folders, `${cache}/functions.inputs`);
  const file = join(cache, `function-${name}-${hash(sources.hash, hashOfPackages(siteRoot)).slice(0, 32)}.js`);
  const kept = await readChecksummed(file);
  if (kept !== undefined && kept !== 'damaged') return kept;
  const { bundleFunction } = await import('./bundle-function.ts');
  const text = await bundleFunction(name);
  await writeChecksummed(file, text);
  return text;
}
