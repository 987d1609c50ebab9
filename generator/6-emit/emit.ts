import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Staging } from './staging.ts';
import { WriteError, writeErrorFinding } from './write-errors.ts';

/** Finishes a staged site and publishes it; an error of the disk is reported, and the staged site is discarded. */
export async function publishing(folder: string, staging: Staging, finish: () => Promise<Parameters<Staging['publish']>[0]>) {
  try {
    return { emitted: await staging.publish(await finish()), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof WriteError || 'syscall' in (error as object))) throw error;
    return { diagnostics: [writeErrorFinding(folder, error as NodeJS.ErrnoException)] };
  } finally {
    await staging.discard();
  }
}

/** The hash of what the current output was made from; nothing where that is not known, and then everything is looked at again. */
export async function currentInputs(folder: string): Promise<string | undefined> {
  return readFile(join(folder, '.current', 'inputs'), 'utf8').catch(() => undefined);
}
