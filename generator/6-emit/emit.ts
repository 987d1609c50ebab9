import type { Staging } from './staging.ts';
import { WriteError, writeErrorFinding } from './write-errors.ts';

/** Completes and publishes a staged site, and reports an error of the file system. */
export async function publishing(folder: string, staging: Staging, finish: () => Promise<Parameters<Staging['publish']>[0]>) {
  try {
    return { emitted: await staging.publish(await finish()), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof WriteError || 'syscall' in (error as object))) throw error;
    return { diagnostics: [writeErrorFinding(folder, error as NodeJS.ErrnoException)] };
  }
}
