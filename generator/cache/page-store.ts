import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shortHash } from '../package/hash.ts';

/** Stores the HTML of pages, several in one file, which is named after their hashes. */
export interface PageStore {
  /** Stores pages one after another in a file and returns its name. The hashes are of the data. */
  keep(pages: readonly { readonly hash: string; readonly data: Uint8Array }[]): string;
  /** Copies the file with this name from another folder, if it exists there. Returns false if a folder has the name. */
  takeOver(name: string, from: string): boolean;
  /** Some bytes of a file; undefined if they are gone. The caller compares them with their hash. */
  read(name: string, from: number, length: number): Uint8Array | undefined;
}

const bundleFile = (folder: string, name: string) => join(folder, 'pages', name.slice(0, 2), name);

export function openPageStore(cache: string): PageStore {
  const fileOf = (name: string) => bundleFile(cache, name);
  const made = new Set<string>();
  let last: { name: string; data: Uint8Array } | undefined;
  return {
    keep(pages) {
      const name = shortHash(pages.map(({ hash }) => hash).join(' '));
      const file = fileOf(name);
      try {
        if (!made.has(name.slice(0, 2))) mkdirSync(dirname(file), { recursive: true });
        made.add(name.slice(0, 2));
        // Not atomic on purpose: readers verify the hash.
        writeFileSync(file, Buffer.concat(pages.map(({ data }) => data)));
      } catch {
        // The next build renders these pages again: slower, not wrong.
        made.clear();
      }
      return name;
    },
    takeOver(name, from) {
      const file = fileOf(name);
      const found = statSync(bundleFile(from, name), { throwIfNoEntry: false });
      if (found && !found.isFile()) return false;
      mkdirSync(dirname(file), { recursive: true });
      if (found && !existsSync(file)) copyWhole(bundleFile(from, name), file);
      return true;
    },
    read(name, from, length) {
      try {
        if (last?.name !== name) last = { name, data: readFileSync(fileOf(name)) };
        return last.data.subarray(from, from + length);
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
