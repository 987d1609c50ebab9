import { type Dirent, lstatSync, readFileSync, readlinkSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '../model/memoize.ts';
import { absent } from '../package/absent.ts';
import { changedJustNow, stampOf } from '../package/file-times.mjs';
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
  /** Whether sizes and times prove that all files are as they were when they were read. Files that changed shortly before prove nothing. */
  isAsRead(): boolean;
}

/**
 * Reads folders, or recognizes by sizes and times that they are as at the last reading, which the store has. A file with the
 * same size and times is not read again: its ctime cannot be set by hand, and files written at about the time of the last reading are not
 * trusted. A file with other times and the same bytes counts as the same. A missing folder has no files. Without a store every file is
 * read.
 */
export async function readInputs(folders: readonly string[], store?: Store): Promise<Inputs> {
  const now = Date.now();
  const entries = folders.map((folder) => walkFolder(folder));
  const filesByFolder = folders.map((folder, index) => stamped(folder, entries[index] ?? [], now));
  const listing = listingOf(filesByFolder);
  const isAsRead = () =>
    folders.every((folder, index) => isSame(filesByFolder[index] ?? [], stamped(folder, walkFolder(folder), Date.now())));
  const before = await store?.read<string>('inputs', folders);
  if (before?.startsWith(listing, sumLength) && before[sumLength + listing.length] === separator) {
    return { hash: before.slice(0, sumLength), entries, hashes: lazy(() => recorded(before).map(byPath)), isAsRead };
  }
  const past = before === undefined ? [] : recorded(before);
  const hashOne = store ? hashOnce : hashOf;
  const read = folders.map((folder, index) => hashFiles({ folder, files: filesByFolder[index] ?? [], past: past[index] ?? [] }, hashOne));
  const sum = hash(...read.map((files, index) => `${index}\n${files.map(({ path, hash: one }) => `${path} ${one}\n`).join('')}`));
  if (store) {
    const trusted = read.map((files) => files.map((file) => (file.stamp === fresh ? { ...file, stamp: untrusted } : file)));
    await store.write('inputs', folders, `${sum}${listingOf(trusted)}${separator}${JSON.stringify(trusted)}`);
  }
  return { hash: sum, entries, hashes: lazy(() => read.map(byPath)), isAsRead };
}

interface FoundFile {
  readonly path: string;
  /** Size and times, or a mark that they prove nothing. */
  readonly stamp: string;
}
interface HashedFile extends FoundFile {
  readonly hash: string;
}

/** Changed just now: it may change again within the same tick of the file system's clock. The two marks are never equal. */
const fresh = '!';
const untrusted = '?';
const sumLength = 64;
const separator = '\0';

/** Stamps all entries: those that are not files cause a finding. */
function stamped(folder: string, entries: readonly FolderEntry[], now: number): FoundFile[] {
  return entries.flatMap(({ path, entry }) => (path === readme ? [] : { path, stamp: settledStamp(`${folder}/${path}`, entry, now) }));
}

/** Not an input: no output depends on it. */
const readme = 'README.md';

/** The stamp of a file; for a link also that of its target. */
function settledStamp(path: string, entry: Dirent, now: number): string {
  const stats = entry.isSymbolicLink() ? [fileAt(path), lstatSync(path, { throwIfNoEntry: false })] : [fileAt(path)];
  const stamps = stats.map((one) => (one && !changedJustNow(one, now) ? stampOf(one) : fresh));
  return stamps.includes(fresh) ? fresh : stamps.join(' ');
}

/** The target of a path; undefined for a link without a target, or in a circle. */
function fileAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function isSame(before: readonly FoundFile[], now: readonly FoundFile[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ path, stamp }, index) => stamp !== fresh && now[index]?.path === path && now[index].stamp === stamp)
  );
}

const listingOf = (folders: readonly (readonly FoundFile[])[]) =>
  folders.map((files) => files.map(({ path, stamp }) => `${stamp}\t${path}\n`).join('')).join('\n');

interface ReadFolder {
  readonly folder: string;
  /** Both lists are sorted by path. */
  readonly files: readonly FoundFile[];
  readonly past: readonly HashedFile[];
}

function hashFiles({ folder, files, past }: ReadFolder, hashOne: (file: string, stamp: string) => string | undefined): HashedFile[] {
  let next = 0;
  return files.flatMap((file) => {
    while ((past[next]?.path ?? file.path) < file.path) next += 1;
    const before = past[next];
    if (before?.path === file.path && before.stamp === file.stamp) return before;
    const sum = hashOne(join(folder, file.path), file.stamp);
    return sum === undefined ? [] : { ...file, hash: sum };
  });
}

/** Hashes that this process has computed: sites that it builds one after another share the generator and the theme. */
const hashed = new Map<string, { readonly stamp: string; readonly sum: string }>();

function hashOnce(file: string, stamp: string): string | undefined {
  const before = hashed.get(file);
  if (before && stamp !== fresh && before.stamp === stamp) return before.sum;
  const sum = hashOf(file);
  if (sum !== undefined && stamp !== fresh) hashed.set(file, { stamp, sum });
  return sum;
}

/** Hash of a file, for a link also of its target's path: the loader resolves imports there. Undefined for a file that was deleted meanwhile. */
function hashOf(file: string): string | undefined {
  try {
    const entry = lstatSync(file);
    const link = entry.isSymbolicLink() ? readlinkSync(file) : '';
    // Opening a pipe can block for ever.
    return hash(link, (link ? fileAt(file) : entry)?.isFile() ? readFileSync(file) : '');
  } catch (error) {
    return absent(error);
  }
}

const recorded = (record: string): HashedFile[][] => JSON.parse(record.slice(record.indexOf(separator) + 1));

const byPath = (files: readonly HashedFile[]) => new Map(files.map(({ path, hash: one }) => [path, one]));
