import type { BatchJob, BatchResult } from './batch-job.ts';
import type { Costs } from './build-state.ts';

/** Batches to build, and the work that is done meanwhile. */
export interface BatchWork {
  readonly jobs: readonly BatchJob[];
  readonly costs: Costs;
  /** Other work, in steps: done while workers run, and left to the caller if there are none. */
  readonly meanwhile: Iterator<unknown>;
  /** Receives each result with the number of its worker, because each worker numbers its dependencies itself. */
  done(result: BatchResult, worker: number): void;
}
