import { parentPort } from 'node:worker_threads';
import { openSource } from '../1-load/source.ts';
import type { ThreadAnswer, ThreadData } from './crew.ts';
import type { PartJob, PartResult } from './part.ts';
import { copyReader } from './read-copies.ts';
import { Workshop } from './workshop.ts';

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
      tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
