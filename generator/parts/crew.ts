import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../engine/start-thread.ts';
import type { Costs } from './kept-site.ts';
import type { PartJob, PartResult } from './part.ts';
import type { Work } from './run-parts.ts';
import type { Bench } from './workshop.ts';

/** What a thread is given when it starts. */
export interface ThreadData {
  readonly bench: Bench;
  readonly content: string;
}

/** What a thread answers: that it is ready, results, or how it failed. */
export type ThreadAnswer =
  | { readonly ready: true }
  | { readonly results: readonly PartResult[]; readonly milliseconds: number }
  | { readonly failure: string };

/** Jobs that a thread is given at a time: enough that it does not wait for messages, few enough that threads end together. */
const atATime = 8;

/** Has threads do the jobs. What each takes next is decided when it asks, so the slower one does less. When one fails, all end. */
export async function startCrew(size: number, { bench, content, jobs, done, costs, meanwhile }: Work): Promise<Costs> {
  const queue = jobs.values();
  const started = performance.now();
  let starting = 0;
  let working = 0;
  const threads: Worker[] = [];
  const pages = jobs.reduce((sum, { addresses }) => sum + addresses.length, 0);
  const take = () => {
    const taken: PartJob[] = [];
    for (const job of queue) if (taken.push(job) === atATime) break;
    return taken;
  };
  const employ = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const thread = startThread('part-worker', { bench, content } satisfies ThreadData);
      threads.push(thread);
      const next = () => {
        const taken = take();
        if (taken.length) thread.postMessage(taken);
        else resolve();
      };
      thread.on('error', reject);
      thread.on('message', (answer: ThreadAnswer) => {
        if ('failure' in answer) {
          reject(new Error(answer.failure));
          return;
        }
        if ('results' in answer) {
          working += answer.milliseconds;
          for (const result of answer.results) done(result, number);
        } else starting = Math.max(starting, performance.now() - started);
        next();
      });
    });
  try {
    await Promise.all([...Array.from({ length: size }, (_, number) => employ(number)), inSteps(meanwhile)]);
  } finally {
    meanwhile.return?.();
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return { page: pages ? working / pages : costs.page, thread: starting };
}

/** Does work step by step, and lets in between what threads tell be heard. */
async function inSteps(work: Iterator<unknown>): Promise<void> {
  while (!work.next().done) await nextTurn();
}
