import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openAssetStore } from '../cache/asset-store.ts';
import { hash } from '../cache/hash.ts';
import { readInputs } from '../cache/inputs.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Assets } from '../model/site-files.ts';
import { project } from '../project.ts';

/**
 * The browser's part of the site: scripts, styles and fonts under names that carry their hash. Vite is loaded only when
 * nothing in the cache fits, because the runtime or a package has changed.
 */
export async function bundle(cache: string): Promise<{ assets?: Assets; diagnostics: Diagnostic[] }> {
  const store = openAssetStore(cache);
  const folders = [`${project}/runtime`, `${project}/generator/bundle`, `${project}/generator/model`];
  const sources = await readInputs(folders, `${cache}/browser.inputs`);
  const key = hash(sources.hash, await readFile(`${project}/package-lock.json`, 'utf8').catch(() => ''));
  const found = await store.find(key);
  const diagnostics = found.diagnostic ? [found.diagnostic] : [];
  if (found.assets) return { assets: found.assets, diagnostics };
  try {
    const { bundleWithVite } = await import('./vite.ts');
    const bundled = await bundleWithVite(project);
    const assets = { ...bundled, files: new Map([...bundled.files, ...(await staticFiles())]) };
    await store.keep(key, assets);
    return { assets, diagnostics };
  } catch (error) {
    return { diagnostics: [...diagnostics, failure(error)] };
  }
}

/** Files that go to the root of the site as they are. */
async function staticFiles(): Promise<[string, Uint8Array][]> {
  const folder = `${project}/runtime/static`;
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(files.map(async (file) => [relative(folder, file), new Uint8Array(await readFile(file))] as [string, Uint8Array]));
}

function failure(error: unknown): Diagnostic {
  const lines = (error instanceof Error ? error.message : String(error)).replaceAll(`${project}/`, '').split('\n');
  return {
    code: 'WL6005',
    severity: 'error',
    message: `The browser's part could not be bundled: ${lines.filter(Boolean).slice(0, 3).join(' ')}`,
    hint: 'Mend the file that the message names; `npm ci` installs missing packages.',
  };
}
