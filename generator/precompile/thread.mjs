// @ts-check
import { workerData } from 'node:worker_threads';
import { start } from './start.mjs';

/* The start of a thread. Runs the same precompiled tool as its parent, even if sources have changed since. */

await start(workerData.name, workerData);
