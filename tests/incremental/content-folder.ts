import { cp, link, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from './edit.ts';

/** The time of the last change that edited files get, instead of the present: tools restore times, and clocks are wrong. */
export const editTimes = ['kept', 'in the past', 'in the future'] as const;
export type EditTime = (typeof editTimes)[number];

interface Writing {
  readonly from: Files;
  readonly to: Files;
  /** Times of edited files; by default the present time. */
  readonly times?: EditTime | undefined;
}

/** Times in whole seconds, because finer ones cannot be restored exactly. */
const times = {
  new: new Date('2026-11-21T09:00:00Z'),
  'in the past': new Date('2001-01-01T00:00:00Z'),
  'in the future': new Date('2091-01-01T00:00:00Z'),
};

/** Replaces the files of a content folder with others. Files that are equal in both stay untouched; links stay links. */
export async function turnFolder(folder: string, { from, to, times: edited }: Writing): Promise<void> {
  for (const path of from.keys()) if (!to.has(path)) await rm(join(folder, path), { force: true });
  for (const [path, text] of to) {
    if (from.get(path) === text) continue;
    const file = join(folder, path);
    const time = from.has(path) ? await timeAfter(file, edited) : times.new;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path.endsWith('.ts') ? padded(text) : text);
    if (time) await utimes(file, time, time);
  }
}

const timeAfter = async (file: string, edited: EditTime | undefined) =>
  edited === 'kept' ? (await stat(file)).mtime : edited && times[edited];

/** A text with enough empty lines after it that most edits do not change the size of its file. */
const padded = (text: string) => text + '\n'.repeat(1024 - (Buffer.byteLength(text) % 1024));

/** Sets a new time for every file of a folder, and does not change bytes. */
export async function touchAll(folder: string, time: Date): Promise<void> {
  for (const file of await filesIn(folder)) await utimes(file, time, time);
}

export const linkKinds = ['symbolic', 'hard'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Replaces the files of a folder with links to copies outside, except symbolic ones for files that import others, which are refused. */
export async function linkFiles(folder: string, kind: LinkKind): Promise<void> {
  for (const file of await filesIn(folder)) {
    if (kind === 'symbolic' && / from '\.\.?\//.test(await readFile(file, 'utf8'))) continue;
    const copy = join(`${folder}-elsewhere`, file.slice(folder.length));
    await rm(copy, { force: true });
    await cp(file, copy, { preserveTimestamps: true });
    await rm(file);
    await (kind === 'hard' ? link : symlink)(copy, file);
  }
}

/** The regular files below a folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
