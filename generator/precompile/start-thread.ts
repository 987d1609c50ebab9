import { Worker } from 'node:worker_threads';
import { project } from '../package/project.ts';
import type { entries } from './entries.mjs';
import type { Running } from './evaluate.mjs';

/** Stands around an engine's code (evaluate.mjs); where the sources run, there is none. */
declare const runningEngine: Running | undefined;

const engine = typeof runningEngine === 'undefined' ? undefined : runningEngine;

/**
 * A thread that begins with an entry's `start(data)`: in the engine that this code runs in, or from the sources under tsx.
 * The data is cloned. A fault in the thread is the worker's `error` event.
 */
export function startThread(name: keyof typeof entries, data: unknown): Worker {
  return new Worker(`${project}/generator/precompile/thread.mjs`, {
    execArgv: [],
    // Most of what a page is made of is garbage once it is written: with room for it, little of it is ever copied.
    resourceLimits: { maxYoungGenerationSizeMb: 48 },
    workerData: { name, engine, data },
  });
}
