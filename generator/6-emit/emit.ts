import type { Staging } from './staging.ts';
import { WriteError, writeErrorFinding } from './write-errors.ts';

/** Completes and publishes a staged site. On an error of the file system, reports it and discards the staged site. */
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
