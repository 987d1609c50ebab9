import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Remembers whether a folder is there, and gives what takes away what was written into it since: the folder, or, where it was there
 * before and may hold files of somebody else, the parts that are named.
 */
export function halfWritten(folder: string, parts: readonly string[]): () => Promise<void> {
  const mine = existsSync(folder) ? parts.map((part) => join(folder, part)) : [folder];
  return async () => {
    for (const path of mine) await rm(path, { recursive: true, force: true }).catch(() => {});
  };
}
