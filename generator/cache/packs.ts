import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '../package/hash.ts';

/** A place in a pack: the name of the file, the first byte and the length. */
export type Slice = readonly [pack: string, from: number, length: number];

/** The place of a part that could not be written: it is never found. */
export const nowhere: Slice = ['nowhere', 0, 0];

/** Stores many small parts, such as the HTML of pages, in few files: to create a file takes longer than to write it. */
export interface Packs {
  /** Appends parts to a pack and returns their places: `nowhere` after a write error. */
  append(parts: readonly Uint8Array[]): Slice[];
  /** The part at a place; undefined if it is gone, or if it has another hash. */
  read(slice: Slice, hash: string): Buffer | undefined;
  has(slices: readonly Slice[]): boolean;
}

/** A pack of this many bytes is followed by another: each stays in the cache as long as one of its parts is in use. */
const fullPack = 4 * 1024 * 1024;

/** Opens the packs in a folder, which need not exist. */
export function openPacks(cache: string): Packs {
  const fileOf = (pack: string) => join(cache, 'packs', pack);
  let openPack: { readonly pack: string; size: number } | undefined;
  /** The last pack that was read: its other parts are often wanted next. */
  let last: { readonly pack: string; readonly data: Buffer } | undefined;
  return {
    append(parts) {
      if (openPack === undefined || openPack.size >= fullPack) openPack = { pack: randomBytes(12).toString('hex'), size: 0 };
      const { pack, size } = openPack;
      const slices = parts.map(({ length }): Slice => {
        const from = openPack?.size ?? 0;
        if (openPack) openPack.size += length;
        return [pack, from, length];
      });
      try {
        if (size === 0) mkdirSync(join(cache, 'packs'), { recursive: true });
        // Not atomic on purpose: readers verify the hash.
        appendFileSync(fileOf(pack), Buffer.concat(parts));
      } catch {
        // The next build makes these parts again: slower, not wrong. Offsets in this pack are not certain any more.
        openPack = undefined;
        return parts.map(() => nowhere);
      }
      return slices;
    },
    read([pack, from, length], hash) {
      try {
        if (last?.pack !== pack || last.data.length < from + length) last = { pack, data: readFileSync(fileOf(pack)) };
        const part = last.data.subarray(from, from + length);
        return shortHash(part) === hash ? part : undefined;
      } catch {
        return undefined;
      }
    },
    has: (slices) => [...new Set(slices.map(([pack]) => pack))].every((pack) => existsSync(fileOf(pack))),
  };
}
