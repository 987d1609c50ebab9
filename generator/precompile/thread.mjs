// @ts-check
import { workerData } from 'node:worker_threads';
import { start } from './start.mjs';

/* What a thread begins with. It runs the engine that the thread which started it runs, whatever has changed since. */

await start(workerData.name, workerData);
