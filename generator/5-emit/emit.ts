import { link, lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hash } from '../cache/hash.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { removeDrafts, takeLock } from './lock.ts';

/*
 * The output folder:
 *
 *   dist/site      → .current/site        what is deployed
 *   dist/reports   → .current/reports
 *   dist/.current  → .builds/<id>         replaced by one rename: the only instant at which a build takes effect
 *   dist/.builds/<id>/…                   this build and the one before it
 */

export interface Output {
  readonly folder: string;
  readonly site: ReadonlyMap<string, string | Uint8Array>;
  readonly reports: ReadonlyMap<string, string>;
  /** Hash of everything that was read; a later build with the same one has nothing to do. */
  readonly inputs: string;
}

export interface Emitted {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Replaces the output as a whole or not at all. What stands in the way is reported, and the last good output stays. */
export async function emit(output: Output): Promise<{ emitted?: Emitted; diagnostics: Diagnostic[] }> {
  try {
    await mkdir(join(output.folder, '.builds'), { recursive: true });
    const stranger = await foreignEntry(output.folder);
    if (stranger) return { diagnostics: [foreign(stranger)] };
    const lock = await takeLock(join(output.folder, '.lock'));
    if ('holder' in lock) return { diagnostics: [busy(output.folder, lock.holder)] };
    try {
      await removeDrafts(output.folder);
      return { emitted: await write(output), diagnostics: [] };
    } finally {
      await lock.release().catch(() => {});
    }
  } catch (error) {
    return { diagnostics: [unwritable(output.folder, error as NodeJS.ErrnoException)] };
  }
}

/** The hash of what the current output was made from. */
export async function currentInputs(folder: string): Promise<string | undefined> {
  return readFile(join(folder, '.current', 'inputs'), 'utf8').catch(() => undefined);
}

async function write({ folder, site, reports, inputs }: Output): Promise<Emitted> {
  const builds = join(folder, '.builds');
  const before = await readHashes(folder);
  const hashes = new Map([...site].map(([path, data]) => [path, hash(data)]));
  const draft = join(builds, `draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  try {
    const unchanged = await writeSite({ folder, draft, site, hashes, before });
    await writeFiles(join(draft, 'reports'), reports);
    await writeFile(join(draft, 'hashes.json'), JSON.stringify([...hashes]));
    await writeFile(join(draft, 'inputs'), inputs);
    const id = await freeId(builds, hash(JSON.stringify([...hashes]), inputs).slice(0, 12));
    await rename(draft, join(builds, id));
    const previous = await readlink(join(folder, '.current')).catch(() => undefined);
    await point(folder, '.current', `.builds/${id}`);
    await point(folder, 'site', '.current/site');
    await point(folder, 'reports', '.current/reports');
    await sweep(builds, [id, previous?.slice('.builds/'.length)]);
    const removed = [...before.keys()].filter((path) => !hashes.has(path)).length;
    return { written: hashes.size - unchanged, unchanged, removed };
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

interface SiteDraft {
  readonly folder: string;
  readonly draft: string;
  readonly site: Output['site'];
  readonly hashes: ReadonlyMap<string, string>;
  readonly before: ReadonlyMap<string, string>;
}

/** Files that did not change are linked to those of the build before. Returns their number. */
async function writeSite({ folder, draft, site, hashes, before }: SiteDraft): Promise<number> {
  const root = join(draft, 'site');
  const folders = new Set([...site.keys()].map((path) => dirname(join(root, path))));
  for (const one of folders) await mkdir(one, { recursive: true });
  let unchanged = 0;
  await inParallel([...site], async ([path, data]) => {
    const target = join(root, path);
    const same = before.get(path) === hashes.get(path) && (await linkSame(join(folder, '.current/site', path), target, data));
    if (same) unchanged += 1;
    else await writeFile(target, data);
  });
  return unchanged;
}

/** Does the work for all items, a few at a time: enough to keep the disk busy, few enough for the limit on open files. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: 32 }, worker));
}

async function linkSame(from: string, to: string, data: string | Uint8Array): Promise<boolean> {
  try {
    // A file that somebody has edited in place is not what the record says it is.
    if (hash(await readFile(from)) !== hash(data)) return false;
    await link(from, to);
    return true;
  } catch {
    return false;
  }
}

async function writeFiles(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(root, { recursive: true });
  for (const [path, data] of files) await writeFile(join(root, path), data);
}

async function readHashes(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, '.current', 'hashes.json'), 'utf8').catch(() => '[]');
  try {
    return new Map(JSON.parse(text));
  } catch {
    return new Map();
  }
}

async function freeId(builds: string, id: string): Promise<string> {
  const taken = new Set(await readdir(builds));
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}

/** Makes a link point elsewhere in one step: there is no instant without it. */
async function point(folder: string, name: string, target: string): Promise<void> {
  if ((await readlink(join(folder, name)).catch(() => undefined)) === target) return;
  const draft = join(folder, `.${name}-${process.pid}`);
  await rm(draft, { force: true });
  await symlink(target, draft);
  await rename(draft, join(folder, name));
}

/** Removes all builds but those named, drafts of killed builds included. */
async function sweep(builds: string, keep: readonly (string | undefined)[]): Promise<void> {
  for (const name of await readdir(builds))
    if (!keep.includes(name)) await rm(join(builds, name), { recursive: true, force: true }).catch(() => {});
}

/** A real file or folder where a link belongs was put there by somebody else and is not touched. */
async function foreignEntry(folder: string): Promise<string | undefined> {
  for (const name of ['.current', 'site', 'reports']) {
    const entry = await lstat(join(folder, name)).catch(() => undefined);
    if (entry && !entry.isSymbolicLink()) return join(folder, name);
  }
  return undefined;
}

function foreign(path: string): Diagnostic {
  return {
    code: 'WL6003',
    severity: 'error',
    message: `'${path}' was not written by Wortlaut, so it is not overwritten.`,
    hint: 'Move it away, or name another folder with --out.',
  };
}

function busy(folder: string, holder: number): Diagnostic {
  return {
    code: 'WL6004',
    severity: 'error',
    message: `Another build${holder ? ` (process ${holder})` : ''} is writing to '${folder}'.`,
    hint: 'Wait until it is done, or give this one a folder of its own with --out.',
  };
}

function unwritable(folder: string, error: NodeJS.ErrnoException): Diagnostic {
  return {
    code: 'WL6003',
    severity: 'error',
    message: `The output folder '${folder}' cannot be written: ${reasons[error.code ?? ''] ?? error.message}.`,
    hint: `${remedies[error.code ?? ''] ?? 'Name another folder with --out.'} The last good site is untouched.`,
  };
}

const reasons: Record<string, string> = {
  EACCES: 'you have no right to write there',
  EPERM: 'you have no right to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EFBIG: 'a file grew past the size that is allowed',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
  ENOENT: 'it vanished while the site was being written',
};

const remedies: Record<string, string> = {
  ENOSPC: 'Free some space and build again.',
  EDQUOT: 'Free some space and build again.',
  EFBIG: 'Raise the limit and build again.',
  ENOENT: 'Build again.',
};
