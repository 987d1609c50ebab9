import { readlinkSync } from 'node:fs';
import { lazy } from '../model/memoize.ts';
import { type Fingerprint, fingerprintOf, ifThere, isSame, revalidate } from '../package/fingerprint.mjs';
import { hash } from '../package/hash.ts';
import { type FolderEntry, walkFolder } from '../package/walk-folder.ts';
import type { Store } from './store.ts';

export interface Inputs {
  /** One hash over the names and the bytes of all files. */
  readonly hash: string;
  /** For each folder: every entry in it but folders. */
  readonly entries: readonly (readonly FolderEntry[])[];
  /** For each folder: path relative to it → hash of the file's bytes. Computed at the first call. */
  hashes(): readonly ReadonlyMap<string, string>[];
  /** Whether all files are as they were when they were read. */
  isAsRead(): boolean;
}

/**
 * Reads folders, without the files that have the size and times of the last reading, which the store has. A file with other times and the
 * same bytes counts as the same. A missing folder has no files. Without a store every file is read.
 */
export async function readInputs(folders: readonly string[], store?: Store): Promise<Inputs> {
  const before = await store?.read<readonly Fingerprint[]>('fingerprints', folders);
  const read = folders.map((folder, index) => readFolder(folder, before?.[index]));
  const records = read.map(({ record }) => record);
  if (!records.every((record, index) => isSame(record, before?.[index]))) await store?.write('fingerprints', folders, records);
  return {
    hash: hash(...read.map(({ sums }, index) => `${index}\n${sums.map(([path, sum]) => `${path} ${sum}\n`).join('')}`)),
    entries: read.map(({ entries }) => entries),
    hashes: lazy(() => read.map(({ sums }) => new Map(sums))),
    isAsRead: () =>
      read.every(({ folder, names, record }) => JSON.stringify(list(folder).names) === JSON.stringify(names) && revalidate(folder, record)),
  };
}

function readFolder(folder: string, before: Fingerprint | undefined) {
  const { entries, names } = list(folder);
  const record = fingerprintOf(
    folder,
    names.map(([path]) => path),
    before,
  );
  const sums = names.flatMap(([path, link]): [string, string][] => {
    const sum = record.files[path]?.[3];
    // The loader resolves the imports of a link beside its target.
    if (link !== undefined) return [[path, hash(link, sum ?? '')]];
    return sum === undefined ? [] : [[path, sum]];
  });
  return { folder, entries, names, record, sums };
}

/** The entries of a folder; those that are inputs by their paths, links with the paths of their targets. */
function list(folder: string) {
  const entries = walkFolder(folder);
  const names = entries.flatMap(({ path, entry }): [path: string, link?: string][] => {
    if (path === readme) return [];
    return [entry.isSymbolicLink() ? [path, ifThere(() => readlinkSync(`${folder}/${path}`)) ?? ''] : [path]];
  });
  return { entries, names };
}

/** Not an input: no output depends on it. */
const readme = 'README.md';
