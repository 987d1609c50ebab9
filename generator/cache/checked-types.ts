import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from './checksummed-file.ts';

const fileOf = (cache: string, inputs: string) => join(cache, `types-${inputs.slice(0, 32)}`);

/** Records that the compiler found no error in the types of these inputs (a hash of their files). */
export async function storeTypesRight(cache: string, inputs: string): Promise<void> {
  // If this cannot be written, the next build only prints that types were not checked.
  await mkdir(cache, { recursive: true })
    .then(() => writeFile(fileOf(cache, inputs), ''))
    .catch(() => {});
}

/** Whether a check has recorded that the types of these inputs are right. */
export const areTypesRight = (cache: string, inputs: string): boolean => existsSync(fileOf(cache, inputs));

const answerFile = (cache: string, key: string) => join(cache, `types-${key.slice(0, 32)}.right`);

/** Records that the compiler found no error in the input with this key. */
export const storeNoErrors = (cache: string, key: string): Promise<void> => writeChecksummed(answerFile(cache, key), key);

/** Whether it is recorded that the compiler finds no error in the input with this key. A damaged record does not count. */
export const hasNoErrors = async (cache: string, key: string): Promise<boolean> => (await readChecksummed(answerFile(cache, key))) === key;
