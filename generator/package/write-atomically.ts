import { randomInt } from 'node:crypto';
import { chmod, rename, rm, stat, writeFile } from 'node:fs/promises';

type Data = string | Uint8Array;

/** A temporary file of one write: threads and calls of one process may write the same file at once. */
const stagedName = (file: string) => `${file}.${randomInt(2 ** 47)}`;

/**
 * Replaces a file in one step: readers see the old content or the new, and a killed process leaves the old. The file keeps its mode. The
 * folder must exist. Throws if the file cannot be written, and removes the temporary file.
 */
export async function writeAtomically(file: string, data: Data | readonly Data[]): Promise<void> {
  const staged = stagedName(file);
  const mode = await stat(file).then(
    (entry) => entry.mode,
    () => undefined,
  );
  try {
    await writeFile(staged, data);
    if (mode !== undefined) await chmod(staged, mode);
    await rename(staged, file);
  } catch (error) {
    await rm(staged, { force: true }).catch(() => {});
    throw error;
  }
}
