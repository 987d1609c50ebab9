import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts folders out of the way, into one on the same disk that is deleted when everything is measured. Deleting them at once would
 * be measured, too: ext4 does not use the places of files again that were deleted a moment ago, and looks for others with each
 * file that is made.
 */
export async function setAside(paths: readonly string[], trash: string): Promise<void> {
  await mkdir(trash, { recursive: true });
  for (const path of paths) if (existsSync(path)) await rename(path, join(trash, randomUUID()));
}
