import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Costs } from '../reuse/build-state.ts';
import { BatchBuilder, type BatchModules } from './batch-builder.ts';
import type { PageTextReader } from './batch-job.ts';
import { type BatchWork, type WorkerData, WorkerPool } from './worker-pool.ts';

export interface PoolOptions extends WorkerData {
  readonly costs: Costs;
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
export function startPool(
  pages: number,
  { context, site, costs, workers, cores = availableParallelism() }: PoolOptions,
): WorkerPool | undefined {
  const size = workers ?? workersFor(pages, costs, cores);
  return size > 0 ? new WorkerPool(size, { context, site }) : undefined;
}

/** Does all jobs, in this thread and in workers if they pay. Returns the measured costs. */
export async function runBatches(work: Work): Promise<Costs> {
  const { jobs, costs, meanwhile, done } = work;
  const pages = jobs.reduce((sum, { addresses }) => sum + addresses.length, 0);
  const pool = work.pool ?? (jobs.length ? startPool(pages, work) : undefined);
  const left = [...jobs];
  const buildHere = async () => {
    while (!meanwhile.next().done) await nextTurn();
    const builder = new BatchBuilder(work.context, work.read, work);
    const started = performance.now();
    for (let job = left.shift(); job; job = left.shift()) {
      done(await builder.build(job), 0);
      // Lets the process handle Ctrl-C and answers of workers between two batches.
      await nextTurn();
    }
    return performance.now() - started;
  };
  if (pool) return pool.run({ left, pages, costs, done, buildHere });
  const working = await buildHere();
  return pages < enoughToMeasure ? costs : { ...costs, page: working / pages };
}

/** A worker pays as long as it saves more time than its start costs. */
function workersFor(pages: number, { page, thread }: Costs, cores: number): number {
  const alone = pages * page;
  return alone / cores + thread < alone ? cores - 1 : 0;
}

const enoughToMeasure = 50;
