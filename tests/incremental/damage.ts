import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CacheDamage, OutputDamage } from './steps.ts';

/** Damages an output folder as no build does. Returns the one file that differs from the build: `site/…`. */
export async function damageOutput(out: string, how: OutputDamage, number: number): Promise<string | undefined> {
  switch (how) {
    case 'all gone':
      await rm(out, { recursive: true, force: true });
      return undefined;
    case 'site gone':
      await rm(`${out}/site`, { force: true });
      return undefined;
    case 'a record cut short':
      await changeOne(`${out}/.current`, number, (file) => truncate(file, 10));
      return undefined;
    case 'a file gone':
      return inSite(await changeOne(`${out}/site`, number, (file) => rm(file), 'recursive'));
    case 'a file edited':
      // In place, as editors do: hard links to the file get the new bytes, too.
      return inSite(await changeOne(`${out}/site`, number, (file) => writeFile(file, 'edited by hand'), 'recursive'));
  }
}

const inSite = (path: string | undefined) => path && `site/${path}`;

/** Other caches that can replace that of a site. */
export interface OtherCaches {
  readonly ofBefore: string;
  readonly ofAnotherSite: string;
}

/** Damages a cache as no build does. A cache without files stays unchanged. */
export async function damageCache(cache: string, { how, number, others }: { how: CacheDamage; number: number; others: OtherCaches }) {
  const replaceBy = async (other: string) => {
    await rm(cache, { recursive: true, force: true });
    await cp(other, cache, { recursive: true, preserveTimestamps: true }).catch(ignoreMissing);
  };
  const change = (work: (file: string) => Promise<unknown>) => changeOne(cache, number, work, 'recursive');
  switch (how) {
    case 'all gone':
      return rm(cache, { recursive: true, force: true });
    case 'the cache of before':
      return replaceBy(others.ofBefore);
    case 'the cache of another site':
      return replaceBy(others.ofAnotherSite);
    case 'a file gone':
      return change((file) => rm(file));
    case 'a file cut short':
      return change(async (file) => truncate(file, Math.floor((await readFile(file)).length / 2)));
    case 'a file emptied':
      return change((file) => truncate(file, 0));
    case 'a file of something else':
      return change((file) => writeFile(file, '{"pages": []}\n'));
    case 'a byte changed':
      return change(async (file) => writeFile(file, withByteChanged(await readFile(file), number)));
    case 'two files in place of each other':
      return swap(cache, number);
  }
}

async function changeOne(
  folder: string,
  number: number,
  work: (file: string) => Promise<unknown>,
  deep?: 'recursive',
): Promise<string | undefined> {
  const files = await filesIn(folder, deep !== undefined);
  const path = files[number % files.length];
  if (path) await work(join(folder, path));
  return path;
}

async function swap(cache: string, number: number): Promise<void> {
  const files = await filesIn(cache, true);
  const [first, second] = [files[number % files.length], files[(number + 1) % files.length]];
  if (!first || !second) return;
  const [one, other] = await Promise.all([first, second].map((path) => readFile(join(cache, path))));
  await writeFile(join(cache, first), other ?? '');
  await writeFile(join(cache, second), one ?? '');
}

function withByteChanged(bytes: Uint8Array, number: number): Uint8Array {
  const place = Math.floor((bytes.length * (number % 100)) / 100);
  return bytes.map((byte, index) => (index === place ? byte ^ 1 : byte));
}

/** Sorted paths below a folder; empty if it is missing. */
async function filesIn(folder: string, recursive: boolean): Promise<string[]> {
  const entries = await readdir(`${folder}/`, { recursive, withFileTypes: true }).catch(ignoreMissing);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
