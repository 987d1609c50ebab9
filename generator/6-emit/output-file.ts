import { linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { shortHash } from '../package/hash.ts';
import { WriteError } from './write-errors.ts';

/** A file of a site that was written: the hash of what it holds, and what the disk says of it if nobody has touched it since. */
export interface FileRecord {
  readonly hash: string;
  readonly size: number;
  /** Time of the last change, in milliseconds. */
  readonly mtime: number;
}

/** Where a site is being put together. */
export interface OutputDir {
  /** The folder of the new site. */
  readonly folder: string;
  /** The folder of the site that is published. */
  readonly published: string;
}

/** Where a site is being put together, with what is known of the files that are in both places. */
export interface RecordedOutput extends OutputDir {
  /** What is in the folder of the new site already, from the build before the published one. */
  readonly there: ReadonlyMap<string, FileRecord>;
  /** What the published site consists of. */
  readonly current: ReadonlyMap<string, FileRecord>;
}

/** A file that belongs into the new site, and what is known of the one that is there or published under the same path. */
export interface OutputFile {
  readonly path: string;
  readonly hash: string;
  readonly there?: FileRecord | undefined;
  readonly published?: FileRecord | undefined;
}

/** Where a file could be taken from: it lay there already, or was linked to the published one. Nothing where it must be written. */
export function reuseFile({ folder, published: from }: OutputDir, { path, hash, there, published }: OutputFile): FileRecord | undefined {
  const target = inside(folder, path);
  if (there?.hash === hash && isUntouched(target, there)) return there;
  if (published?.hash !== hash || !isUntouched(`${from}/${path}`, published)) return undefined;
  try {
    makeFolder(target);
    if (there) rmSync(target, { force: true });
    linkSync(`${from}/${path}`, target);
    return published;
  } catch {
    return undefined;
  }
}

/** Writes a file anew. One that lay there may be shared with the published site, so it is taken away first. Throws Unwritable. */
export function writeOutputFile({ folder }: OutputDir, { path, hash, there }: OutputFile, data: string | Uint8Array): FileRecord {
  const target = inside(folder, path);
  try {
    makeFolder(target);
    if (there) rmSync(target, { force: true });
    writeFileSync(target, data);
    const { size, mtimeMs } = statSync(target);
    return { hash, size, mtime: mtimeMs };
  } catch (error) {
    throw new WriteError(error as NodeJS.ErrnoException);
  }
}

/** Where a file lies in a folder. Throws for a path that leads out of it: whatever the plan says, nothing is written elsewhere. */
function inside(folder: string, path: string): string {
  if (outside.test(path)) throw new Error(`The file '${path}' would lie outside of the folder that is being written.`);
  return `${folder}/${path}`;
}

const outside = /^[/\\]|^[a-z]:|(?:^|[/\\])\.{1,2}(?:[/\\]|$)|\0/i;

/** Puts files into a draft one by one, those that are published already as links, and gives the record of each. */
export function* placeAll(
  draft: RecordedOutput,
  files: ReadonlyMap<string, string | Uint8Array>,
): Generator<[path: string, file: FileRecord]> {
  for (const [path, data] of files) {
    const wanted = { path, hash: shortHash(data), there: draft.there.get(path), published: draft.current.get(path) };
    yield [path, reuseFile(draft, wanted) ?? writeOutputFile(draft, wanted, data)];
  }
}

/**
 * A file that somebody has edited in place is not what the record says it is; nor is one that cannot be looked at. The time at
 * which its entry changed says nothing here: each link to the file changes it.
 */
function isUntouched(file: string, { size, mtime }: FileRecord): boolean {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found !== undefined && found.size === size && found.mtimeMs === mtime;
  } catch {
    return false;
  }
}

/** Folders that were made: most files of a site share theirs with others. */
let made = new Set<string>();

function makeFolder(file: string): void {
  const folder = dirname(file);
  if (made.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  made.add(folder);
}

/** A new draft begins without folders. */
export function forgetFolders(): void {
  made = new Set();
}
