import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shortHash } from '../package/hash.ts';

/** Keeps the HTML of pages, that of several in one file, which is named after their hashes. */
export interface PageStore {
  /** Keeps pages one after another in a file and gives its name. The hashes are of the data. */
  keep(pages: readonly { readonly hash: string; readonly data: Uint8Array }[]): string;
  /** Takes over what another folder keeps under this name, if it is there. False where something else than a file bears the name. */
  takeOver(name: string, from: string): boolean;
  /** Some of the bytes; nothing where they are not there any more. What they hold must be checked by who knows their hash. */
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
        // Nobody trusts what is read, so a file that was half-written does no harm.
        writeFileSync(file, Buffer.concat(pages.map(({ data }) => data)));
      } catch {
        // The next build renders these pages anew: slower, not wrong.
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

/** What could not be copied to its end is taken away: it would be taken for the whole. */
function copyWhole(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}
