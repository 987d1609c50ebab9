import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns a function that removes what is written into a folder from now on: all of it if it is new, otherwise the given parts. */
export function halfWritten(folder: string, parts: readonly string[]): () => Promise<void> {
  const mine = existsSync(folder) ? parts.map((part) => join(folder, part)) : [folder];
  return async () => {
    for (const path of mine) await rm(path, { recursive: true, force: true }).catch(() => {});
  };
}
