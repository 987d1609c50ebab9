import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { hash } from '../package/hash.ts';
import { writeAtomically } from '../package/write-atomically.ts';

/**
 * A file that is closed by its own hash: the first line is the hash of its name and the rest. Whatever happens to it, cut short,
 * mixed, edited or put in the place of another, shows when it is read. `undefined` where there is no such file, `'damaged'` where it is not what was written.
 */
export async function readChecksummed(file: string): Promise<string | 'damaged' | undefined> {
  const data = await readFile(file).catch(() => undefined);
  if (data === undefined) return undefined;
  const body = data.subarray(head);
  return data.toString('latin1', 0, head) === `${sumOf(file, body)}\n` ? body.toString() : 'damaged';
}

/** Writes a closed file in one step, or throws. */
export async function writeChecksummedAtOnce(file: string, body: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const data = Buffer.from(body);
  await writeAtomically(file, [`${sumOf(file, data)}\n`, data]);
}

/** The same for a cache: one that cannot be written makes the next build slower, not wrong, so that is no fault. */
export const writeChecksummed = (file: string, body: string): Promise<void> => writeChecksummedAtOnce(file, body).catch(() => {});

/** Bytes of the first line. */
const head = 65;
const sumOf = (file: string, body: Uint8Array) => hash(basename(file), '\n', body);
