import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a function that removes what was written into a folder since: the whole folder, or, if it existed before and may hold files of
 * other programs, only the given parts.
 */
export function halfWritten(folder: string, parts: readonly string[]): () => Promise<void> {
  const mine = existsSync(folder) ? parts.map((part) => join(folder, part)) : [folder];
  return async () => {
    for (const path of mine) await rm(path, { recursive: true, force: true }).catch(() => {});
  };
}
