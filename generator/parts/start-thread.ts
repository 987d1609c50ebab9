import { Worker } from 'node:worker_threads';
import type { ThreadData } from './crew.ts';

/** Starts a thread that makes parts. */
export function startThread(data: ThreadData): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData: data, execArgv: ['--import', 'tsx'] });
}
