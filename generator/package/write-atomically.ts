import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

type Data = string | Uint8Array;

/** Where a process writes a file before it takes the place of the old one; the number tells whose it is if the process is killed. */
const stagedName = (file: string) => `${file}.${process.pid}`;

/**
 * Replaces a file in one step: a reader sees the old content or the new one, and a process that is killed leaves the old one.
 * The file keeps its mode. The folder must exist. Throws where the file cannot be written, and then leaves nothing behind.
 */
export async function writeAtomically(file: string, data: Data | readonly Data[]): Promise<void> {
  const staged = stagedName(file);
  const mode = await stat(file).then(
    (found) => found.mode,
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

/** The same at once, for files that are written by the thousand. Makes the folder; a new file has the default mode. */
export function writeAtomicallySync(file: string, data: Data): void {
  const staged = stagedName(file);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(staged, data);
    renameSync(staged, file);
  } catch (error) {
    removeQuietly(staged);
    throw error;
  }
}

/** The error that prevented the write is the one to report. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}
