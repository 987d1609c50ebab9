import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Page } from 'playwright/test';
import { run, type Started, start } from '../support/command.ts';
import { freePort } from '../support/free-port.ts';
import { fillInAndPrepare, outbox, submit, success, visitor } from './form.ts';
import { now } from './now.ts';
import { test as base, expect } from './test.ts';
import { wake } from './wake.ts';

/* Forms against the real server with its database, which is killed. */

interface Serving {
  readonly origin: string;
  /** Starts the server, and resolves when it serves. */
  start(): Promise<void>;
  /** Ends all of its processes at once, like a power cut. */
  kill(): Promise<void>;
  /** The names in the database, as the command prints them. */
  names(): Promise<readonly unknown[]>;
}

const test = base.extend<{ readonly serving: Serving }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from this pattern.
  serving: async ({}, use) => {
    const folder = mkdtempSync(`${tmpdir()}/wortlaut-leads-`);
    const port = await freePort();
    const database = `${folder}/leads.db`;
    let running: Started | undefined;
    const kill = async () => {
      running?.process.kill('SIGKILL');
      await running?.ended;
      running = undefined;
    };
    await use({
      origin: `http://localhost:${port}`,
      async start() {
        running = start(['serve', '--port', String(port), '--database', database]);
        const { stderr } = running.process;
        if (!stderr) throw new Error('It has no output.');
        const [greeting] = await once(stderr, 'data');
        expect(String(greeting)).toContain(`http://localhost:${port}`);
      },
      kill,
      async names() {
        const { stdout, stderr } = await run(['leads', '--format', 'json', '--database', database]);
        expect(stderr).toBe('');
        return JSON.parse(stdout).map(({ body }: { body: { name: unknown } }) => body.name);
      },
    });
    await kill();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ serving }, use) => use(serving.origin),
});

/** Fills in the form of a page by its clock as slowly as people do: the server lets faster senders wait. */
async function fillInLikePeople(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: now() });
  await page.goto(address);
  await wake(page, 'pre-order');
  await fillInAndPrepare(page);
  await page.clock.fastForward(10_000);
}

test('C1 decision 17 a lead that was sent while the server was down shows success, waits, and is in the database once after a kill -9', async ({
  page,
  serving,
  watch,
}) => {
  // Ignores requests that fail without a server.
  watch.allow(/waits in the outbox|status of 5\d\d|net::ERR|dynamically imported module/);
  await serving.start();
  await fillInLikePeople(page, '/de-de/');
  await serving.kill();
  await submit(page);
  await expect(success(page)).toBeVisible();
  await expect.poll(() => outbox(page)).toHaveLength(1);
  await serving.start();
  await page.clock.fastForward(60_000);
  await expect.poll(() => outbox(page)).toEqual([]);
  await page.reload();
  await serving.kill();
  expect(await serving.names()).toEqual([visitor.name]);
});
