import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../command-errors.ts';

/** The file that a place names, as a path or a `file:` URL; undefined for an address of a server. */
export function fileOf(place: string): string | undefined {
  if (place.includes(':memory:') || place.trim() === '')
    throw new UsageError('Submissions are kept on a disk or by a server. Give --database a file, such as data/submissions.db.');
  if (/^file:\/\//.test(place)) return URL.canParse(place) ? fileURLToPath(place) : undefined;
  if (place.startsWith('file:')) return resolve(place.slice('file:'.length));
  return /^[a-z][a-z\d+.-]+:/i.test(place) ? undefined : resolve(place);
}

/** Makes the file, for its owner's eyes only, and its folder. Throws a usage error if it is not there and must not be made. */
export async function createDatabaseFile(file: string, create: boolean): Promise<void> {
  if (await stat(file).catch(() => undefined)) return;
  if (!create)
    throw new UsageError(`There is no database ${file}. Nothing has been kept there yet, or --database has to name another one.`);
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await (await open(file, 'a', 0o600)).close();
  const entries = await open(folder);
  await entries.sync().catch(() => {});
  await entries.close();
}
