import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { newStore, rowsOf } from './open-store.ts';

const script = new URL('keep-in-a-loop.ts', import.meta.url).pathname;

/** A process that keeps submissions, and the keys that it has reported as kept. */
function keeper(...given: readonly string[]): {
  readonly process: ChildProcess;
  readonly kept: string[];
  readonly closed: Promise<unknown[]>;
  heard(number: number): Promise<void>;
} {
  const process = spawn('node', ['--import', 'tsx', script, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    process.kill('SIGKILL');
  });
  const kept: string[] = [];
  let waiting: { readonly number: number; resolve(): void } | undefined;
  createInterface({ input: process.stdout }).on('line', (line) => {
    kept.push(line);
    if (waiting && kept.length >= waiting.number) waiting.resolve();
  });
  return {
    process,
    kept,
    closed: once(process, 'close'),
    heard: (number) =>
      new Promise((resolve) => {
        waiting = { number, resolve };
      }),
  };
}

/** How often the process is killed. */
const rounds = process.env.NIGHT ? 5 : 2;

it('has every submission that was reported as kept exactly once, whenever its process is killed', async () => {
  const store = await newStore();
  const reported: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { process, kept, closed, heard } = keeper(store.file, `round${round}`);
    await heard(20 + round * 7);
    process.kill('SIGKILL');
    await closed;
    reported.push(...kept);
  }
  const database = await store.read();
  expect(await rowsOf(database, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const rows = await rowsOf(database, 'SELECT key, body FROM submissions');
  const keys = new Set(rows.map(({ key }) => key));
  expect(reported.filter((key) => !keys.has(key))).toEqual([]);
  expect(keys.size).toBe(rows.length);
  for (const { key, body } of rows) expect(JSON.parse(String(body))).toMatchObject({ key });
  // Each process may have kept at most one submission that it did not report.
  expect(rows.length - reported.length).toBeLessThanOrEqual(rounds);
});

it('keeps the submissions of two processes that write at once into a new file', async () => {
  const store = await newStore();
  const keepers = ['a', 'b'].map((name) => keeper(store.file, name, '100'));
  for (const { closed } of keepers) expect(await closed).toEqual([0, null]);
  const rows = await rowsOf(await store.read(), 'SELECT key FROM submissions');
  expect(rows).toHaveLength(200);
  expect(keepers.flatMap(({ kept }) => kept)).toHaveLength(200);
});
