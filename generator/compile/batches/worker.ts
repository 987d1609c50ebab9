import { parentPort } from 'node:worker_threads';
import { openSource } from '../../1-load/source.ts';
import { WriteError } from '../../6-emit/write-errors.ts';
import { openSite } from '../configuration/open-site.ts';
import { BatchBuilder } from './batch-builder.ts';
import type { BatchJob, BatchResult } from './batch-job.ts';
import type { WorkerData, WorkerResponse } from './worker-pool.ts';

/** The entry of a worker thread: builds batches and sends the results. */
export async function start({ context, site: { root, content } }: WorkerData): Promise<void> {
  const send = (answer: WorkerResponse) => parentPort?.postMessage(answer);
  const { today } = context.vocabulary;
  const source = await openSource(content, { today });
  const site = openSite(root, { content, cache: context.cache, today });
  const modules = { theme: await site.theme(), config: await site.config() };
  const builder = new BatchBuilder(context, (...pages) => source.readPages(context.shared, ...pages), modules);
  parentPort?.on('message', async (jobs: readonly BatchJob[]) => {
    try {
      const results: BatchResult[] = [];
      for (const job of jobs) results.push(await builder.build(job));
      send({ results });
    } catch (error) {
      if (error instanceof WriteError) send({ unwritable: { message: error.message, code: error.code } });
      else send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
