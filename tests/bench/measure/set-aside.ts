import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves folders into one on the same disk that is deleted after all measurements. Deleting them at once would change the
 * measurements: ext4 does not reuse the space of files that were deleted a moment ago, and searches for other space for each new
 * file.
 */
export async function setAside(paths: readonly string[], trash: string): Promise<void> {
  await mkdir(trash, { recursive: true });
  for (const path of paths) if (existsSync(path)) await rename(path, join(trash, randomUUID()));
}
