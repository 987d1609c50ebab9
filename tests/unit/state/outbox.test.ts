import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Outbox from '../../../runtime/state/outbox.ts';
import type { Lead } from '../../../runtime/state/outbox-store.ts';
import { type FakeStorage, fakeStorage } from './fake-storage.ts';
import { hang, type LeadServer, late, leadServer, reset, status } from './lead-server.ts';

/*
 * The outbox before a real server that fails in every way that servers do. Each test is a page of its own: `load` loads the
 * outbox anew, so that nothing but the storage outlives it.
 */
let held: FakeStorage;
let server: LeadServer;
let page: typeof Outbox;
let online: () => Promise<void>;
/** Milliseconds after which an answer is too late. */
let patience: number;

const lead: Lead = { key: 'k1', to: '/api/offer', body: { firstName: 'Ann' }, at: '2026-11-01T10:00:00.000Z' };
const start = new Date('2026-11-01T10:00:00Z');
const stored = (): readonly Lead[] => JSON.parse(held.get('outbox') ?? '[]');
const seconds = (amount: number) => vi.setSystemTime(Date.now() + amount * 1000);

async function load(): Promise<typeof Outbox> {
  vi.resetModules();
  page = await import('../../../runtime/state/outbox.ts');
  return page;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  held = fakeStorage();
  server = await leadServer();
  const timeout = AbortSignal.timeout;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, patience));
  patience = 10_000;
  vi.stubGlobal('navigator', {});
  online = async () => {};
  vi.stubGlobal('addEventListener', (_: string, listener: () => Promise<void>) => {
    online = listener;
  });
  vi.stubGlobal('removeEventListener', () => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  await load();
});
afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('C1 a lead is sent as JSON with its key, and leaves the outbox on success', async () => {
  await page.post(lead);
  expect(server.bodies).toEqual([{ firstName: 'Ann' }]);
  expect(server.keys).toEqual(['k1']);
  expect(held.has('outbox')).toBe(false);
});

test('C1 the lead is in the outbox before it is sent, so that a closed tab does not lose it', async () => {
  server.answer((_, response) => {
    expect(stored()).toEqual([lead]);
    response.writeHead(202).end();
  });
  await page.post(lead);
  expect(server.keys).toHaveLength(1);
});

test.each([
  ['a 500', status(500)],
  ['a 401', status(401)],
  ['a 404', status(404)],
  ['a reset connection', reset],
  ['a server that hangs', hang],
  ['a redirect, which would end as a page', status(303, { Location: '/thanks/' }, '')],
])('C1 after %s the lead is kept, logged, and sent on the next load with the same key', async (_, treatment) => {
  server.answer(treatment);
  if (treatment === hang) patience = 100;
  await page.post(lead);
  patience = 10_000;
  expect(console.warn).toHaveBeenCalledOnce();
  expect(stored()).toEqual([{ ...lead, failures: 1 }]);
  server.answer(status(202));
  await (await load()).deliver();
  expect(server.keys).toEqual(['k1', 'k1']);
  expect(held.has('outbox')).toBe(false);
});

test('C1 any 2xx counts, also with HTML for a body, which is only logged', async () => {
  server.answer(status(200, { 'Content-Type': 'text/html' }, '<h1>Thanks</h1>'));
  await page.post(lead);
  expect(held.has('outbox')).toBe(false);
  await vi.waitFor(() => expect(console.debug).toHaveBeenCalledWith('<h1>Thanks</h1>'));
});

test('C1 an answer that comes too late is none: the lead is sent again under the key that makes it one', async () => {
  patience = 100;
  server.answer(late(200));
  await page.post(lead);
  patience = 10_000;
  expect(stored()).toHaveLength(1);
  server.answer(status(202));
  await page.deliver();
  expect(server.keys).toEqual(['k1', 'k1']);
});

test.each([
  ['seconds', '120', 120],
  ['a date', new Date(start.getTime() + 120_000).toUTCString(), 120],
  ['nothing, twice as long each time', undefined, 60],
])('C1 a 429 with Retry-After in %s is waited for, over a reload', async (_, header, wait) => {
  server.answer(status(429, header === undefined ? {} : { 'Retry-After': header }));
  await page.post(lead);
  server.answer(status(202));
  seconds(wait - 1);
  await (await load()).deliver();
  expect(server.keys).toHaveLength(1);
  seconds(2);
  await (await load()).deliver();
  expect(server.keys).toEqual(['k1', 'k1']);
  expect(held.has('outbox')).toBe(false);
});

test('a clock that is put back does not keep a lead for ever', async () => {
  held.set('outbox', JSON.stringify([{ ...lead, failures: 1, notBefore: start.getTime() + 400 * 24 * 3_600_000 }]));
  await page.deliver();
  expect(server.keys).toEqual(['k1']);
});

test.each([400, 413, 422])('C1 a lead that is refused with %i is kept and logged, and rests longer each time', async (code) => {
  server.answer(status(code));
  await page.post(lead);
  expect(console.warn).toHaveBeenCalledOnce();
  for (let view = 0; view < 5; view++) await (await load()).deliver();
  expect(server.keys).toHaveLength(1);
  seconds(3601);
  await page.deliver();
  expect(server.keys).toHaveLength(2);
  seconds(3601);
  await page.deliver();
  expect(server.keys).toHaveLength(2);
  seconds(3600);
  await page.deliver();
  expect(server.keys).toHaveLength(3);
  expect(stored()).toMatchObject([{ key: 'k1', failures: 3 }]);
});

test('C1 without a connection the lead waits and is sent when there is one', async () => {
  server.answer(reset);
  await page.post(lead);
  server.answer(status(202));
  await online();
  expect(server.keys).toEqual(['k1', 'k1']);
  expect(held.has('outbox')).toBe(false);
});

test('C1 a page that stays open tries again by itself', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: start });
  server.answer(status(500));
  await page.post(lead);
  server.answer(status(202));
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(held.has('outbox')).toBe(false));
  expect(server.keys).toEqual(['k1', 'k1']);
});

test('C3 a lead that is under way is not sent a second time', async () => {
  await Promise.all([page.post(lead), page.deliver()]);
  expect(server.keys).toEqual(['k1']);
});

test('C1 of two tabs one sends the lead', async () => {
  held.set('outbox', JSON.stringify([lead]));
  const busy = new Set<string>();
  const locks = {
    request: async (name: string, _: object, act: (lock: object | null) => Promise<void>) => {
      if (busy.has(name)) return act(null);
      busy.add(name);
      await act({});
      busy.delete(name);
    },
  };
  vi.stubGlobal('navigator', { locks });
  const other = await load();
  const mine = await load();
  expect(mine).not.toBe(other);
  await Promise.all([mine.deliver(), other.deliver()]);
  await other.deliver();
  expect(server.keys).toEqual(['k1']);
});

test('X4 a lead that storage does not take is sent at once, and again while the page is open', async () => {
  held.full = true;
  server.answer(status(500));
  await page.post(lead);
  server.answer(status(202));
  await page.deliver();
  expect(server.keys).toEqual(['k1', 'k1']);
  await page.deliver();
  expect(server.keys).toHaveLength(2);
});

test('X4 leads of another tab are not lost where one is not stored', async () => {
  held.full = true;
  server.answer(status(500));
  await page.post(lead);
  held.full = false;
  held.set('outbox', JSON.stringify([{ ...lead, key: 'k2' }]));
  server.answer(status(202));
  await page.deliver();
  expect([...server.keys].sort()).toEqual(['k1', 'k1', 'k2']);
});

test.each([
  ['no JSON', '[{"key":1},null,"x",{', ['[{"key":1},null,"x",{']],
  ['no list', '"text"', ['"text"']],
  ['no leads', '[null,{"key":"k","to":"https://evil.example/"},{"key":"k","to":"//evil.example/"}]', undefined],
  ['a way out of this site', '[{"key":"k","to":"/\\\\evil.example"}]', undefined],
])('X4 %s is moved aside, not sent and not deleted; the lead beside it is sent', async (_, text, aside) => {
  held.set('outbox', text);
  await page.post(lead);
  expect(server.keys).toEqual(['k1']);
  expect(JSON.parse(held.get('outbox-damaged') ?? '')).toEqual(aside ?? JSON.parse(text));
  expect(held.has('outbox')).toBe(false);
});

test('X4 what can be neither read nor moved aside stays as it is', async () => {
  held.set('outbox', '{"half');
  held.full = true;
  await page.post(lead);
  expect(server.keys).toEqual(['k1']);
  expect(held.get('outbox')).toBe('{"half');
});

test('keys differ', () => {
  expect(page.newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(page.newKey()).not.toBe(page.newKey());
});
