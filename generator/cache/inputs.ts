import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from './hash.ts';

/**
 * One hash over everything that a build reads: the names and bytes of all files below the given folders, and the given
 * options. Times and sizes are not trusted, so a touched file changes nothing and an edited one always does.
 */
export async function hashInputs(folders: readonly string[], options: object): Promise<string> {
  const lines = await Promise.all(folders.map((folder) => hashFolder(folder)));
  return hash(JSON.stringify(options), ...lines.map((folder, index) => `${index}\n${folder.join('\n')}\n`));
}

/** `path hash` of every file below a folder, sorted. A folder that is not there has none. */
export async function hashFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.sort().map(async (file) => `${file.slice(folder.length)} ${hash(await readFile(file))}`));
}
