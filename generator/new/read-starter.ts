import { readdir, readFile } from 'node:fs/promises';
import { packageRoot } from '../package/roots.mjs';

/** The starters, each with its folder. */
const folders = { plain: 'generator/new/starter' } as const;
export type StarterName = keyof typeof folders;
export const starterNames = Object.keys(folders) as StarterName[];

/** Files whose names npm would read itself while it packs. */
const stored: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/** The files of a starter by their path in a new site. */
export async function readStarter(name: StarterName): Promise<Map<string, Buffer>> {
  const folder = `${packageRoot}/${folders[name]}`;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1));
  const read = paths.sort().map(async (path) => [stored[path] ?? path, await readFile(`${folder}/${path}`)] as const);
  return new Map(await Promise.all(read));
}
