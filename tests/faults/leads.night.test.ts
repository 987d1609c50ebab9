import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../cli/submissions/database.ts';
import { freePort } from '../support/free-port.ts';
import { type ServeProcess, sendLead, startServe } from '../support/serve-process.ts';
import { builtFolder } from '../unit/cli/built-folder.ts';

/*
 * The fault table of leads: what happens to the machine while `serve` runs, and how many leads are lost whose senders have got a receipt. Senders
 * repeat a lead under its key until it is received, as the outbox of a page does.
 */

/** A site, the file of its database, and the leads that were received. */
interface Stand {
  readonly file: string;
  /** Starts `serve`, with its clock some days ahead or leaping with each SIGUSR2, or with a limit on the bytes of a file, as on a full disk. */
  serve(given?: { readonly days?: number; readonly leap?: number; readonly bytes?: string; readonly port?: number }): Promise<ServeProcess>;
  /** Sends leads at once, and repeats each until it is received. */
  send(process: () => ServeProcess, number: number): Promise<void>;
  /** Sends one lead once; returns the status. */
  tryToSend(process: ServeProcess): Promise<number | undefined>;
}

interface Fault {
  readonly name: string;
  /** The number of leads that the fault itself takes away, because the file that contains them is removed. */
  readonly taken?: number;
  happen(stand: Stand): Promise<void>;
}

const day = 86_400_000;

const faults: readonly Fault[] = [
  {
    name: 'rm of the file',
    taken: 5,
    async happen({ file, serve, send, tryToSend }) {
      const process = await serve();
      await send(() => process, 5);
      for (const end of ['', '-wal', '-shm']) await rm(file + end, { force: true });
      expect(await tryToSend(process)).toBe(503);
      await send(() => process, 5);
    },
  },
  {
    name: 'mv of the file',
    async happen({ file, serve, send, tryToSend }) {
      const process = await serve();
      await send(() => process, 5);
      await rename(file, `${file}.old`);
      expect(await tryToSend(process)).toBe(503);
      await send(() => process, 5);
    },
  },
  {
    name: 'mv of the file, then kill -9',
    async happen({ file, serve, send }) {
      const process = await serve();
      await send(() => process, 5);
      await rename(file, `${file}.old`);
      process.kill('SIGKILL');
      await process.ended;
      const next = await serve();
      await send(() => next, 5);
    },
  },
  {
    name: 'restore as documented',
    async happen({ file, serve, send }) {
      const process = await serve();
      await send(() => process, 5);
      await copyFile(file, `${file}.copy`);
      process.kill('SIGTERM');
      await process.ended;
      for (const end of ['-wal', '-shm']) await rm(file + end, { force: true });
      await copyFile(`${file}.copy`, file);
      const next = await serve();
      await send(() => next, 5);
    },
  },
  {
    name: 'restore after kill -9, beside the old log',
    async happen({ file, serve, send }) {
      const process = await serve();
      await send(() => process, 5);
      await copyFile(file, `${file}.copy`);
      process.kill('SIGKILL');
      await process.ended;
      await copyFile(`${file}.copy`, file);
      const next = await serve();
      await send(() => next, 5);
    },
  },
  {
    name: 'restore while it runs, by mv',
    async happen({ file, serve, send, tryToSend }) {
      const process = await serve();
      await send(() => process, 5);
      await copyFile(file, `${file}.copy`);
      await rename(`${file}.copy`, file);
      expect(await tryToSend(process)).toBe(503);
      await send(() => process, 5);
    },
  },
  {
    name: 'restore while it runs, by cp',
    async happen({ file, serve, send }) {
      const process = await serve();
      await send(() => process, 5);
      await copyFile(file, `${file}.copy`);
      await copyFile(`${file}.copy`, file);
      await send(() => process, 5);
    },
  },
  {
    name: 'disk full at the start, then freed',
    async happen({ serve, send, tryToSend }) {
      const process = await serve({ bytes: '1024' });
      expect(await pageOf(process)).toBe(200);
      expect(await tryToSend(process)).toBe(503);
      limit(process, 'unlimited');
      await send(() => process, 5);
    },
  },
  {
    name: 'damaged file at the start, then removed',
    async happen({ file, serve, send, tryToSend }) {
      await writeFile(file, 'no database '.repeat(500));
      const process = await serve();
      expect(await pageOf(process)).toBe(200);
      expect(await tryToSend(process)).toBe(503);
      await rm(file);
      await send(() => process, 5);
    },
  },
  ...[3 * 365, -3 * 365].map((days) => ({
    name: `clock ${days} days ahead, then right again`,
    async happen({ serve, send }: Stand) {
      for (const ahead of [0, days, 0]) {
        const process = await serve({ days: ahead });
        await send(() => process, 3);
        process.kill('SIGTERM');
        await process.ended;
      }
    },
  })),
  {
    name: 'another process locks the file for 13 s',
    async happen({ file, serve, send }) {
      const process = await serve();
      await send(() => process, 1);
      const other = createClient({ url: `file:${file}` });
      const writing = await other.transaction('write');
      const until = performance.now() + 13_000;
      const sending = send(() => process, 3);
      let slowest = 0;
      while (performance.now() < until) {
        const begin = performance.now();
        expect(await pageOf(process)).toBe(200);
        await fetch(`http://127.0.0.1:${process.port}/api/health`);
        slowest = Math.max(slowest, performance.now() - begin);
      }
      await writing.rollback();
      other.close();
      await sending;
      // 12.6 s when SQLite waited in the process that serves pages.
      expect(slowest).toBeLessThan(5000);
    },
  },
  {
    name: 'kill -9 while eight clients send, ten times',
    async happen({ serve, send }) {
      let process = await serve();
      for (let time = 0; time < 10; time += 1) {
        const sending = send(() => process, 8);
        process.kill('SIGKILL');
        await process.ended;
        process = await serve();
        await sending;
      }
    },
  },
  {
    name: 'disk full between two leads, then freed',
    async happen({ serve, send, tryToSend }) {
      const process = await serve({ bytes: String(2 ** 30) });
      await send(() => process, 5);
      limit(process, '1024');
      expect(await tryToSend(process)).toBe(503);
      expect(await pageOf(process)).toBe(200);
      limit(process, 'unlimited');
      await send(() => process, 5);
    },
  },
  {
    name: 'half of the file cut off, then restored by cp',
    async happen({ file, serve, send, tryToSend }) {
      const process = await serve();
      await send(() => process, 5);
      await copyFile(file, `${file}.copy`);
      await truncate(file, (await stat(file)).size / 2);
      expect(await tryToSend(process)).toBe(503);
      await copyFile(`${file}.copy`, file);
      await send(() => process, 5);
    },
  },
  {
    name: 'an older copy put in place by cp',
    taken: 3,
    async happen({ file, serve, send }) {
      const process = await serve();
      await send(() => process, 2);
      await copyFile(file, `${file}.copy`);
      await send(() => process, 3);
      await copyFile(`${file}.copy`, file);
      await send(() => process, 5);
    },
  },
  {
    name: 'another program rewrites the file five times',
    async happen({ file, serve, send }) {
      const process = await serve();
      await send(() => process, 5);
      const sending = send(() => process, 20);
      for (let time = 0; time < 5; time += 1) {
        const other = createClient({ url: `file:${file}`, timeout: 10_000 });
        await other.execute('VACUUM');
        other.close();
      }
      await sending;
    },
  },
  {
    name: 'clock leaps three years while it runs, and back',
    async happen({ serve, send }) {
      const process = await serve({ leap: 3 * 365 });
      for (let time = 0; time < 3; time += 1) {
        await send(() => process, 3);
        process.kill('SIGUSR2');
      }
      process.kill('SIGTERM');
      await process.ended;
      const next = await serve();
      await send(() => next, 3);
    },
  },
  {
    name: 'SIGSTOP, clients send, SIGCONT',
    async happen({ serve, send }) {
      const process = await serve();
      await send(() => process, 1);
      process.kill('SIGSTOP');
      const sending = send(() => process, 8);
      await new Promise<void>((connected) => {
        const socket = connect(process.port, '127.0.0.1', () => connected(void socket.destroy()));
      });
      process.kill('SIGCONT');
      await sending;
    },
  },
  {
    name: 'two servers on one file, one of them killed',
    async happen({ serve, send }) {
      const [one, other] = [await serve(), await serve()];
      let turn = 0;
      let process = one;
      const sending = send(() => (turn++ % 2 ? process : other), 20);
      one.kill('SIGKILL');
      await one.ended;
      process = await serve();
      await sending;
    },
  },
  {
    name: 'kill -9 of the worker while clients send, twice',
    async happen({ serve, send }) {
      // The next worker listens at the same port only if it is named.
      const process = await serve({ port: await freePort() });
      for (let time = 0; time < 2; time += 1) {
        const sending = send(() => process, 8);
        const [worker] = (await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')).match(/\d+/g) ?? [];
        if (worker) globalThis.process.kill(Number(worker), 'SIGKILL');
        await sending;
      }
    },
  },
];

const table: string[] = [];
afterAll(() => console.log(`\n${table.join('\n')}\n`));

test.each(faults)('$name: no received lead is lost', { timeout: 300_000 }, async ({ name, taken = 0, happen }) => {
  const built = await builtFolder();
  await writeFile(`${built.folder}/reports/submissions.json`, JSON.stringify({ keptFor: { amount: 30, unit: 'day' } }));
  const data = await mkdtemp(join(tmpdir(), 'wortlaut-faults-'));
  const running: ServeProcess[] = [];
  onTestFinished(async () => {
    for (const process of running) process.kill('SIGKILL');
    await built.remove();
    await rm(data, { recursive: true });
  });
  const file = join(data, 'submissions.db');
  const received: string[] = [];
  let sent = 0;
  const tryToSend = async (process: ServeProcess, key = `lead-${++sent}`) => {
    const status = await sendLead(process.port, key, { from: `198.51.100.${sent % 250}` });
    if (status === 202 && !received.includes(key)) received.push(key);
    return status;
  };
  await happen({
    file,
    tryToSend,
    async serve({ days = 0, leap = 0, bytes, port = 0 } = {}) {
      const given = ['--out', built.folder, '--port', String(port), '--database', file, '--trust-proxy', '1', '--workers', '1'];
      const process = await startServe(given, days || leap ? { NODE_OPTIONS: `--import ${clockAhead(days, leap)}` } : {}, bytes);
      running.push(process);
      return process;
    },
    async send(process, number) {
      const keys = Array.from({ length: number }, () => `lead-${++sent}`);
      await Promise.all(keys.map((key) => expect.poll(() => tryToSend(process(), key), { timeout: 60_000, interval: 100 }).toBe(202)));
    },
  });
  for (const process of running) process.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  const kept = await keysIn(data);
  const lost = received.filter((key) => !kept.includes(key)).length - taken;
  table.push(`${name.padEnd(44)} ${String(received.length).padStart(3)} received, ${lost} lost`);
  expect(lost).toBe(0);
});

const pageOf = async ({ port }: ServeProcess) => (await fetch(`http://127.0.0.1:${port}/at-de/`)).status;

/** Limits the bytes of a file that a process writes. */
const limit = ({ pid }: ServeProcess, bytes: string) => void spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

/** A module that puts the clock ahead, and with each SIGUSR2 ahead by the leap, or back. */
const clockAhead = (days: number, leap: number) =>
  `data:text/javascript,${encodeURIComponent(`const now=Date.now;let ahead=${days * day};let leap=${leap * day};process.on('SIGUSR2',()=>{ahead+=leap;leap=-leap});globalThis.Date=class extends Date{constructor(...a){super(...(a.length?a:[now()+ahead]))}static now(){return now()+ahead}}`)}`;

/** The keys in all databases of a folder. */
async function keysIn(folder: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for (const name of await readdir(folder)) {
    if (!/\.(?:db|old)$/.test(name)) continue;
    const database = await openDatabase(join(folder, name), { create: false });
    const { rows } = await database.execute('SELECT key FROM submissions');
    database.close();
    keys.push(...rows.map(({ key }) => String(key)));
  }
  return keys;
}
