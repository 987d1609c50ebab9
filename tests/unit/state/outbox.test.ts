import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Outbox from '../../../runtime/state/outbox.ts';
import type { Lead } from '../../../runtime/state/outbox-store.ts';
import { refusalEvent } from '../../../runtime/state/refusal.ts';
import { type FakeStorage, fakeStorage } from './fake-storage.ts';
import { hang, json, type LeadServer, leadServer, receipt, reset, status } from './lead-server.ts';

/*
 * The outbox with a real server that fails in every way. Each test is a separate page: `load` loads the
 * outbox anew, so that nothing but the storage outlives it.
 */
let held: FakeStorage;
let server: LeadServer;
let page: typeof Outbox;
const timers: NodeJS.Timeout[] = [];
const realSetTimeout = setTimeout;
/** Ends the time in which an answer is awaited. */
let giveUp = () => {};

const lead: Lead = { key: 'k1', body: { firstName: 'Ann' }, at: '2026-11-01T10:00:00.000Z' };
const start = new Date('2026-11-01T10:00:00Z');
const entries = (box: string): readonly Lead[] =>
  [...held].filter(([key]) => key.startsWith(`${box}:`)).map(([, entry]) => JSON.parse(entry));
const stored = () => entries('outbox');
const setAside = () => entries('outbox-refused');
const store = (...leads: readonly Lead[]) => {
  for (const one of leads) held.set(`outbox:${one.key}`, JSON.stringify(one));
};
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
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const awaiting = new AbortController();
    giveUp = () => awaiting.abort(new DOMException('The answer is too late.', 'TimeoutError'));
    return awaiting.signal;
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
  vi.stubGlobal('addEventListener', (type: string, act: () => void) => document.addEventListener(type, act));
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('setTimeout', (...given: Parameters<typeof setTimeout>) => {
    const timer = realSetTimeout(...given);
    timers.push(timer);
    return timer;
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  await load();
});
afterEach(async () => {
  // The page is closed: it sends nothing later, which would fall into another test on a slow machine.
  for (const timer of timers.splice(0)) clearTimeout(timer);
  await server.close();
  // Fake timers restore the functions that they replaced, which may be the stub.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('C1 a lead is sent as JSON with its key, and leaves the outbox on success', async () => {
  await page.post(lead);
  expect(server.bodies).toEqual([{ firstName: 'Ann' }]);
  expect(server.keys).toEqual(['k1']);
  expect(held.size).toBe(0);
});

test('C1 the lead is in the outbox before it is sent, so that a closed tab does not lose it', async () => {
  server.answer((request, response) => {
    expect(stored()).toMatchObject([lead]);
    receipt(202)(request, response);
  });
  await page.post(lead);
  expect(server.keys).toHaveLength(1);
});

test.each([
  ['a 500', status(500)],
  ['a 401', status(401)],
  ['a 403 of a firewall', status(403, {}, 'Forbidden')],
  ['a 404 during a deployment', status(404, {}, '<h1>Not found</h1>')],
  ['a 405 of a host that only serves files', status(405)],
  ['a 410', status(410)],
  ['a 403 in JSON', json(403, { ok: false })],
  ['a 400 of a proxy', status(400, { 'Content-Type': 'text/html' }, '<h1>Bad request</h1>')],
  ['a 413 of a proxy', status(413)],
  ['a 422 in other JSON', json(422, { message: 'no' })],
  ['a 408', status(408)],
  ['a 425', status(425)],
  ['a 503', status(503)],
  ['a 511 of a network that asks for a login', status(511, { 'Content-Type': 'text/html' }, '<h1>Log in</h1>')],
  ['a 407 of a proxy', status(407)],
  ['a redirect to a login', status(302, { Location: 'http://192.0.2.1/login' })],
  ['a reset connection', reset],
  ['a server that hangs', () => giveUp()],
  ['a redirect, which would end as a page', status(303, { Location: '/thanks/' }, '')],
])('C1 after %s the lead is kept, logged, and sent on the next load with the same key', async (_, treatment) => {
  server.answer(treatment);
  await page.post(lead);
  expect(console.warn).toHaveBeenCalledOnce();
  expect(stored()).toEqual([{ ...lead, failures: 1 }]);
  server.answer(receipt(202));
  await (await load()).deliver();
  expect(server.keys).toEqual(['k1', 'k1']);
  expect(held.size).toBe(0);
});

test.each([
  ['an empty 204', status(204)],
  ['an empty 200', status(200)],
  ['a 201 with an empty object', json(201, {})],
  ['a 200 with a number of its own', json(200, { id: 7 })],
  ['a 202 with null', json(202, null)],
])('C1 %s delivers the lead (decision 39)', async (_, treatment) => {
  server.answer(treatment);
  expect(await page.post(lead)).toBe('arrived');
  expect(held.size).toBe(0);
  await (await load()).deliver();
  expect(server.keys).toEqual(['k1']);
});

test.each([
  ['a page', { 'Content-Type': 'text/html' }, '<h1>Thanks</h1>'],
  ['half an answer', { 'Content-Type': 'application/json' }, '{"ok":tr'],
])('C1 a 200 with %s for a body is not a receipt: the lead is kept and sent again', async (_, headers, text) => {
  server.answer(status(200, headers as Record<string, string>, text));
  expect(await page.post(lead)).toBe('stored');
  expect(stored()).toEqual([{ ...lead, failures: 1 }]);
  server.answer(receipt(200));
  await (await load()).deliver();
  expect(server.keys).toEqual(['k1', 'k1']);
  expect(held.size).toBe(0);
});

test('C1 an answer that comes too late is ignored: the lead is sent again under its key, so the server keeps it once', async () => {
  server.answer((_, response) => {
    giveUp();
    response.writeHead(202).end();
  });
  await page.post(lead);
  expect(stored()).toHaveLength(1);
  server.answer(receipt(202));
  await page.deliver();
  expect(server.keys).toEqual(['k1', 'k1']);
});

const dayLater = start.getTime() + 24 * 3_600_000;
const dateAt = (time: number) => new Date(time).toUTCString();

test.each([
  ['seconds', { 'Retry-After': '120' }, 120],
  ['a date', { Date: dateAt(start.getTime()), 'Retry-After': dateAt(start.getTime() + 120_000) }, 120],
  ['a date by a clock a day ahead of the visitor', { Date: dateAt(dayLater), 'Retry-After': dateAt(dayLater + 120_000) }, 120],
  ['nothing, twice as long each time', {}, 60],
])('C1 after a 429 with Retry-After in %s the lead waits, even over a reload', async (_, headers, wait) => {
  server.answer(status(429, { ...headers }));
  await page.post(lead);
  server.answer(receipt(202));
  seconds(wait - 1);
  await (await load()).deliver();
  expect(server.keys).toHaveLength(1);
  seconds(2);
  await (await load()).deliver();
  expect(server.keys).toEqual(['k1', 'k1']);
  expect(held.size).toBe(0);
});

test('a clock that is set back does not keep a lead forever', async () => {
  store({ ...lead, failures: 1, notBefore: start.getTime() + 400 * 24 * 3_600_000 });
  await page.deliver();
  expect(server.keys).toEqual(['k1']);
});

test.each([400, 413, 415, 422])(
  'C1 a lead that the endpoint refuses with %i is not sent again, and is put aside for the visitor',
  async (code) => {
    server.answer(json(code, { ok: false }));
    expect(await page.post(lead)).toBe('refused');
    expect(console.warn).toHaveBeenCalledOnce();
    for (let view = 0; view < 3; view++) {
      seconds(7 * 24 * 3600);
      await (await load()).deliver();
    }
    expect(server.keys).toHaveLength(1);
    expect(stored()).toEqual([]);
    expect(setAside()).toMatchObject([lead]);
  },
);

test('C1 a refused lead that storage does not accept is not sent again either, and that is reported', async () => {
  held.full = true;
  server.answer(json(413, { ok: false }));
  expect(await page.post(lead)).toBe('refused');
  await page.deliver();
  expect(server.keys).toHaveLength(1);
});

test('C1 a lead that waited and is refused then is announced to the page and to its form', async () => {
  const announced = vi.fn();
  document.addEventListener(refusalEvent, announced);
  server.answer(status(503));
  const ended = vi.fn();
  expect(await page.post(lead, ended)).toBe('stored');
  server.answer(json(422, { ok: false }));
  await page.deliver();
  expect(ended.mock.calls).toEqual([['refused']]);
  expect(announced).toHaveBeenCalledOnce();
  expect(setAside()).toMatchObject([lead]);
});

test('C1 a stored lead that another tab sends and that is refused then is announced here, too', async () => {
  const announced = vi.fn();
  document.addEventListener(refusalEvent, announced);
  server.answer(status(503));
  const ended = vi.fn();
  await page.post(lead, ended);
  server.answer(json(422, { ok: false }));
  await (await load()).deliver();
  expect(announced).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('storage'));
  document.dispatchEvent(new Event('storage'));
  expect(ended.mock.calls).toEqual([['refused']]);
  expect(announced).toHaveBeenCalledTimes(2);
});

test('C1 a stored lead that arrives while the page is open is reported to its form', async () => {
  server.answer(status(429, { 'Retry-After': '0' }));
  const ended = vi.fn();
  expect(await page.post(lead, ended)).toBe('stored');
  server.answer(receipt(202));
  await page.deliver();
  expect(ended.mock.calls).toEqual([['arrived']]);
});

test('C1 a lead that was refused and is sent again with success is no longer shown as refused', async () => {
  server.answer(json(422, { ok: false }));
  await page.post(lead);
  server.answer(receipt(202));
  expect(await page.post(lead)).toBe('arrived');
  expect(held.size).toBe(0);
});

test('C1 a lead that was withdrawn while it was underway does not come back', async () => {
  server.answer(status(500));
  await page.post(lead);
  server.answer((request, response) => {
    page.withdraw(lead.key);
    status(500)(request, response);
  });
  await page.deliver();
  expect(held.size).toBe(0);
  await page.deliver();
  expect(server.keys).toHaveLength(2);
});

test.each([
  ['before it is sent', () => held.clear(), () => {}],
  ['while it is underway', () => {}, () => held.clear()],
])(
  'C1 a lead whose storage is cleared %s, and that does not arrive, is not called arrived: it is kept and sent again',
  async (_, before, underway) => {
    server.answer((request, response) => {
      underway();
      status(503)(request, response);
    });
    const posting = page.post(lead);
    before();
    expect(await posting).toBe('stored');
    expect(stored()).toMatchObject([lead]);
    server.answer(receipt(202));
    await page.deliver();
    expect(server.keys.at(-1)).toBe('k1');
    expect(held.size).toBe(0);
  },
);

test('C1 a page that stays open tries again by itself', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: start });
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, act: (lock: object) => Promise<void>) => act({}) } });
  server.answer(status(500));
  await page.post(lead);
  server.answer(receipt(202));
  vi.advanceTimersByTime(15_000);
  await vi.waitFor(() => expect(held.size).toBe(0));
  expect(server.keys).toEqual(['k1', 'k1']);
});

test('C3 a lead that is being sent is not sent a second time', async () => {
  await Promise.all([page.post(lead), page.deliver()]);
  expect(server.keys).toEqual(['k1']);
});

test.each([
  ['its own', undefined, '/api/offer'],
  ['that of another server', 'https://leads.example/v1', 'https://leads.example/v1'],
])('C1 a waiting lead goes to the endpoint that the site has now, %s, whatever the storage contains', async (_, leads, endpoint) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ ok: true }, { status: 202 });
  });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: { ...(leads && { leads }) } } }));
  const earlier = ['/api/offer', '/api/former', 'https://former.example/', '//evil.example/', undefined];
  store(...earlier.map((to, index) => ({ ...lead, key: `k${index}`, ...(to && { to }) })));
  await page.deliver();
  expect(asked).toEqual(earlier.map(() => endpoint));
  expect(held.size).toBe(0);
});

test('C1 the endpoint of leads is that of the theme', async () => {
  const [theme, sending] = [await import('../../../runtime/theme.ts'), await import('../../../runtime/state/send-lead.ts')];
  expect(Object.keys(theme.default.endpoints ?? {})).toEqual([sending.ownEndpoint]);
});

test('C1 six tabs that put a lead into the outbox at the same instant lose none', async () => {
  server.answer(status(500));
  const tabs = [];
  for (let tab = 0; tab < 6; tab++) tabs.push(await load());
  await Promise.all(tabs.map((tab, index) => tab.post({ ...lead, key: `k${index}` })));
  expect(stored().map(({ key }) => key)).toEqual(['k0', 'k1', 'k2', 'k3', 'k4', 'k5']);
});

test('C1 of several tabs without locks one sends a lead that waits, and leaves no claim behind', async () => {
  const databases = new IDBFactory();
  vi.stubGlobal('indexedDB', databases);
  store(lead);
  const tabs = [await load(), await load(), await load()];
  await Promise.all(tabs.map((tab) => tab.deliver()));
  expect(server.keys).toEqual(['k1']);
  expect(held.size).toBe(0);
  const opening = databases.open('outbox');
  await new Promise((opened) => opening.addEventListener('success', opened));
  const counting = opening.result.transaction('claims').objectStore('claims').count();
  await new Promise((counted) => counting.addEventListener('success', counted));
  expect(counting.result).toBe(0);
});

test('C1 a tab that was closed while it was sending a lead blocks the lead for a while, not forever', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  server.answer(hang);
  store(lead);
  const closed = await load();
  const sending = closed.deliver();
  await vi.waitFor(() => expect(server.keys).toEqual(['k1']));
  server.answer(receipt(202));
  const other = await load();
  await other.deliver();
  expect(server.keys).toEqual(['k1']);
  seconds(16);
  await other.deliver();
  expect(server.keys).toEqual(['k1', 'k1']);
  await server.close();
  await sending;
});

test('X4 if nothing can be stored and the server fails, that is reported, and the lead is sent again while the page is open', async () => {
  held.full = true;
  server.answer(status(500));
  const arrived = vi.fn();
  expect(await page.post(lead, arrived)).toBe('unstored');
  expect(arrived).not.toHaveBeenCalled();
  server.answer(receipt(202));
  await page.deliver();
  expect(server.keys).toEqual(['k1', 'k1']);
  expect(arrived).toHaveBeenCalledOnce();
  await page.deliver();
  expect(server.keys).toHaveLength(2);
});

test('X4 if nothing can be stored and the server responds, nothing is reported', async () => {
  held.full = true;
  expect(await page.post(lead)).toBe('arrived');
});

test('X4 leads of another tab are sent together with one that is not stored', async () => {
  held.full = true;
  server.answer(status(500));
  await page.post(lead);
  held.full = false;
  store({ ...lead, key: 'k2' });
  server.answer(receipt(202));
  await page.deliver();
  expect([...server.keys].sort()).toEqual(['k1', 'k1', 'k2']);
});

test.each(['no JSON {', '"text"', 'null', '{"key":1}', '{"key":"broken","at":""}', '{"key":"other","to":"/api/offer","at":""}'])(
  'X4 %s in an entry of the outbox is left as it is, and the lead beside it is sent',
  async (text) => {
    held.set('outbox:broken', text);
    await page.post(lead);
    await page.deliver();
    expect(server.keys).toEqual(['k1']);
    expect([...held]).toEqual([['outbox:broken', text]]);
  },
);

test('keys differ', () => {
  expect(page.newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(page.newKey()).not.toBe(page.newKey());
});
