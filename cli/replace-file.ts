import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file as a whole or not at all: who is killed leaves the old one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
