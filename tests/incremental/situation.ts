import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../generator/index.ts';
import { root } from '../support/paths.ts';
import { type Files, withEdits } from './edit.ts';
import { allEdits } from './edits/edits.ts';

/** The settings of a build besides its folders. */
export type BuildOptions = Pick<Settings, 'origin' | 'hosts' | 'production' | 'pseudo' | 'draft' | 'today'>;

/** Everything that determines the output: the edits, and the settings of the build. */
export interface Situation {
  /** The names of the edits. */
  readonly edits: ReadonlySet<string>;
  readonly options: BuildOptions;
}

/** The unedited folder, built on a day on which no waiver has expired. */
export const start: Situation = { edits: new Set(), options: { today: '2026-11-21' } };

/** A key that is equal for situations that must give the same bytes. */
export function keyOf({ edits, options }: Situation): string {
  return JSON.stringify([[...edits].sort(), Object.entries(options).sort()]);
}

/** The minimal site with further parts for edits: facts, claims, an edition, a contract, a sentence of several pages. */
const base = readFiles([`${root}/tests/sites/minimal/content`, `${root}/tests/sites/incremental/content`]);

/** The content folder of a situation. An edit that does not exist is refused. */
export async function filesOf({ edits }: Situation): Promise<Files> {
  const unknown = [...edits].filter((name) => !allEdits.some((edit) => edit.name === name));
  if (unknown.length) throw new Error(`there is no edit '${unknown.join("', '")}'`);
  return withEdits(
    await base,
    allEdits.filter(({ name }) => edits.has(name)),
  );
}

async function readFiles(folders: readonly string[]): Promise<Files> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      files.set(path.slice(folder.length + 1), await readFile(path, 'utf8'));
    }
  }
  return files;
}
