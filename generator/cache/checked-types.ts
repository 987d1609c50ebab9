import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileOf = (cache: string, inputs: string) => join(cache, `types-${inputs.slice(0, 32)}`);

/** Keeps that the types of these inputs (a hash of their files) were checked and found right. */
export async function keepTypesRight(cache: string, inputs: string): Promise<void> {
  // Where nothing can be kept, the next build says that the types were not checked.
  await mkdir(cache, { recursive: true })
    .then(() => writeFile(fileOf(cache, inputs), ''))
    .catch(() => {});
}

/** Whether the types of these inputs are known to be right. */
export const areTypesRight = (cache: string, inputs: string): boolean => existsSync(fileOf(cache, inputs));
