import { randomBytes } from 'node:crypto';
import { appendFileSync, closeSync, mkdirSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** Stores the HTML of pages, many in one file: to create a file for each batch takes longer than to write it. */
export interface PageStore {
  /** Appends pages to a file; returns its name and the offset of the first. */
  keep(pages: readonly Uint8Array[]): readonly [file: string, from: number];
  /** Some bytes of a file; undefined if they are gone. The caller compares them with their hash. */
  read(name: string, from: number, length: number): Uint8Array | undefined;
}

/** A file of this many bytes is followed by another: each stays in the cache as long as one of its pages is in use. */
const fullFile = 4 * 1024 * 1024;

export function openPageStore(cache: string): PageStore {
  const fileOf = (name: string) => join(cache, 'pages', name);
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
