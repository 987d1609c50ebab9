import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from './checksummed-file.ts';

const fileOf = (cache: string, inputs: string) => join(cache, `types-${inputs.slice(0, 32)}`);

/** Keeps that the types of these inputs (a hash of their files) were checked and found right. */
export async function storeTypesRight(cache: string, inputs: string): Promise<void> {
  // Where nothing can be kept, the next build says that the types were not checked.
  await mkdir(cache, { recursive: true })
    .then(() => writeFile(fileOf(cache, inputs), ''))
    .catch(() => {});
}

/** Whether the types of these inputs are known to be right. */
export const areTypesRight = (cache: string, inputs: string): boolean => existsSync(fileOf(cache, inputs));

const answerFile = (cache: string, key: string) => join(cache, `types-${key.slice(0, 32)}.right`);

/** Keeps that the compiler has found no error in whatever has this key. */
export const storeNoErrors = (cache: string, key: string): Promise<void> => writeChecksummed(answerFile(cache, key), key);

/** Whether the compiler is known to find no error in what has this key. A damaged record is none. */
export const hasNoErrors = async (cache: string, key: string): Promise<boolean> => (await readChecksummed(answerFile(cache, key))) === key;
