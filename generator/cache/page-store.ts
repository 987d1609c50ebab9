import { randomBytes } from 'node:crypto';
import { appendFileSync, closeSync, copyFileSync, existsSync, mkdirSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Stores the HTML of pages, many in one file: to create a file for each batch takes longer than to write it. */
export interface PageStore {
  /** Appends pages to a file; returns its name and the offset of the first. */
  keep(pages: readonly Uint8Array[]): readonly [file: string, from: number];
  /** Copies the file with this name from another folder, if it exists there. Returns false if a folder has the name. */
  takeOver(name: string, from: string): boolean;
  /** Some bytes of a file; undefined if they are gone. The caller compares them with their hash. */
  read(name: string, from: number, length: number): Uint8Array | undefined;
}

/** A file of this many bytes is followed by another: each stays in the cache as long as one of its pages is in use. */
const fullFile = 4 * 1024 * 1024;

const fileIn = (folder: string, name: string) => join(folder, 'pages', name);

export function openPageStore(cache: string): PageStore {
  const fileOf = (name: string) => fileIn(cache, name);
  let last: { readonly name: string; size: number } | undefined;
  return {
    keep(pages) {
      if (last === undefined || last.size >= fullFile) last = { name: randomBytes(12).toString('hex'), size: 0 };
      const { name, size } = last;
      const data = Buffer.concat(pages);
      last.size += data.length;
      try {
        if (size === 0) mkdirSync(join(cache, 'pages'), { recursive: true });
        // Not atomic on purpose: readers verify the hash.
        appendFileSync(fileOf(name), data);
      } catch {
        // The next build renders these pages again: slower, not wrong. Offsets in this file are no longer known.
        last = undefined;
      }
      return [name, size];
    },
    takeOver(name, from) {
      const file = fileOf(name);
      const found = statSync(fileIn(from, name), { throwIfNoEntry: false });
      if (found && !found.isFile()) return false;
      mkdirSync(dirname(file), { recursive: true });
      if (found && !existsSync(file)) copyWhole(fileIn(from, name), file);
      return true;
    },
    read(name, from, length) {
      try {
        const file = openSync(fileOf(name), 'r');
        try {
          const data = Buffer.alloc(length);
          return data.subarray(0, readSync(file, data, 0, length, from));
        } finally {
          closeSync(file);
        }
      } catch {
        return undefined;
      }
    },
  };
}

/** Removes a partial copy: the next run would take it for complete. */
function copyWhole(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}
