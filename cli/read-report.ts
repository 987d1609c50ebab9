import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A report of a build, `reports/NAME` in its output folder; undefined if it is missing. Rejects if it cannot be read. */
export async function readReport<Value>(out: string, name: string): Promise<Value | undefined> {
  const text = await readFile(join(out, 'reports', name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}
