import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { WriteError } from '../6-emit/write-errors.ts';
import { startThread } from '../precompile/start-thread.ts';
import { onEnd } from '../precompile/stopped-thread.ts';
import type { BatchContext } from './batch-context.ts';
import type { BatchJob, BatchResult } from './batch-job.ts';
import type { BatchWork } from './batch-work.ts';
import type { Costs } from './build-state.ts';

/** The start data of a worker thread. */
export interface WorkerData {
  readonly context: BatchContext;
  /** The content folder. */
  readonly content: string;
}

/** The answer of a worker: results, or how it failed. */
export type WorkerResponse = WorkerResults | { readonly failure: string } | { readonly unwritable: Pick<WriteError, 'message' | 'code'> };

interface WorkerResults {
  readonly results: readonly BatchResult[];
  /** How long the jobs took. */
  readonly milliseconds: number;
  /** When it was ready to work, in milliseconds since 1970. */
  readonly readyAt: number;
}

/** Jobs in one message: many enough that a worker does not wait for messages. */
const jobsPerMessage = 8;

/** Worker threads that build the batches of a site once. They start at once and get their jobs when these are planned. */
export class WorkerPool {
  readonly #workers: readonly Worker[];
  readonly #started = Date.now();
  /** Rejects when a worker dies, even while no answer is awaited. */
  readonly #death: Promise<never>;

  constructor(size: number, data: WorkerData) {
    this.#workers = Array.from({ length: size }, () => startThread('build-worker', data));
    this.#death = new Promise((_, reject) => {
      for (const worker of this.#workers) onEnd(worker, 'A thread that makes pages', reject);
    });
    // `run` rethrows the error; without this, Node reports an unhandled rejection before it is awaited.
    this.#death.catch(() => {});
  }

  /**
   * Distributes the jobs among the workers and returns the measured costs. A worker gets its next jobs when it has finished the last, so a
   * slow one does fewer. Rejects and ends all workers if a worker or a step of `meanwhile` fails.
   */
  async run({ jobs, done, costs, meanwhile }: BatchWork): Promise<Costs> {
    const pages = jobs.reduce((sum, { addresses }) => sum + addresses.length, 0);
    let starting = 0;
    let working = 0;
    let taken = 0;
    const takeJobs = () => {
      // Fewer towards the end, so that all workers finish at about the same time.
      const number = Math.min(jobsPerMessage, Math.ceil((jobs.length - taken) / (4 * this.#workers.length)));
      taken += number;
      return jobs.slice(taken - number, taken);
    };
    const request = (worker: Worker) => {
      const next = takeJobs();
      return next.length ? answerOf(worker, next) : undefined;
    };
    const runWorker = async (worker: Worker, number: number) => {
      let pending = request(worker);
      while (pending) {
        const answer = await pending;
        if ('unwritable' in answer) throw new WriteError(answer.unwritable);
        if ('failure' in answer) throw new Error(answer.failure);
        working += answer.milliseconds;
        starting = Math.max(starting, answer.readyAt - this.#started);
        // The worker continues while its results are merged.
        pending = request(worker);
        for (const result of answer.results) done(result, number);
      }
    };
    try {
      await Promise.race([this.#death, Promise.all([...this.#workers.map(runWorker), inSteps(meanwhile)])]);
    } catch (error) {
      meanwhile.return?.();
      await this.end();
      throw error;
    }
    // Not awaited: the workers have no jobs left.
    void this.end();
    return { page: pages ? working / pages : costs.page, thread: starting };
  }

  /** Ends the workers, even in the middle of a job. */
  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

/** Sends jobs to a worker and waits for its answer. */
function answerOf(worker: Worker, jobs: readonly BatchJob[]): Promise<WorkerResponse> {
  worker.postMessage(jobs);
  return new Promise((resolve) => worker.once('message', resolve));
}

/** Runs work step by step; messages from workers are handled in between. */
async function inSteps(work: Iterator<unknown>): Promise<void> {
  while (!work.next().done) await nextTurn();
}
