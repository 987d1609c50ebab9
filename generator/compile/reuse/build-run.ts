import { openStore, type Store } from '../../cache/store.ts';
import { LostText } from '../../cache/texts.ts';
import type { Site } from '../configuration/open-site.ts';
import type { BuildInputs } from './build-key.ts';

/** Options of one run of the stages, beside the settings. */
export interface RunOptions {
  readonly inputs: BuildInputs;
  readonly force?: boolean | undefined;
  /** The state of the last build is damaged: it is not read. */
  readonly isStateDamaged?: boolean | undefined;
  /** The number of worker threads; by default as many as pay. */
  readonly workers?: number | undefined;
  /** The number of processor cores for pages; by default all. */
  readonly cores?: number | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

/** The cache of a run. It reads nothing if the run reuses nothing. */
export const storeOf = ({ cache }: Pick<Site, 'cache'>, { force }: Pick<RunOptions, 'force'> = {}): Store => openStore(cache, { force });

/** Runs a command, and once more without the state of the last build if a text of that state turns out to be lost. */
export async function retryWithoutState<Result>(run: (isStateDamaged: boolean) => Promise<Result>): Promise<Result> {
  try {
    return await run(false);
  } catch (error) {
    if (!(error instanceof LostText)) throw error;
    return run(true);
  }
}
