import { parentPort } from 'node:worker_threads';
import { openSource } from '../1-load/source.ts';
import { Unwritable } from '../6-emit/write-errors.ts';
import { Workshop } from './batch-builder.ts';
import type { PartJob, PartResult } from './batch-job.ts';
import { copyReader } from './read-page-texts.ts';
import type { ThreadAnswer, ThreadData } from './worker-pool.ts';

/** The thread: makes the parts that it is given and tells what came of them. */
export async function start({ bench, content }: ThreadData): Promise<void> {
  const tell = (answer: ThreadAnswer) => parentPort?.postMessage(answer);
  const workshop = new Workshop(bench, copyReader(await openSource(content), bench.frame));
  const readyAt = Date.now();
  parentPort?.on('message', async (jobs: readonly PartJob[]) => {
    try {
      const started = performance.now();
      const results: PartResult[] = [];
      for (const job of jobs) results.push(await workshop.make(job));
      tell({ results, milliseconds: performance.now() - started, readyAt });
    } catch (error) {
      if (error instanceof Unwritable) tell({ unwritable: { message: error.message, code: error.code } });
      else tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
