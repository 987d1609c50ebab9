import type { ChildProcess } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startChecker } from '../../cli/server/dev-checker.ts';
import { startDevProcess } from '../../cli/server/dev-process.ts';
import { build } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { contentsOf } from '../support/snapshot.ts';

vi.setConfig({ testTimeout: 180_000 });

/* Threads and processes that end before their work is done are reported: no command waits for them or looks finished. */

const broken = vi.hoisted(() => ({ thread: undefined as string | undefined, children: [] as unknown[] }));
vi.mock('../../generator/precompile/start-thread.ts', async (original) => {
  const { startThread } = await original<typeof import('../../generator/precompile/start-thread.ts')>();
  return {
    startThread: (...given: Parameters<typeof startThread>) =>
      broken.thread === undefined
        ? startThread(...given)
        : new Worker(broken.thread, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 }, stderr: true }),
  };
});
vi.mock('node:child_process', async (original) => {
  const { fork, ...others } = await original<typeof import('node:child_process')>();
  return {
    ...others,
    fork: (...given: Parameters<typeof fork>) => {
      const child = fork(...given);
      broken.children.push(child);
      return child;
    },
  };
});

const onMessage = (work: string) => `require('node:worker_threads').parentPort.on('message', () => { ${work} });`;
const ends: Readonly<Record<string, readonly [thread: string, why: string]>> = {
  'ends by itself': [onMessage('process.exit(0)'), 'it ended with the code 0'],
  'runs out of memory': [onMessage('const kept = []; for (;;) kept.push(new Array(1000).fill({}));'), 'it ran out of memory'],
};

let site: SiteFolder;
beforeAll(async () => {
  site = await siteFolder();
});
beforeEach(() => {
  broken.thread = undefined;
});
afterAll(() => site.remove());

test.each(Object.entries(ends))('a build whose thread %s fails, and the last good site stays', async (_, [thread, why]) => {
  const settings = { content: site.content, out: site.out, force: true };
  expect((await build(opened(settings))).ok).toBe(true);
  const good = contentsOf(`${site.out}/site`);
  broken.thread = thread;
  await expect(build(opened({ ...settings, workers: 2 }))).rejects.toThrow(
    `A thread that makes pages ended before its work was done: ${why}.`,
  );
  expect(contentsOf(`${site.out}/site`)).toEqual(good);
});

test.each(Object.entries(ends))(
  'dev reports that the thread that checks %s, and starts another one with the next change',
  async (_, [thread, why]) => {
    broken.thread = thread;
    const checker = startChecker({ root, content: site.content });
    await expect(checker.found()).rejects.toThrow(`The thread that checks the site ended before its work was done: ${why}.`);
    await expect(checker.found()).rejects.toThrow(why);
    broken.thread = undefined;
    checker.changed([]);
    expect(await checker.found()).toEqual([]);
  },
);

test('WL6017 dev reports that the process that renders was killed, and starts it again with the next change', async () => {
  const dev = startDevProcess({ root, content: site.content });
  expect((await dev.respond('/at-en/help/')).status).toBe(200);
  const child = broken.children.at(-1) as ChildProcess;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
  expect(await dev.respond('/at-en/help/')).toMatchObject({
    status: 500,
    diagnostics: [
      {
        code: 'WL6017',
        severity: 'error',
        message: 'The process that renders the pages ended before its work was done: the signal SIGKILL ended it.',
      },
    ],
  });
  expect((await dev.state()).diagnostics.map(({ code }) => code)).toEqual(['WL6017']);
  await dev.reload();
  expect((await dev.respond('/at-en/help/')).status).toBe(200);
  dev.close();
});
