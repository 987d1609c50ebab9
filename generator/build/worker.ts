import { parentPort } from 'node:worker_threads';
import { openSource } from '../1-load/source.ts';
import { WriteError } from '../6-emit/write-errors.ts';
import { BatchBuilder } from './batch-builder.ts';
import type { BatchJob, BatchResult } from './batch-job.ts';
import { pageTextReader } from './read-page-texts.ts';
import type { ThreadAnswer, ThreadData } from './worker-pool.ts';

/** The thread: makes the parts that it is given and tells what came of them. */
export async function start({ bench, content }: ThreadData): Promise<void> {
  const tell = (answer: ThreadAnswer) => parentPort?.postMessage(answer);
  const workshop = new BatchBuilder(bench, pageTextReader(await openSource(content), bench.frame));
  const readyAt = Date.now();
  parentPort?.on('message', async (jobs: readonly BatchJob[]) => {
    try {
      const started = performance.now();
      const results: BatchResult[] = [];
      for (const job of jobs) results.push(await workshop.make(job));
      tell({ results, milliseconds: performance.now() - started, readyAt });
    } catch (error) {
      if (error instanceof WriteError) tell({ unwritable: { message: error.message, code: error.code } });
      else tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
