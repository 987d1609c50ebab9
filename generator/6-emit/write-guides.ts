import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../package/write-atomically.ts';

/**
 * Writes the guides of the contracts beside their texts, each in one step, where they differ from what is there. Returns whether
 * any did. A folder that cannot be written to keeps what it has: a guide helps an editor, no page depends on it.
 */
export async function writeGuides(content: string, guides: ReadonlyMap<string, string>): Promise<boolean> {
  let written = false;
  for (const [path, text] of guides) {
    const file = join(dirname(content), path);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    written = await writeAtomically(file, text).then(
      () => true,
      () => written,
    );
  }
  return written;
}
