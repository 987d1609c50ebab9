import { lstat, mkdir, readdir, readlink, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../model/site-files.ts';
import { hash } from '../package/hash.ts';
import { type FileRecords, readRecords, recordsOfSite, textOfRecords } from './file-records.ts';
import type { RecordedOutput } from './output-file.ts';
import { removeBuilds, removeLeftovers, takeLock } from './output-lock.ts';
import { type Report, writeReports } from './reports.ts';
import { busy, foreign, writeErrorFinding } from './write-errors.ts';

/*
 * The output folder:
 *
 *   dist/site      → .current/site        what is deployed
 *   dist/reports   → .current/reports
 *   dist/host      → .current/host        what hosts read and no visitor may fetch; absent where no host does
 *   dist/.current  → .builds/<id>         replaced by one rename: the only instant at which a build takes effect
 *   dist/.builds/<id>/…                   this build and the one before it
 *
 * The build before the present one becomes the staging folder of the next: only what differs has to be written.
 */

/** A site that is written beside the published one. */
export interface Staging extends RecordedOutput {
  /** Publishes the staged site, after removing from it what is not in `files`. */
  publish(finished: Finished): Promise<Emitted>;
  /** Removes what was staged. Does nothing after `publish`. */
  discard(): Promise<void>;
}

interface Finished {
  readonly files: FileRecords;
  readonly reports: ReadonlyMap<string, Report>;
  /** The files that hosts read elsewhere: path → text. */
  readonly configuration?: SiteFiles;
  /** Hash of all inputs; a later build with the same hash has nothing to do. */
  readonly inputs: string;
}

export interface Emitted {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface OpenOutput {
  readonly folder: string;
  readonly staging?: Staging;
  readonly diagnostics: Diagnostic[];
}

/** Opens a staged site in an output folder, or reports why it cannot. */
export async function openStaging(folder: string): Promise<OpenOutput> {
  const refused = (reason: Diagnostic) => ({ folder, diagnostics: [reason] });
  try {
    await mkdir(join(folder, '.builds'), { recursive: true });
    const stranger = await foreignEntry(folder);
    if (stranger) return refused(foreign(stranger));
    const lock = await takeLock(join(folder, '.lock'));
    if ('holder' in lock) return refused(busy(folder, lock.holder));
    try {
      await removeLeftovers(folder);
      return { folder, staging: await begin(folder, lock), diagnostics: [] };
    } catch (error) {
      await lock.release().catch(() => {});
      throw error;
    }
  } catch (error) {
    return refused(writeErrorFinding(folder, error as NodeJS.ErrnoException));
  }
}

async function begin(out: string, lock: { release(): Promise<void> }): Promise<Staging> {
  const builds = join(out, '.builds');
  const folder = join(builds, `draft-${process.pid}`);
  const previous = (await readlink(join(out, '.current')).catch(() => undefined))?.slice('.builds/'.length);
  const stagedFiles = await takeSpare(builds, { previous, folder });
  const records = previous === undefined ? undefined : await readRecords(join(builds, previous), recordsOfSite);
  const publishedFiles = records ?? new Map();
  await mkdir(join(folder, 'site'), { recursive: true });
  let open = true;
  return {
    folder: join(folder, 'site'),
    published: join(out, '.current/site'),
    stagedFiles,
    publishedFiles,
    async publish({ files, reports, configuration = new Map(), inputs }) {
      await removeOthers(join(folder, 'site'), stagedFiles, files);
      await writeReports({ folder, published: previous === undefined ? folder : join(builds, previous) }, reports);
      await writeAll(join(folder, 'host'), configuration);
      const record = textOfRecords(files);
      await writeFile(join(folder, recordsOfSite), record);
      await writeFile(join(folder, 'inputs'), inputs);
      const id = await freeId(builds, hash(record, inputs).slice(0, 12));
      await rename(folder, join(builds, id));
      open = false;
      await point(out, '.current', `.builds/${id}`);
      await point(out, 'site', '.current/site');
      await point(out, 'reports', '.current/reports');
      if (configuration.size > 0) await point(out, 'host', '.current/host');
      else await rm(join(out, 'host'), { force: true });
      await removeBuilds(builds, (name) => name !== id && name !== previous);
      // The lock of a process that has ended blocks no other.
      await lock.release().catch(() => {});
      return countOf(files, publishedFiles);
    },
    async discard() {
      if (open) await rm(folder, { recursive: true, force: true }).catch(() => {});
      open = false;
      await lock.release().catch(() => {});
    },
  };
}

/** Stages into the build before the published one. Removes its record first, so that an incomplete folder does not count as a build. */
async function takeSpare(builds: string, { previous, folder }: { previous: string | undefined; folder: string }): Promise<FileRecords> {
  const [spare] = (await readdir(builds)).filter((name) => name !== previous);
  const records = spare === undefined ? undefined : await readRecords(join(builds, spare), recordsOfSite);
  if (spare === undefined || !records) return new Map();
  await rename(join(builds, spare), folder);
  await rm(join(folder, recordsOfSite));
  return records;
}

/** Writes a folder anew; none without files. */
async function writeAll(folder: string, files: SiteFiles): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, data] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), data);
  }
}

async function removeOthers(site: string, staged: FileRecords, files: FileRecords): Promise<void> {
  for (const path of staged.keys()) {
    if (files.has(path)) continue;
    await rm(join(site, path), { force: true });
    // Removes folders that have become empty.
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const gone = await rmdir(join(site, folder)).then(
        () => true,
        () => false,
      );
      if (!gone) break;
    }
  }
}

function countOf(files: FileRecords, before: FileRecords): Emitted {
  let unchanged = 0;
  let replaced = 0;
  for (const [path, { hash: now }] of files) {
    const last = before.get(path);
    if (last?.hash === now) unchanged += 1;
    else if (last) replaced += 1;
  }
  return { written: files.size - unchanged, unchanged, removed: before.size - unchanged - replaced };
}

async function freeId(builds: string, id: string): Promise<string> {
  const taken = new Set(await readdir(builds));
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}

/** Replaces the target of a link in one step. */
async function point(folder: string, name: string, target: string): Promise<void> {
  if ((await readlink(join(folder, name)).catch(() => undefined)) === target) return;
  const staged = join(folder, `.${name}-${process.pid}`);
  await rm(staged, { force: true });
  await symlink(target, staged);
  await rename(staged, join(folder, name));
}

/** A file or folder in the place of a link, which no build has made. */
async function foreignEntry(folder: string): Promise<string | undefined> {
  for (const name of ['.current', 'site', 'reports', 'host']) {
    const entry = await lstat(join(folder, name)).catch(() => undefined);
    if (entry && !entry.isSymbolicLink()) return join(folder, name);
  }
  return undefined;
}
