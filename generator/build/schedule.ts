import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BatchBuilder, type PageTextReader } from './batch-builder.ts';
import type { BatchJob, BatchResult } from './batch-job.ts';
import type { Costs } from './build-state.ts';
import { type ThreadData, WorkerPool } from './worker-pool.ts';

export interface Hiring extends ThreadData {
  readonly costs: Costs;
  /** How many threads; without it as many as pay. */
  readonly workers?: number | undefined;
}

export interface Work extends Hiring {
  readonly read: PageTextReader;
  readonly jobs: readonly BatchJob[];
  /** Threads that have been started already. */
  readonly crew?: WorkerPool | undefined;
  /** What there is to do beside them, in steps: done while threads do the jobs, and left to the caller where there are none. */
  readonly meanwhile: Iterator<unknown>;
  /** Told of each result, with the thread that it comes from: threads number their questions each for itself. */
  done(result: BatchResult, worker: number): void;
}

/** Threads for so many pages; nothing where the work is too short to pay for starting them. */
export function hire(pages: number, { bench, content, costs, workers }: Hiring): WorkerPool | undefined {
  const size = workers ?? threadsFor(pages, costs);
  return size > 0 ? new WorkerPool(size, { bench, content }) : undefined;
}

/** Does all jobs, in this thread or in several where that pays. Returns what it cost. */
export async function runBatches(work: Work): Promise<Costs> {
  const { jobs, costs } = work;
  const pages = jobs.reduce((sum, { addresses }) => sum + addresses.length, 0);
  const crew = work.crew ?? (jobs.length ? hire(pages, work) : undefined);
  if (crew) return crew.work(work);
  const started = performance.now();
  const workshop = new BatchBuilder(work.bench, work.read);
  for (const job of jobs) {
    work.done(await workshop.make(job), 0);
    // Ctrl-C is heard between two parts.
    await nextTurn();
  }
  return pages < enoughToMeasure ? costs : { ...costs, page: (performance.now() - started) / pages };
}

/** One thread more pays as long as it saves more than its start costs. */
function threadsFor(pages: number, { page, thread }: Costs): number {
  const alone = pages * page;
  const most = availableParallelism();
  return alone / most + thread < alone ? most : 0;
}

const enoughToMeasure = 50;
