import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from './edit.ts';

interface Writing {
  readonly from: Files;
  readonly to: Files;
  /** Files that stay keep the time of their last change, as tools that restore times leave them. */
  readonly keepTimes?: boolean | undefined;
}

/** Makes a content folder that holds some files hold others. Files that are the same in both stay untouched. */
export async function turnFolder(folder: string, { from, to, keepTimes = false }: Writing): Promise<void> {
  for (const path of from.keys()) if (!to.has(path)) await rm(join(folder, path), { force: true });
  for (const [path, text] of to) {
    if (from.get(path) === text) continue;
    const file = join(folder, path);
    const before = keepTimes && from.has(path) ? await stat(file) : undefined;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (before) await utimes(file, before.atime, before.mtime);
  }
}

/** Gives every file of a folder a new time and leaves its bytes. */
export async function touchAll(folder: string, time: Date): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), time, time);
}
