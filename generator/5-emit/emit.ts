import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortHash } from '../cache/short-hash.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Draft, type Emitted, openDraft } from './draft.ts';
import type { FileRecords } from './file-records.ts';
import { unwritable } from './obstacles.ts';
import { type FileRecord, keepFile, writeNew } from './place.ts';
import { writtenReport } from './reports.ts';

export interface Output {
  readonly folder: string;
  readonly site: ReadonlyMap<string, string | Uint8Array>;
  readonly reports: ReadonlyMap<string, string>;
  /** Hash of everything that was read; a later build with the same one has nothing to do. */
  readonly inputs: string;
}

/** Replaces the output as a whole or not at all. What stands in the way is reported, and the last good output stays. */
export async function emit({ folder, site, reports, inputs }: Output): Promise<{ emitted?: Emitted; diagnostics: Diagnostic[] }> {
  const { draft, diagnostics } = await openDraft(folder);
  if (!draft) return { diagnostics };
  const written = new Map([...reports].map(([path, text]) => [path, writtenReport(text)]));
  return publishing(folder, draft, async () => ({ files: placeAll(draft, site), reports: written, inputs }));
}

/** Does what is left to do for a draft and publishes it; what goes wrong on the disk is reported, and the draft is gone. */
export async function publishing(folder: string, draft: Draft, finish: () => Promise<Parameters<Draft['publish']>[0]>) {
  try {
    return { emitted: await draft.publish(await finish()), diagnostics: [] };
  } catch (error) {
    if (!('syscall' in (error as object))) throw error;
    return { diagnostics: [unwritable(folder, error as NodeJS.ErrnoException)] };
  } finally {
    await draft.drop();
  }
}

/** Puts files into a draft, those that are published already as links. */
export function placeAll(draft: Draft, files: ReadonlyMap<string, string | Uint8Array>): FileRecords {
  const placed = new Map<string, FileRecord>();
  for (const [path, data] of files) {
    const wanted = { path, hash: shortHash(data), there: draft.there.get(path), published: draft.current.get(path) };
    placed.set(path, keepFile(draft, wanted) ?? writeNew(draft, wanted, data));
  }
  return placed;
}

/** The hash of what the current output was made from. */
export async function currentInputs(folder: string): Promise<string | undefined> {
  return readFile(join(folder, '.current', 'inputs'), 'utf8').catch(() => undefined);
}
