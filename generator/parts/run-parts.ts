import { availableParallelism } from 'node:os';
import { startCrew } from './crew.ts';
import type { Costs } from './kept-site.ts';
import type { PartJob, PartResult } from './part.ts';
import { type Bench, type CopyReader, Workshop } from './workshop.ts';

export interface Work {
  readonly bench: Bench;
  readonly read: CopyReader;
  /** The content folder, for threads, which read it themselves. */
  readonly content: string;
  readonly jobs: readonly PartJob[];
  readonly costs: Costs;
  /** How many threads; without it as many as pay. */
  readonly workers?: number | undefined;
  /** What there is to do beside them, in steps: done while threads do the jobs, and left to the caller where there are none. */
  readonly meanwhile: Iterator<unknown>;
  /** Told of each result, with the thread that it comes from: threads number their questions each for itself. */
  done(result: PartResult, worker: number): void;
}

/** Does all jobs, in this thread or in several where the work is long enough to pay for starting them. Returns what it cost. */
export async function runParts(work: Work): Promise<Costs> {
  const pages = work.jobs.reduce((sum, { addresses }) => sum + addresses.length, 0);
  const workers = Math.min(work.workers ?? threadsFor(pages, work.costs), work.jobs.length);
  if (workers > 0) return startCrew(workers, work);
  const started = performance.now();
  const workshop = new Workshop(work.bench, work.read);
  for (const job of work.jobs) work.done(await workshop.make(job), 0);
  return pages < enoughToMeasure ? work.costs : { ...work.costs, page: (performance.now() - started) / pages };
}

/** One thread more pays as long as it saves more than its start costs. */
function threadsFor(pages: number, { page, thread }: Costs): number {
  const alone = pages * page;
  const most = availableParallelism();
  return alone / most + thread < alone ? most : 0;
}

const enoughToMeasure = 50;
