import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeAtomically } from './write-atomically.ts';

export interface FileChange {
  readonly file: string;
  /** The text before; empty if the file does not exist. A file that gets an empty text is removed. */
  readonly before: string;
  readonly after: string;
}

/** Writes several files, all or none: the journal names them until the last is written. `finishWriting` goes on after a kill. */
export async function writeTogether(journal: string, changes: readonly FileChange[]): Promise<void> {
  await mkdir(dirname(journal), { recursive: true });
  await writeAtomically(journal, JSON.stringify(changes));
  try {
    await writeAll(changes);
  } catch (error) {
    await writeAll(changes.map(({ file, before, after }) => ({ file, before: after, after: before })));
    await rm(journal);
    throw error;
  }
  await rm(journal);
}

/** Finishes what a killed process has begun. Returns its files: those written, and those left because their text has changed since. */
export async function finishWriting(journal: string): Promise<{ readonly written: readonly string[]; readonly left: readonly string[] }> {
  const text = await readFile(journal, 'utf8').catch(() => undefined);
  const changes: readonly FileChange[] = text === undefined ? [] : JSON.parse(text);
  const left = await writeAll(changes);
  for (const { file } of changes) await removeStaged(file);
  if (text !== undefined) await rm(journal, { force: true });
  return { written: changes.map(({ file }) => file).filter((file) => !left.includes(file)), left };
}

/** Removes the temporary files of writes that were killed. */
async function removeStaged(file: string): Promise<void> {
  const staged = (name: string) => name.startsWith(`${basename(file)}.`) && /\.\d+$/.test(name);
  for (const name of await readdir(dirname(file))) if (staged(name)) await rm(join(dirname(file), name), { force: true });
}

/** Writes the files that have their old text. Returns those that have neither their old nor their new text. */
async function writeAll(changes: readonly FileChange[]): Promise<readonly string[]> {
  const left: string[] = [];
  for (const { file, before, after } of changes) {
    const present = await readFile(file, 'utf8').catch(() => '');
    if (present === before) await (after === '' ? rm(file, { force: true }) : writeAtomically(file, after));
    else if (present !== after) left.push(file);
  }
  return left;
}
