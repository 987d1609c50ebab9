import { cp, mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { leads } from '../../../cli/commands/leads.ts';
import { csv } from '../../../cli/submissions/csv.ts';
import { oldest } from '../../../cli/submissions/retention.ts';
import { printed } from '../cli/printed.ts';
import { newStore, rowsOf, type TestStore } from './open-store.ts';
import { mailReceiver, webhookReceiver } from './receivers.ts';

afterEach(() => vi.unstubAllEnvs());

const hash = 'a'.repeat(64);

/** A build whose terms are at two addresses, and whose submissions are kept for 30 days. */
const build = {
  'reports/documents.json': JSON.stringify([
    { document: '/de/agb/', edition: '2026-11-01', hash, language: 'de' },
    { document: '/at/agb/', edition: '2026-11-01', hash, language: 'de' },
    { document: '/fr/cgv/', language: 'fr' },
  ]),
  'reports/manifest.json': JSON.stringify({
    routes: [
      { path: '/de/agb/', output: 'de/agb/index.html' },
      { path: '/at/agb/', output: 'at/agb/index.html' },
    ],
  }),
  'reports/submissions.json': JSON.stringify({ keptFor: { amount: 30, unit: 'day' } }),
  'site/de/agb/index.html':
    '<head><title>Nein</title></head><header>Menü</header><main id="c"><h1>Bedingungen</h1><p>Gilt&nbsp;für <b>alle</b>.<!-- --></p><script>no()</script></main>',
  'site/at/agb/index.html': '<main><h1>Bedingungen</h1></main>',
};

const two = [
  {
    key: 'aaaa1111-0000',
    email: 'Ada@Example.com',
    acceptedHash: hash,
    body: { email: 'Ada@Example.com', country: 'de', page: '/de/offer/', message: '=1+1' },
  },
  { key: 'bbbb2222-0000', email: 'bo@example.com', body: { email: 'bo@example.com', message: 'Grüße,\n"Bo"' } },
];

async function kept({ environment = {} }: { environment?: Readonly<Record<string, string>> } = {}): Promise<TestStore> {
  const store = await newStore(build);
  const { keep, close } = await store.open({ environment, pause: () => 86_400_000 });
  for (const submission of two) await keep(submission);
  await close();
  return store;
}

const run = (store: TestStore, [action, key]: readonly string[] = [], options: object = {}) =>
  printed(() => leads(action, key, { database: store.file, out: `${store.folder}/dist`, format: 'text', ...options }));

it('lists what has arrived, the newest first', async () => {
  const { code, out } = await run(await kept());
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d/, 'WHEN'))).toEqual([
    'received          key       email            country  page',
    'WHEN  bbbb2222  bo@example.com',
    'WHEN  aaaa1111  ada@example.com  de       /de/offer/',
    '',
  ]);
});

it('exports everything as JSON and as CSV, in which no value is a formula', async () => {
  const store = await kept();
  const all = JSON.parse((await run(store, [], { format: 'json' })).out);
  expect(all.map(({ key, body }: { key: string; body: object }) => ({ key, body }))).toEqual(
    two.toReversed().map(({ key, body }) => ({ key, body })),
  );
  const lines = (await run(store, [], { format: 'csv' })).out.replaceAll(/\d{4}-[\d-]+T[\d:.]+Z/g, 'WHEN');
  expect(lines).toBe(
    [
      'Received,Key,Delivered,Accepted,email,message,country,page',
      'WHEN,bbbb2222-0000,,,bo@example.com,"Grüße,\n""Bo""",,',
      `WHEN,aaaa1111-0000,,${hash},Ada@Example.com,'=1+1,de,/de/offer/`,
      '',
    ].join('\r\n'),
  );
});

it('shows one with all fields, and the text that was accepted as it was published', async () => {
  const { out } = await run(await kept(), ['show', 'aaaa']);
  expect(out).toMatch(/^key {7}aaaa1111-0000$/m);
  expect(out).toMatch(/^message {3}=1\+1$/m);
  expect(out).toMatch(new RegExp(`Accepted: /at/agb/, /de/agb/\nEdition: 2026-11-01\nLanguage: de\nHash: ${hash}\n`));
  expect(out).not.toMatch(/Menü|no\(\)/);
});

it('keeps the text that was accepted when a later build has another one under the same address', async () => {
  const store = await kept();
  await writeFile(`${store.folder}/dist/site/de/agb/index.html`, '<main><h1>Andere</h1></main>');
  await writeFile(
    `${store.folder}/dist/reports/documents.json`,
    JSON.stringify([{ document: '/de/agb/', hash: 'b'.repeat(64), language: 'de' }]),
  );
  await (await store.open()).close();
  const [document] = await rowsOf(await store.read(), `SELECT text FROM documents WHERE hash = '${hash}' AND document = '/de/agb/'`);
  expect(document).toEqual({ text: 'Bedingungen\nGilt für alle.' });
});

it('records the text of a build that takes the place of another one while the store is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const store = await newStore(build);
  await rename(`${store.folder}/dist`, `${store.folder}/first`);
  await mkdir(`${store.folder}/dist`);
  await symlink(`${store.folder}/first/reports`, `${store.folder}/dist/reports`);
  await store.open();
  await cp(`${store.folder}/first`, `${store.folder}/second`, { recursive: true });
  await writeFile(`${store.folder}/second/site/de/agb/index.html`, '<main><h1>Neue</h1></main>');
  const next = [{ document: '/de/agb/', edition: '2027-01-01', hash: 'b'.repeat(64), language: 'de' }];
  await writeFile(`${store.folder}/second/reports/documents.json`, JSON.stringify(next));
  await symlink(`${store.folder}/second/reports`, `${store.folder}/dist/next`);
  await rename(`${store.folder}/dist/next`, `${store.folder}/dist/reports`);
  vi.advanceTimersByTime(10_000);
  const database = await store.read();
  const recorded = () => rowsOf(database, "SELECT edition, text FROM documents WHERE document = '/de/agb/' ORDER BY edition");
  await expect.poll(recorded).toEqual([
    { edition: '2026-11-01', text: 'Bedingungen\nGilt für alle.' },
    { edition: '2027-01-01', text: 'Neue' },
  ]);
});

it('shows no sign of a visitor that a terminal would obey', async () => {
  const store = await newStore();
  const { keep } = await store.open();
  await keep({ key: 'cccc3333', email: 'a\u001b[2J@example.com', body: { message: 'x\u001b]0;title\u0007', page: '\u001b[31m' } });
  for (const words of [[], ['show', 'cccc3333']]) expect((await run(store, words)).out).not.toMatch(/(?!\n)\p{Cc}/u);
});

it('deletes all data of one visitor, also from the bytes of the files, and nothing of another', async () => {
  const store = await kept();
  const { code, out } = await run(store, ['delete'], { email: ' ADA@example.com', yes: true });
  expect([code, out]).toEqual([0, '1 submission of ada@example.com is deleted.\n']);
  for (const name of ['', '-wal'])
    expect((await readFile(`${store.file}${name}`).catch(() => Buffer.of())).toString('latin1')).not.toMatch(/ada@example/i);
  expect(await rowsOf(await store.read(), 'SELECT email FROM submissions')).toEqual([{ email: 'bo@example.com' }]);
  expect((await run(store, ['delete'], { email: 'ada@example.com', yes: true })).out).toBe('Nothing of ada@example.com is kept.\n');
});

it('deletes beside a store that is open, and says what was handed over', async () => {
  const { posted, environment } = await webhookReceiver();
  const store = await newStore();
  const { keep, undelivered } = await store.open({ environment });
  await keep({ email: 'ada@example.com', body: { email: 'ada@example.com' } });
  await posted.has(1);
  await expect.poll(undelivered).toBe(0);
  const { out } = await run(store, ['delete'], { email: 'ada@example.com', yes: true });
  expect(out).toBe('1 submission of ada@example.com is deleted.\nThey were handed over, too (webhook): delete them there as well.\n');
  for (const name of ['', '-wal']) expect((await readFile(`${store.file}${name}`)).toString('latin1')).not.toMatch(/ada@example/i);
  expect(await rowsOf(await store.read(), 'SELECT * FROM deliveries')).toEqual([]);
});

it('deletes nothing without --yes where nobody can be asked', async () => {
  const store = await kept();
  await expect(run(store, ['delete'], { email: 'ada@example.com' })).rejects.toThrow(
    /^1 submission of ada@example\.com would be deleted\. Say --yes/,
  );
  expect(await rowsOf(await store.read(), 'SELECT key FROM submissions')).toHaveLength(2);
});

it('prunes what is older than the site keeps it, also when the store is opened', async () => {
  const store = await kept();
  const database = await store.read();
  const old = Date.now() - 31 * 86_400_000;
  await database.execute({ sql: "UPDATE submissions SET received = ? WHERE key LIKE 'aaaa%'", args: [old] });
  expect((await run(store, ['prune'])).out).toMatch(/^1 submission from before \d{4}-\d\d-\d\d is deleted\.\n$/);
  await database.execute({ sql: 'UPDATE submissions SET received = ?', args: [old] });
  await (await store.open()).close();
  expect(await rowsOf(database, 'SELECT key FROM submissions')).toEqual([]);
  expect(store.logged).toEqual([{ event: 'old submissions are deleted', values: { submissions: 1 } }]);
});

it('deletes nothing for age where the site does not say how long', async () => {
  const store = await kept();
  await writeFile(`${store.folder}/dist/reports/submissions.json`, '{}');
  await expect(run(store, ['prune'])).rejects.toThrow(/does not say how long submissions are kept\. Name a fact/);
});

it.each([
  [{ amount: 30, unit: 'day' }, '2026-03-31', '2026-03-01'],
  [{ amount: 2, unit: 'week' }, '2026-03-31', '2026-03-17'],
  [{ amount: 1, unit: 'month' }, '2026-03-31', '2026-02-28'],
  [{ amount: 6, unit: 'month' }, '2026-03-15', '2025-09-15'],
  [{ amount: 1, unit: 'year' }, '2028-02-29', '2027-02-28'],
] as const)('counts a period back by the calendar: %j before %s', (period, now, before) => {
  expect(new Date(oldest(period, Date.parse(now))).toISOString().slice(0, 10)).toBe(before);
});

it('lists what is undelivered with the reason, and delivers it when it is told to', async () => {
  const store = await kept({ environment: { ...(await webhookReceiver(() => 500)).environment } });
  expect((await run(store, [], { undelivered: true })).out).toMatch(/no: webhook (?:tried once, status 500|not tried yet)/);

  const refusing = await webhookReceiver(() => 503);
  for (const [name, value] of Object.entries(refusing.environment)) vi.stubEnv(name, value);
  const refused = await run(store, ['retry']);
  expect([refused.code, refused.out]).toEqual([
    1,
    'webhook: 0 delivered, 2 not (status 503)\n2 submissions are undelivered: leads --undelivered lists them.\n',
  ]);

  const { posted, environment } = await webhookReceiver();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const delivered = await run(store, ['retry']);
  expect([delivered.code, delivered.out]).toEqual([0, 'webhook: 2 delivered\nNothing is undelivered.\n']);
  expect(posted.items).toHaveLength(2);
  expect((await run(store, [], { undelivered: true })).out).toBe('There are none.\n');
});

it('says that nothing can deliver where the environment sets nothing up', async () => {
  const store = await kept({ environment: (await mailReceiver(() => true)).environment });
  const { code, out } = await run(store, ['retry']);
  expect(code).toBe(1);
  expect(out).toMatch(/^The environment sets up neither a webhook nor an email address/);
});

it.each([
  [['lst'], {}, /^'lst' is no action\. Did you mean 'list'\?/],
  [['list', 'aaaa'], {}, /^'list' takes no key/],
  [['show'], {}, /^Say which one/],
  [['show', 'zzzz'], {}, /^Nothing with the key 'zzzz' is kept/],
  [['delete'], {}, /^Say whose data/],
  [[], { format: 'xml' }, /^'xml' is no format/],
  [[], { database: '/nowhere/none.db' }, /^There is no database \/nowhere\/none\.db/],
] as const)('says in a sentence what is wrong with %j %j', async (words, options, sentence) => {
  await expect(run(await kept(), words, options)).rejects.toThrow(sentence);
});

it('asks for more of a key that several begin with', async () => {
  const store = await newStore();
  const { keep } = await store.open();
  await keep({ key: 'same-1', body: {} });
  await keep({ key: 'same-2', body: {} });
  await expect(run(store, ['show', 'same'])).rejects.toThrow(/^2 keys begin with 'same'/);
});

/** RFC 4180, read by its grammar. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

it('keeps any body as it came, in the database, as JSON and as CSV, where what was left empty is empty', async () => {
  const store = await newStore();
  const { keep } = await store.open();
  const database = await store.read();
  const bodies = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()), { maxKeys: 5 });
  await fc.assert(
    fc.asyncProperty(bodies, async (given) => {
      const body = JSON.parse(JSON.stringify(given));
      await database.execute('DELETE FROM submissions');
      await keep({ key: 'key-0001', body });
      expect(JSON.parse((await run(store, [], { format: 'json' })).out)[0].body).toEqual(body);
      const [names = [], values = []] = readCsv((await run(store, [], { format: 'csv' })).out);
      const read = Object.fromEntries(names.slice(4).map((name, index) => [undone(name), undone(values[index + 4] ?? '')]));
      expect(read).toEqual(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, asCell(value)])));
    }),
    { numRuns: 100 },
  );
});

const asCell = (value: unknown) => (value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value));

const undone = (cell: string) => cell.replace(/^'/, '');

it('writes no formula into a spreadsheet', () => {
  const cells = ['=1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', '＝1', "'x"].map((message, id) => ({
    id,
    key: '=k',
    received: 0,
    body: { '=f': message },
    deliveries: [],
  }));
  for (const [, key, , , message] of readCsv(csv(cells))) for (const cell of [key, message]) expect(cell).toMatch(/^(?:'|Key)/);
});
