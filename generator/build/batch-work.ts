import type { BatchJob, BatchResult } from './batch-job.ts';
import type { Costs } from './build-state.ts';

/** Batches to build, and what goes on beside them. */
export interface BatchWork {
  readonly jobs: readonly BatchJob[];
  readonly costs: Costs;
  /** Other work, in steps: done while workers do the jobs, and left to the caller where there are none. */
  readonly meanwhile: Iterator<unknown>;
  /** Receives each result with the number of its worker: each worker numbers its dependencies for itself. */
  done(result: BatchResult, worker: number): void;
}
