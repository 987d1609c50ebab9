import { readdir, readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { packageRoot } from '../package/roots.mjs';

const folders = { plain: 'generator/new/starter' } as const;
type StarterName = keyof typeof folders;
export const starterNames = Object.keys(folders) as StarterName[];

/** npm would read a file of this name while it packs, so the starter has it under another name. */
const stored: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

interface NewSite {
  readonly folder: string;
  readonly name: string;
  readonly starter: StarterName;
  /** Tags (BCP 47); the first is that of the default locale. */
  readonly languages: readonly string[];
  /** The language of the texts that the others translate: one of them, and of `starterLanguages`. */
  readonly source: string;
}

export const starterLanguages = async (starter: StarterName): Promise<string[]> =>
  (await import('./language-files.ts')).completeLanguages((await readStarter(starter)).keys());

/** The files of a new site, by their path in its folder. Nothing is written. */
export async function newSite({ folder, name, starter, languages, source }: NewSite): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>(await readStarter(starter));
  const texts = new Map<string, string>();
  for (const [path, data] of files) if (/\.(ts|json)$/.test(path)) texts.set(path, data.toString());
  for (const path of texts.keys()) files.delete(path);
  const { inLanguages } = await import('./language-files.ts');
  for (const [path, text] of inLanguages(texts, languages, source)) files.set(path, text);
  const manifest = JSON.parse(texts.get('package.json') ?? '{}');
  const dependencies = { ...manifest.dependencies, wortlaut: await installedFrom(resolve(folder)) };
  return files.set('package.json', `${JSON.stringify({ ...manifest, name, dependencies }, null, 2)}\n`);
}

/** The files of a starter by their path in a new site. */
async function readStarter(name: StarterName): Promise<Map<string, Buffer>> {
  const folder = `${packageRoot}/${folders[name]}`;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1));
  const read = paths.sort().map(async (path) => [stored[path] ?? path, await readFile(`${folder}/${path}`)] as const);
  return new Map(await Promise.all(read));
}

/** The version of the running Wortlaut, or the path of its tarball or folder, as npm notes it in the hidden lock file of node_modules. */
async function installedFrom(site: string): Promise<string> {
  const { version } = JSON.parse(await readFile(`${packageRoot}/package.json`, 'utf8')) as { version: string };
  const modules = dirname(packageRoot);
  const lock = await readFile(`${modules}/.package-lock.json`, 'utf8').catch(() => '{}');
  const { packages = {} } = JSON.parse(lock) as { packages?: Readonly<Record<string, { readonly resolved?: string }>> };
  const resolved = packages['node_modules/wortlaut']?.resolved;
  if (!resolved?.startsWith('file:')) return version;
  return `file:${relative(site, resolve(dirname(modules), resolved.slice('file:'.length)))}`;
}
