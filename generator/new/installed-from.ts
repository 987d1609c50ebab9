import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { packageRoot } from '../package/roots.mjs';

/**
 * What a new site writes into its package.json to get this very Wortlaut: its version, or the path of the tarball or folder that it was
 * installed from, as npm notes it in the hidden lock file of node_modules.
 */
export async function installedFrom(site: string): Promise<string> {
  const { version } = JSON.parse(await readFile(`${packageRoot}/package.json`, 'utf8')) as { version: string };
  const modules = dirname(packageRoot);
  const lock = await readFile(`${modules}/.package-lock.json`, 'utf8').catch(() => '{}');
  const { packages = {} } = JSON.parse(lock) as { packages?: Readonly<Record<string, { readonly resolved?: string }>> };
  const resolved = packages['node_modules/wortlaut']?.resolved;
  if (!resolved?.startsWith('file:')) return version;
  const file = resolve(dirname(modules), resolved.slice('file:'.length));
  return `file:${relative(site, file)}`;
}
