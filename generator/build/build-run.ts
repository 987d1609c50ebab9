import type { BuildInputs } from './build-key.ts';
import type { BuildState } from './build-state.ts';
import type { ShardNumber } from './shard-batches.ts';

/** How one run of the stages differs from another beside its settings. */
export interface RunOptions {
  readonly inputs: BuildInputs;
  /** Reuses nothing of earlier builds. */
  readonly force?: boolean | undefined;
  /** The state to build upon, instead of the one in the cache. */
  readonly previousState?: BuildState | undefined;
  /** The shard of the site that is built; without it the whole site. */
  readonly shard?: ShardNumber | undefined;
  /** How many worker threads; without it as many as pay. */
  readonly workers?: number | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}
