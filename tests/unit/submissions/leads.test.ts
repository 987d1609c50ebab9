import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { claimer } from '../../../cli/submissions/deliveries.ts';
import { keepIn } from '../../../cli/submissions/keep.ts';
import { hash, kept, run, two } from './kept-leads.ts';
import { newStore } from './open-store.ts';
import { mailReceiver, webhookReceiver } from './receivers.ts';

afterEach(() => vi.unstubAllEnvs());

it('lists the submissions, the newest first', async () => {
  const { code, out } = await run(await kept());
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d/, 'WHEN'))).toEqual([
    'received          key       email            country  page        accepted',
    'WHEN  bbbb2222  bo@example.com',
    'WHEN  aaaa1111  ada@example.com  de       /de/offer/  2026-11-01 de',
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
      'Received,Key,Delivered,Accepted,Edition,Language,email,message,country,page',
      'WHEN,bbbb2222-0000,,,,,bo@example.com,"Grüße,\n""Bo""",,',
      `WHEN,aaaa1111-0000,,${hash},2026-11-01,de,Ada@Example.com,'=1+1,de,/de/offer/`,
      '',
    ].join('\r\n'),
  );
});

it('does not print control characters of a visitor at a terminal', async () => {
  const store = await newStore();
  const { keep } = await store.open();
  await keep({ key: 'cccc3333', email: 'a\u001b[2J@example.com', body: { message: 'x\u001b]0;title\u0007', page: '\u202e\u001b[31m' } });
  for (const words of [[], ['show', 'cccc3333']]) expect((await run(store, words)).out).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u);
});

it('lists undelivered submissions with the reason, and delivers them on retry', async () => {
  const store = await kept({ environment: { ...(await webhookReceiver(() => 500)).environment } });
  expect((await run(store, [], { undelivered: true })).out).toMatch(/no: webhook (?:tried once, status 500|not tried yet)/);

  const refusing = await webhookReceiver(() => 503);
  for (const [name, value] of Object.entries(refusing.environment)) vi.stubEnv(name, value);
  const refused = await run(store, ['retry']);
  expect([refused.code, refused.out]).toEqual([
    1,
    'webhook: 0 delivered, 2 not (status 503)\nUndelivered: 2 submissions; leads --undelivered lists them.\n',
  ]);

  const { posted, environment } = await webhookReceiver();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const delivered = await run(store, ['retry']);
  expect([delivered.code, delivered.out]).toEqual([0, 'webhook: 2 delivered\nEverything is delivered.\n']);
  expect(posted.items).toHaveLength(2);
  expect((await run(store, [], { undelivered: true })).out).toBe('There are no submissions.\n');
});

it('waits on retry for what a process has begun to deliver that was killed', async () => {
  const { posted, environment } = await webhookReceiver();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const store = await newStore();
  const database = await store.read();
  await keepIn(database, { channels: ['webhook'], onKept: () => {} })({ key: 'begun', body: {} });
  await claimer(database, 'webhook')();
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
  onTestFinished(() => void vi.restoreAllMocks());
  const { code, out } = await run(store, ['retry']);
  expect([code, out]).toEqual([
    0,
    'webhook: another process has begun to deliver 1 submission. Waiting for it, at most a minute.\nwebhook: 1 delivered\nEverything is delivered.\n',
  ]);
  expect(posted.items).toHaveLength(1);
});

it('reports that the environment sets up no channel', async () => {
  const store = await kept({ environment: (await mailReceiver(() => true)).environment });
  const { code, out } = await run(store, ['retry']);
  expect(code).toBe(1);
  expect(out).toMatch(/^The environment configures neither a webhook nor an email address/);
});

it.each([
  [['lst'], {}, /^'lst' is not a known action\. Did you mean 'list'\?/],
  [['list', 'aaaa'], {}, /^'list' takes no key/],
  [['show'], {}, /^The key is missing/],
  [['show', 'zzzz'], {}, /^The key 'zzzz' does not belong to a submission/],
  [['delete'], {}, /^The address is missing/],
  [[], { format: 'xml' }, /^'xml' is not a known format/],
  [[], { database: '/nowhere/none.db' }, /^The database \/nowhere\/none\.db does not exist/],
] as const)('reports the fault of %j %j in a sentence', async (words, options, sentence) => {
  await expect(run(await kept(), words, options)).rejects.toThrow(sentence);
});

it('refuses the beginning of a key that several keys share', async () => {
  const store = await newStore();
  const { keep } = await store.open();
  await keep({ key: 'same-1', body: {} });
  await keep({ key: 'same-2', body: {} });
  await expect(run(store, ['show', 'same'])).rejects.toThrow(/^2 keys begin with 'same'/);
});
