import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { WriteError } from '../6-emit/write-errors.ts';
import { startThread } from '../precompile/start-thread.ts';
import { onEnd } from '../precompile/stopped-thread.ts';
import type { BatchContext } from './batch-builder.ts';
import type { BatchJob, BatchResult } from './batch-job.ts';
import type { Costs } from './build-state.ts';
import type { Work } from './schedule.ts';

/** What a thread is given when it starts. */
export interface ThreadData {
  readonly bench: BatchContext;
  readonly content: string;
}

/** What a thread answers to jobs: what came of them, or how it failed. */
export type ThreadAnswer = ThreadResults | { readonly failure: string } | { readonly unwritable: Pick<WriteError, 'message' | 'code'> };

interface ThreadResults {
  readonly results: readonly BatchResult[];
  /** How long it worked. */
  readonly milliseconds: number;
  /** When it was ready to work, in milliseconds since 1970. */
  readonly readyAt: number;
}

/** Jobs that a thread is given at a time: enough that it does not wait for messages. */
const atATime = 8;

/** Threads that make the parts of a site once. They start at once, and are told what to do when that is known. */
export class WorkerPool {
  readonly #threads: readonly Worker[];
  readonly #started = Date.now();
  /** Rejects when a thread dies, whether anybody waits for its answer or not. */
  readonly #death: Promise<never>;

  constructor(size: number, data: ThreadData) {
    this.#threads = Array.from({ length: size }, () => startThread('part-worker', data));
    this.#death = new Promise((_, reject) => {
      for (const thread of this.#threads) onEnd(thread, 'A thread that makes pages', reject);
    });
    // Who works with the crew is told; before that nobody need be.
    this.#death.catch(() => {});
  }

  /**
   * Has the threads do the jobs, and returns what that cost. What each takes next is decided when it is done with what it had, so
   * the slower one does less. Rejects when one of them or a step of `meanwhile` fails; nothing happens any more then.
   */
  async work({ jobs, done, costs, meanwhile }: Pick<Work, 'jobs' | 'done' | 'costs' | 'meanwhile'>): Promise<Costs> {
    const pages = jobs.reduce((sum, { addresses }) => sum + addresses.length, 0);
    let starting = 0;
    let working = 0;
    let given = 0;
    const take = () => {
      // Fewer towards the end, so that threads end together.
      const number = Math.min(atATime, Math.ceil((jobs.length - given) / (4 * this.#threads.length)));
      given += number;
      return jobs.slice(given - number, given);
    };
    const ask = (thread: Worker) => {
      const taken = take();
      return taken.length ? answerOf(thread, taken) : undefined;
    };
    const employ = async (thread: Worker, number: number) => {
      let answering = ask(thread);
      while (answering) {
        const answer = await answering;
        if ('unwritable' in answer) throw new WriteError(answer.unwritable);
        if ('failure' in answer) throw new Error(answer.failure);
        working += answer.milliseconds;
        starting = Math.max(starting, answer.readyAt - this.#started);
        // The thread works on while its results are looked at.
        answering = ask(thread);
        for (const result of answer.results) done(result, number);
      }
    };
    try {
      await Promise.race([this.#death, Promise.all([...this.#threads.map(employ), inSteps(meanwhile)])]);
    } catch (error) {
      meanwhile.return?.();
      await this.end();
      throw error;
    }
    // They need not be waited for: they have nothing to do any more.
    void this.end();
    return { page: pages ? working / pages : costs.page, thread: starting };
  }

  /** Ends the threads, whatever they are at. */
  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}

/** Gives a thread jobs. */
function answerOf(thread: Worker, jobs: readonly BatchJob[]): Promise<ThreadAnswer> {
  thread.postMessage(jobs);
  return new Promise((answered) => thread.once('message', answered));
}

/** Does work step by step, and lets in between what threads tell be heard. */
async function inSteps(work: Iterator<unknown>): Promise<void> {
  while (!work.next().done) await nextTurn();
}
