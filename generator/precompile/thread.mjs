// @ts-check
import { workerData } from 'node:worker_threads';
import { start } from './start.mjs';

/* Starts a thread. It runs the same precompiled tool as the thread that started it, whatever has changed since. */

await start(workerData.name, workerData);
