import { chmod, rename, rm, stat, writeFile } from 'node:fs/promises';

/** Replaces a file in one step: whoever reads it meanwhile sees the old text or the new one, never a part. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.new`;
  const mode = await stat(file).then(
    (found) => found.mode,
    () => undefined,
  );
  try {
    await writeFile(beside, text);
    if (mode !== undefined) await chmod(beside, mode);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
