import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BatchBuilder, type BatchModules } from './batch-builder.ts';
import type { PageTextReader } from './batch-job.ts';
import { type BatchWork, type WorkerData, WorkerPool } from './worker-pool.ts';

export interface PoolOptions extends WorkerData {
  /** The number of worker threads beside this one; by default as many as pay. */
  readonly workers?: number | undefined;
  /** The number of processor cores for pages; by default all. */
  readonly cores?: number | undefined;
}

interface Work extends PoolOptions, BatchWork, BatchModules {
  readonly read: PageTextReader;
  readonly pool?: WorkerPool | undefined;
}

/** Starts workers for this number of pages; undefined if the work is too short to pay for them. */
export function startPool(pages: number, { context, site, workers, cores = availableParallelism() }: PoolOptions): WorkerPool | undefined {
  const size = workers ?? workersFor(pages, cores);
  return size > 0 ? new WorkerPool(size, { context, site }) : undefined;
}

/** Does all jobs, in this thread and in workers if they pay. */
export async function runBatches(work: Work): Promise<void> {
  const { jobs, meanwhile, done } = work;
  const pages = jobs.reduce((sum, { addresses }) => sum + addresses.length, 0);
  const pool = work.pool ?? (jobs.length ? startPool(pages, work) : undefined);
  const left = [...jobs];
  const buildHere = async () => {
    while (!meanwhile.next().done) await nextTurn();
    const builder = new BatchBuilder(work.context, work.read, work);
    for (let job = left.shift(); job; job = left.shift()) {
      done(await builder.build(job), 0);
      // Lets the process handle Ctrl-C and answers of workers between two batches.
      await nextTurn();
    }
  };
  await (pool ? pool.run({ left, done, buildHere }) : buildHere());
}

/** Milliseconds that a page and the start of a worker take on a usual machine. */
const usual = { page: 5, start: 400 };

/** A worker pays if it saves more time than its start takes. */
const workersFor = (pages: number, cores: number) => (pages * usual.page * (1 - 1 / cores) > usual.start ? cores - 1 : 0);
