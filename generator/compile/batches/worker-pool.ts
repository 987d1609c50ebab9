import { on } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { WriteError } from '../../6-emit/write-errors.ts';
import { startThread } from '../../precompile/start-thread.ts';
import { onEnd } from '../../precompile/stopped-thread.ts';
import type { Site } from '../configuration/open-site.ts';
import type { BatchContext, BatchJob, BatchResult } from './batch-job.ts';

export interface WorkerData {
  readonly context: BatchContext;
  readonly site: Pick<Site, 'root' | 'content'>;
}

/** The answer of a worker: results, or how it failed. */
export type WorkerResponse =
  | { readonly results: readonly BatchResult[] }
  | { readonly failure: string }
  | { readonly unwritable: Pick<WriteError, 'message' | 'code'> };

/** Jobs in one message: many enough that a worker does not wait for messages. */
const jobsPerMessage = 8;

/** Batches to build, and the work that is done meanwhile. */
export interface BatchWork {
  readonly jobs: readonly BatchJob[];
  /** Other work of this thread, in steps: done while workers start. */
  readonly meanwhile: Iterator<unknown>;
  /** Receives each result with the number of the thread that made it, because each numbers its dependencies itself. */
  done(result: BatchResult, thread: number): void;
}

interface PoolWork extends Pick<BatchWork, 'done'> {
  /** The jobs that no thread has taken. */
  readonly left: BatchJob[];
  /** Builds the jobs that are left in this thread. */
  readonly buildHere: () => Promise<void>;
}

/** Worker threads that build the batches of a site once. They start at once and get their jobs when these are planned. */
export class WorkerPool {
  readonly #workers: readonly Worker[];
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
   * Distributes the jobs that are left among the workers and `buildHere`. Each takes its next jobs when it is about to have none, so a slow
   * one does fewer. Rejects if a worker or `buildHere` fails, when all have ended: nothing is written after that.
   */
  async run({ left, done, buildHere }: PoolWork): Promise<void> {
    const runWorker = async (worker: Worker, index: number) => {
      const answers = on(worker, 'message');
      const send = () => {
        // Fewer towards the end, so that all threads finish at about the same time.
        const jobs = left.splice(0, Math.min(jobsPerMessage, Math.ceil(left.length / (8 * this.#workers.length))));
        if (jobs.length) worker.postMessage(jobs);
        return jobs.length ? 1 : 0;
      };
      // A message waits while the worker is busy with another, because this thread answers only between two batches of its own.
      let awaited = send() + send();
      while (awaited > 0) {
        const { value } = await answers.next();
        const [answer] = value as [WorkerResponse];
        if ('unwritable' in answer) throw new WriteError(answer.unwritable);
        if ('failure' in answer) throw new Error(answer.failure);
        awaited += send() - 1;
        for (const result of answer.results) done(result, index + 1);
      }
    };
    const here = buildHere();
    try {
      await Promise.race([this.#death, Promise.all([...this.#workers.map(runWorker), here])]);
    } catch (error) {
      left.length = 0;
      await Promise.allSettled([this.end(), here]);
      throw error;
    }
    // Not awaited: the workers have no jobs left.
    void this.end();
  }

  /** Ends the workers, even in the middle of a job. */
  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
