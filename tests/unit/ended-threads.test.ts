import { Worker } from 'node:worker_threads';
import { beforeEach, expect, test, vi } from 'vitest';
import { printFailure } from '../../cli/print-failure.ts';
import { startChecker } from '../../cli/server/dev-checker.ts';
import { WorkerPool } from '../../generator/compile/batches/worker-pool.ts';
import { build, stoppedFinding } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';
import { contentsOf } from '../support/snapshot.ts';
import { printed } from './cli/printed.ts';

vi.setConfig({ testTimeout: 180_000 });

/* Threads that end before their work is done are reported: no command waits for them or looks finished. */

const broken = vi.hoisted(() => ({ thread: undefined as string | undefined }));
vi.mock('../../generator/precompile/start-thread.ts', async (original) => {
  const { startThread } = await original<typeof import('../../generator/precompile/start-thread.ts')>();
  return {
    startThread: (...given: Parameters<typeof startThread>) =>
      broken.thread === undefined
        ? startThread(...given)
        : new Worker(broken.thread, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 }, stderr: true }),
  };
});

const onMessage = (work: string) => `require('node:worker_threads').parentPort.on('message', () => { ${work} });`;
const ends: Readonly<Record<string, readonly [thread: string, why: string, hint: string]>> = {
  'ends by itself': [
    onMessage('process.exit(0)'),
    'it ended with the code 0',
    'Run the command again. If memory is short, the system may have ended it.',
  ],
  'runs out of memory': [
    onMessage('const kept = []; for (;;) kept.push(new Array(1000).fill({}));'),
    'it ran out of memory',
    'Close other programs or give this one more memory, for example NODE_OPTIONS=--max-old-space-size=4096, and run it again.',
  ],
};

const site = await siteFolder();
const settings = { content: site.content, out: site.out, force: true };
await build(opened(settings));
const good = contentsOf(`${site.out}/site`);
beforeEach(() => {
  broken.thread = undefined;
});

test.each(Object.entries(ends))('a build whose thread %s fails, and the last good site stays', async (_, [thread, why, hint]) => {
  broken.thread = thread;
  const failure = await build(opened({ ...settings, workers: 2 })).catch((error) => error);
  expect(await printed(() => printFailure(failure))).toMatchObject({
    code: 70,
    err: `A thread that makes pages ended before its work was done: ${why}. Nothing was written; the last good site is untouched.\n${hint}\n`,
  });
  expect(Object.keys(good).length).toBeGreaterThan(10);
  expect(contentsOf(`${site.out}/site`)).toEqual(good);
});

test('a pool whose thread ends rejects after the work of its own thread, which takes no further job', async () => {
  broken.thread = onMessage('process.exit(0)');
  const pool = new WorkerPool(1, {} as never);
  const left = [{}, {}, {}, {}] as never[];
  let finish = () => {};
  const batch = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const seen: string[] = [];
  const buildHere = async () => {
    await batch;
    seen.push(`${left.length} jobs left`);
  };
  const end = pool.run({ left, done: () => {}, buildHere }).catch(() => seen.push('rejected'));
  while (left.length) await new Promise(setImmediate);
  await pool.end();
  await new Promise(setImmediate);
  expect(seen).toEqual([]);
  finish();
  await end;
  expect(seen).toEqual(['0 jobs left', 'rejected']);
});

test.each(Object.entries(ends))('WL6017 dev reports that the thread that checks %s, and starts another one', async (_, [thread, why]) => {
  broken.thread = thread;
  const checker = startChecker({ root, content: site.content });
  await expect(checker.found()).rejects.toThrow(`The thread that checks the site ended before its work was done: ${why}.`);
  const stopped = await checker.found().catch((error) => error);
  expect(stoppedFinding(stopped)).toMatchObject({ code: 'WL6017', message: expect.stringContaining(why) });
  broken.thread = undefined;
  checker.changed([]);
  expect(await checker.found()).toMatchObject({ found: [] });
});
