import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Returns why a folder cannot take a new site, as a sentence; undefined if it can. A folder `.git` is allowed. */
export async function folderFault(folder: string): Promise<string | undefined> {
  const stats = await stat(folder).catch(() => undefined);
  if (stats && !stats.isDirectory()) return `'${folder}' is a file, and the site needs a folder. Name another one.`;
  if (stats) {
    const entries = (await readdir(folder)).filter((name) => name !== '.git');
    if (entries.length === 0) return undefined;
    const more = entries.length > 1 ? ` and ${entries.length - 1} more` : '';
    return `The folder '${folder}' is not empty: '${entries.sort()[0]}'${more} ${entries.length > 1 ? 'are' : 'is'} in it. Name an empty or a new folder.`;
  }
  const above = await nearest(resolve(folder));
  return above.isFolder ? undefined : `'${above.path}' is a file, so it cannot contain a folder. Name another place.`;
}

async function nearest(path: string): Promise<{ readonly path: string; readonly isFolder: boolean }> {
  const stats = await stat(path).catch(() => undefined);
  return stats ? { path, isFolder: stats.isDirectory() } : nearest(dirname(path));
}

/** Writes files into an empty or new folder, all or none: beside their places, then moved. Throws the error of the file system. */
export async function writeSite(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  let staging: string | undefined;
  const moved: string[] = [];
  try {
    staging = await mkdtemp(join(folder, '.new-'));
    for (const [path, data] of files) {
      await mkdir(dirname(join(staging, path)), { recursive: true });
      await writeFile(join(staging, path), data);
    }
    for (const name of await readdir(staging)) {
      await rename(join(staging, name), join(folder, name));
      moved.push(name);
    }
    await rm(staging, { recursive: true });
  } catch (error) {
    const leftovers = made ? [made] : [...moved.map((name) => join(folder, name)), ...(staging ? [staging] : [])];
    for (const path of leftovers) await rm(path, { recursive: true, force: true });
    throw error;
  }
}
