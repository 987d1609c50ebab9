import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package/roots.mjs';
import type { entries } from './entries.mjs';
import type { Running } from './evaluate.mjs';

/** The precompiled tool that this code runs in: a variable that evaluate.mjs defines; undeclared if the sources run. */
declare const runningTool: Running | undefined;

const tool = typeof runningTool === 'undefined' ? undefined : runningTool;

/** Starts a thread with an entry's `start(data)`, in the same tool or from the sources. An error in it is the worker's `error` event. */
export function startThread(name: keyof typeof entries, data: unknown): Worker {
  return new Worker(`${packageRoot}/generator/precompile/thread.mjs`, {
    execArgv: [],
    // Rendering leaves mostly short-lived objects: a larger young generation avoids copying them.
    resourceLimits: { maxYoungGenerationSizeMb: 48 },
    workerData: { name, tool, data },
  });
}
