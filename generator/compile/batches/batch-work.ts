import type { Costs } from '../reuse/build-state.ts';
import type { BatchJob, BatchResult } from './batch-job.ts';

/** Batches to build, and the work that is done meanwhile. */
export interface BatchWork {
  readonly jobs: readonly BatchJob[];
  readonly costs: Costs;
  /** Other work of this thread, in steps: done while workers start. */
  readonly meanwhile: Iterator<unknown>;
  /** Receives each result with the number of the thread that made it, because each numbers its dependencies itself. */
  done(result: BatchResult, thread: number): void;
}
