import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { hash } from '../package/hash.ts';
import { writeAtomically } from '../package/write-atomically.ts';

/**
 * Reads a checksummed file: its first line is the hash of its name and of the rest, so a file that was truncated, edited or replaced by
 * another is noticed. Returns `undefined` if there is no file and `'damaged'` if its hash is wrong.
 */
export async function readChecksummed(file: string): Promise<string | 'damaged' | undefined> {
  return (await readChecksummedBytes(file))?.toString();
}

/** The same for what is no text. */
export async function readChecksummedBytes(file: string): Promise<Buffer | 'damaged' | undefined> {
  const data = await readFile(file).catch(() => undefined);
  if (data === undefined) return undefined;
  const body = data.subarray(head);
  return data.toString('latin1', 0, head) === `${sumOf(file, body)}\n` ? body : 'damaged';
}

/** Writes a checksummed file in one step. Ignores errors: without the file the next build is slower, not wrong. */
export async function writeChecksummed(file: string, body: string | Buffer): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    const data = typeof body === 'string' ? Buffer.from(body) : body;
    await writeAtomically(file, [`${sumOf(file, data)}\n`, data]);
  } catch {}
}

/** Length of the first line in bytes. */
const head = 65;
const sumOf = (file: string, body: Uint8Array) => hash(basename(file), '\n', body);
