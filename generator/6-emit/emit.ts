import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Draft } from './staging.ts';
import { Unwritable, unwritable } from './write-errors.ts';

/** Does what is left to do for a draft and publishes it; what goes wrong on the disk is reported, and the draft is gone. */
export async function publishing(folder: string, draft: Draft, finish: () => Promise<Parameters<Draft['publish']>[0]>) {
  try {
    return { emitted: await draft.publish(await finish()), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof Unwritable || 'syscall' in (error as object))) throw error;
    return { diagnostics: [unwritable(folder, error as NodeJS.ErrnoException)] };
  } finally {
    await draft.drop();
  }
}

/** The hash of what the current output was made from; nothing where that is not known, and then everything is looked at again. */
export async function currentInputs(folder: string): Promise<string | undefined> {
  return readFile(join(folder, '.current', 'inputs'), 'utf8').catch(() => undefined);
}
