import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, open, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../cli/submissions/database.ts';
import { freePort } from '../../support/free-port.ts';
import { withoutPackage } from '../../support/node-hooks.ts';
import { root } from '../../support/paths.ts';
import { runHere } from '../../support/run-here.ts';
import { type ServeProcess, sendLead, startServe } from '../../support/serve-process.ts';
import { builtFolder } from './built-folder.ts';

/* `serve` as a process: effects of signals and crashes. */

let built: Awaited<ReturnType<typeof builtFolder>>;
let data: string;
let databases = 0;
beforeAll(async () => {
  built = await builtFolder();
  data = await mkdtemp(join(tmpdir(), 'wortlaut-serve-'));
});
afterAll(async () => {
  await built.remove();
  await rm(data, { recursive: true });
});

/** How often a process is killed while leads arrive. A store is killed five times in submissions/processes.test.ts. */
const rounds = process.env.NIGHT ? 3 : 1;

const newDatabase = () => join(data, `${++databases}.db`);
const serve = (database: string, { workers = '2', environment = {} }: { workers?: string; environment?: Record<string, string> } = {}) =>
  startServe(['--out', built.folder, '--port', '0', '--database', database, '--trust-proxy', '1', '--workers', workers], environment);

async function keysIn(place: string): Promise<readonly string[]> {
  const database = await openDatabase(place, { create: false });
  const { rows } = await database.execute('SELECT key FROM submissions ORDER BY id');
  database.close();
  return rows.map(({ key }) => String(key));
}

async function end(process: ServeProcess, signal: NodeJS.Signals = 'SIGTERM') {
  process.kill(signal);
  return process.ended;
}

const bothModes = [
  ['1', 'SIGINT'],
  ['2', 'SIGTERM'],
] as const;

describe.each(bothModes)('with --workers %s', (workers, signal) => {
  test(`it prints its address, serves pages, keeps leads, limits them, and after ${signal} finishes what is under way`, {
    timeout: 60_000,
  }, async () => {
    const database = newDatabase();
    // It needs no package for settings that it does not have.
    const process = await serve(database, { workers, environment: { NODE_OPTIONS: withoutPackage('nodemailer') } });
    const page = await fetch(`http://127.0.0.1:${process.port}/at-de/`);
    expect([page.status, await page.text()]).toEqual([200, '<h1>Start</h1>']);
    expect(await (await fetch(`http://127.0.0.1:${process.port}/api/ready`)).json()).toBe('ready');
    expect(await sendLead(process.port, 'k1')).toBe(202);
    expect(await sendLead(process.port, 'k1')).toBe(202);
    expect(await sendLead(process.port, 'k2', { seconds: 0.2 })).toBe(429);
    expect(await sendLead(process.port, 'k3', { seconds: 20 })).toBe(202);
    const ofOne = await Promise.all(
      Array.from({ length: 61 }, (_, number) => sendLead(process.port, `many-${number}`, { from: '203.0.113.7' })),
    );
    expect(ofOne.filter((status) => status === 429)).toHaveLength(1);

    const body = '{"firstName":"Ann","lastName":"Berg","email":"ann@shop.example","phone":"1","company":null,"language":"de"}';
    const socket = connect(process.port, '127.0.0.1');
    const head = `POST /api/offer HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nIdempotency-Key: late\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`;
    socket.setEncoding('utf8').write(head);
    // The server is reading the body.
    expect((await once(socket, 'data'))[0]).toContain('100 Continue');
    process.kill(signal);
    await refused(process.port);
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.write(body);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 202/);
    const { code, stderr } = await process.ended;
    expect(code).toBe(0);

    const kept = await keysIn(database);
    expect([kept.filter((key) => !key.startsWith('many-')), kept.length]).toEqual([['k1', 'k3', 'late'], 63]);
    const [where, ...logged] = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(where).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      event: 'listening',
      ...{ address: `http://localhost:${process.port}`, serves: `${built.folder}/site`, database, state: 'new' },
    });
    expect(logged.map(({ path, status }) => `${path} ${status}`).sort()).toEqual([
      '- 429',
      ...Array(64).fill('/api/offer 202'),
      '/api/offer 429',
      '/at-de/ 200',
    ]);
    expect(stderr).not.toMatch(/ann@|198\.51|203\.0\.113/);
  });
});

describe.each(process.env.NIGHT ? bothModes : bothModes.slice(1))('with --workers %s', (workers) => {
  test('every lead that was answered with 202 is kept exactly once after kill -9', { timeout: 120_000 }, async () => {
    const database = newDatabase();
    const answered: string[] = [];
    let process = await serve(database, { workers });
    for (let round = 0; round < rounds; round++) {
      const killed = new Set<string>();
      const keys = Array.from({ length: 60 }, (_, number) => `${round}-${number}`);
      await Promise.all(
        keys.map(async (key, number) => {
          const status = await sendLead(process.port, key, { from: `198.51.100.${number}` });
          if (status === 202) answered.push(key);
          else killed.add(key);
          if (answered.length % 60 === 30) process.kill('SIGKILL');
        }),
      );
      process.kill('SIGKILL');
      await process.ended;
      process = await serve(database, { workers });
      // The outbox sends them again in the same way.
      for (const key of killed) expect(await sendLead(process.port, key, { from: '203.0.113.1' })).toBe(202);
      answered.push(...killed);
    }
    await end(process);
    const kept = await keysIn(database);
    expect(new Set(kept).size).toBe(kept.length);
    expect([...kept].sort()).toEqual([...answered].sort());
  });
});

test('a database that cannot be used at the start: pages are served, leads wait, and are kept when it is mended', {
  timeout: 60_000,
}, async () => {
  const database = newDatabase();
  await writeFile(database, 'This is not a database, and long enough to be read as one.'.repeat(40));
  const process = await serve(database, { workers: '1' });
  const at = (path: string, options?: RequestInit) => fetch(`http://127.0.0.1:${process.port}${path}`, options);
  expect((await at('/at-de/')).status).toBe(200);
  expect([(await at('/api/ready')).status, await (await at('/api/ready')).json()]).toEqual([503, 'store']);
  const refused = await at('/api/offer', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"firstName":"Ann","lastName":"Berg","email":"ann@shop.example","phone":"1","company":null,"language":"de"}',
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  await rm(database);
  expect(await sendLead(process.port, 'k1')).toBe(202);
  const { code, stderr } = await end(process);
  expect(code).toBe(0);
  expect(stderr).toMatch(/"event":"listening",.*"state":"the file is not a database"/);
  expect(stderr).toContain('"event":"database","state":"new"');
  expect(await keysIn(database)).toEqual(['k1']);
});

test.each([
  ['@libsql/client', {}],
  ['rate-limiter-flexible', {}],
  ['nodemailer', { WORTLAUT_SMTP_URL: 'smtps://mail.example', WORTLAUT_EMAIL_FROM: 'a@b.example', WORTLAUT_EMAIL_TO: 'c@d.example' }],
])('without the package %s, pages are served, leads wait, and the first line names it', { timeout: 60_000 }, async (name, environment) => {
  const database = newDatabase();
  const process = await serve(database, { workers: '1', environment: { ...environment, NODE_OPTIONS: withoutPackage(name) } });
  const at = (path: string) => fetch(`http://127.0.0.1:${process.port}${path}`);
  expect([(await at('/at-de/')).status, await (await at('/api/ready')).json()]).toEqual([200, 'store']);
  expect(await sendLead(process.port, 'k1')).toBe(503);
  const { code, stderr } = await end(process);
  expect([code, stderr.split('\n')[0]]).toEqual([0, expect.stringContaining('"event":"listening"')]);
  expect(JSON.parse(stderr.split('\n')[0] ?? '')).toMatchObject({
    state: `The package '${name}' is not installed, so submissions are not kept. Run npm ci.`,
  });
  expect(await stat(database).catch(({ code: missing }) => missing)).toBe('ENOENT');
});

test('a worker that is killed is replaced, as soon as one can start, and the others go on', { timeout: 60_000 }, async () => {
  const fault = join(data, 'fault');
  const hook = `import { isWorker } from 'node:cluster';import { existsSync } from 'node:fs';if (isWorker && existsSync('${fault}')) process.exit(7);`;
  const environment = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hook)}` };
  const process = await serve(newDatabase(), { environment });
  const children = async () => (await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')).trim().split(' ').map(Number);
  const [first = 0, ...others] = await children();
  expect(others).toHaveLength(1);
  await writeFile(fault, '');
  globalThis.process.kill(first, 'SIGKILL');
  await process.says('worker is not replaced');
  expect((await fetch(`http://127.0.0.1:${process.port}/at-de/`)).status).toBe(200);
  await rm(fault);
  await vi.waitFor(async () => expect(await children()).toHaveLength(2), { timeout: 20_000 });
  expect((await end(process)).code).toBe(0);
});

test('clients that break off when they are refused do not end the process', { timeout: 60_000 }, async () => {
  const process = await serve(newDatabase(), { workers: '1' });
  for (const text of ['CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 'hello\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: b\r\n\r\n'])
    for (let time = 0; time < 100; time++) {
      const socket = connect(process.port, '127.0.0.1');
      await once(socket, 'connect');
      await new Promise((sent) => socket.write(text, sent));
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
  expect((await fetch(`http://127.0.0.1:${process.port}/at-de/`)).status).toBe(200);
  expect((await end(process)).code).toBe(0);
});

test('a full disk of the log does not end the process', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const full = await open('/dev/full', 'w');
  const given = ['cli/main.mjs', 'serve', '--out', built.folder, '--port', String(port), '--database', newDatabase()];
  const child = spawn(globalThis.process.execPath, given, { cwd: root, stdio: ['ignore', 'ignore', full.fd] });
  await full.close();
  const ended = once(child, 'exit');
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200), { timeout: 30_000 });
  expect((await fetch(`http://127.0.0.1:${port}/at-de/`)).status).toBe(200);
  expect(await sendLead(port, 'k1')).toBe(202);
  // The line of the lead was collected, but could not be written.
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

describe('a site that cannot be served', () => {
  const refusal = async (...given: readonly string[]) => {
    const { code, stderr, stdout } = await runHere(['serve', '--database', newDatabase(), ...given]);
    return [code, stdout, stderr.trim()];
  };

  test('a missing site, a draft, a port in use and wrong options are refused', { timeout: 120_000 }, async () => {
    expect(await refusal('--out', 'no/such')).toEqual([
      2,
      '',
      'The folder no/such does not contain a built site; run npm run site -- build --out no/such first.',
    ]);
    const draft = await builtFolder();
    const withoutHidden = `${draft.folder}/without-hidden`;
    await mkdir(withoutHidden);
    for (const name of ['site', 'reports']) await symlink(`.current/${name}`, `${withoutHidden}/${name}`);
    expect((await refusal('--out', withoutHidden)).at(2)).toContain(
      'lacks site and reports/manifest.json of its build; copy the whole folder',
    );
    for (const part of ['reports', 'site']) {
      const partly = `${draft.folder}/only-${part}`;
      await cp(`${draft.folder}/${part}`, `${partly}/${part}`, { recursive: true, dereference: true });
      const lacking = part === 'site' ? 'reports/manifest.json' : 'site';
      expect(await refusal('--out', partly)).toEqual([
        2,
        '',
        `The folder ${partly} lacks ${lacking} of its build; copy the whole folder, or run npm run site -- build --out ${partly} first.`,
      ]);
    }
    const manifest = JSON.parse(await readFile(`${draft.folder}/reports/manifest.json`, 'utf8'));
    await writeFile(`${draft.folder}/reports/manifest.json`, JSON.stringify({ ...manifest, draft: true }));
    expect((await refusal('--out', draft.folder)).at(2)).toContain('contains a draft, which is not for visitors.');
    await draft.remove();
    expect(await refusal('--workers', '0')).toEqual([2, '', "'0' is not a number for --workers. Give a whole number from 1 to 256."]);
    expect((await refusal('--trust-proxy', 'yes')).at(2)).toBe(
      "'yes' is not a number for --trust-proxy. Give a whole number from 0 to 20.",
    );
    expect((await refusal('--out', built.folder, '--address', '192.0.2.1', '--port', '0')).at(2)).toBe(
      "This computer does not have the address '192.0.2.1'. Give --address one of its addresses, or 0.0.0.0 for all.",
    );
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect((await refusal('--out', built.folder, '--port', String(port))).at(2)).toContain(
      `Another program uses port ${port}. Choose a free one`,
    );
    other.close();
  });
});

/** Resolves when connections are refused. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const taken = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(
      () => false,
    );
    socket.destroy();
    if (!taken) return;
  }
}
