import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Staging } from './staging.ts';
import { WriteError, writeErrorFinding } from './write-errors.ts';

/** Does what is left to do for a draft and publishes it; what goes wrong on the disk is reported, and the draft is gone. */
export async function publishing(folder: string, draft: Staging, finish: () => Promise<Parameters<Staging['publish']>[0]>) {
  try {
    return { emitted: await draft.publish(await finish()), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof WriteError || 'syscall' in (error as object))) throw error;
    return { diagnostics: [writeErrorFinding(folder, error as NodeJS.ErrnoException)] };
  } finally {
    await draft.discard();
  }
}

/** The hash of what the current output was made from; nothing where that is not known, and then everything is looked at again. */
export async function currentInputs(folder: string): Promise<string | undefined> {
  return readFile(join(folder, '.current', 'inputs'), 'utf8').catch(() => undefined);
}
