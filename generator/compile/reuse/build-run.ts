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

/** Work that reports its progress and can be ended. */
export interface Abortable {
  readonly progress?: RunOptions['progress'];
  /** Ends the work between two batches of pages; the reason of the signal is thrown. */
  readonly signal?: AbortSignal | undefined;
}

/** The cache of a run. It reads nothing if the run reuses nothing. */
export const storeOf = ({ cache }: Pick<Site, 'cache'>, { force }: Pick<RunOptions, 'force'> = {}): Store => openStore(cache, { force });

/** Reports the progress of a run after each message about finished pages. An aborted run ends there. */
export const progressOf =
  ({ progress, signal }: Abortable): NonNullable<RunOptions['progress']> =>
  (done, all) => {
    signal?.throwIfAborted();
    if (all > 0) progress?.(done, all);
  };

/** Runs a command, and once more without the state of the last build if a text of that state turns out to be lost. */
export async function retryWithoutState<Result>(run: (isStateDamaged: boolean) => Promise<Result>): Promise<Result> {
  try {
    return await run(false);
  } catch (error) {
    if (!(error instanceof LostText)) throw error;
    return run(true);
  }
}
