import { mkdir, open, readlink, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../command-errors.ts';

/** The file of a place, which is a path or a `file:` URL; undefined for the address of a server. */
export function fileOf(place: string): string | undefined {
  if (place.includes(':memory:') || place.trim() === '')
    throw new UsageError('Submissions are kept in a file or by a server. Give --database a file, such as data/submissions.db.');
  if (/^file:\/\//.test(place)) return URL.canParse(place) ? fileURLToPath(place) : undefined;
  if (place.startsWith('file:')) return resolve(place.slice('file:'.length));
  return /^[a-z][a-z\d+.-]+:/i.test(place) ? undefined : resolve(place);
}

/** Identifies a file, and its content as this process has left it. */
export interface FileState {
  readonly inode: string;
  readonly isEmpty: boolean;
  readonly version: string;
}

/** The state of the file that has a name; undefined without one. Throws for anything else, such as a pipe, which SQLite would wait for. */
export async function stateOf(file: string): Promise<FileState | undefined> {
  const stats = await stat(file, { bigint: true }).catch((error: NodeJS.ErrnoException): undefined => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (stats && !stats.isFile()) throw new Error('it is not a file');
  return stats && { inode: `${stats.dev} ${stats.ino}`, isEmpty: stats.size === 0n, version: `${stats.size} ${stats.mtimeNs}` };
}

/** Whether nothing else has written to the file since. Throws if the name has another file, an empty one or none. */
export async function isUnchanged(file: string, { inode, version }: FileState): Promise<boolean> {
  const now = await stateOf(file);
  if (now?.inode !== inode || now.isEmpty) throw replaced();
  return now.version === version;
}

export const replaced = (): Error => new Error('the file was removed or replaced while it was open');

/** The file that a name means, which may be a link to a missing one. SQLite has the log beside it. */
const targetOf = (file: string): Promise<string> =>
  readlink(file).then(
    (link) => targetOf(resolve(dirname(file), link)),
    () => file,
  );

/**
 * Creates a missing file and its folder, readable by their owner alone. Returns whether the file is new. Throws a usage error if `create` is
 * false, or if the log of a former file contains submissions: a new file would delete it.
 */
export async function createDatabaseFile(file: string, create: boolean): Promise<boolean> {
  const existing = await stateOf(file);
  if (existing && !(existing.isEmpty && create)) return false;
  if (!create) throw new UsageError(`The database ${file} does not exist. Name an existing one with --database; serve creates it.`);
  const target = await targetOf(file);
  const log = await stateOf(`${target}-wal`);
  if (log && !log.isEmpty)
    throw new UsageError(
      `The database ${target} is missing, but its log ${target}-wal contains submissions. Put the file back beside its log, or move the log away.`,
    );
  const folder = dirname(target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await (await open(target, 'a', 0o600)).close();
  const entries = await open(folder);
  await entries.sync().catch(() => {});
  await entries.close();
  return true;
}
