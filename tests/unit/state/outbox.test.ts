import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver, type Lead, newKey, post, waiting } from '../../../runtime/state/outbox.ts';
import { type FakeStorage, fakeStorage } from './fake-storage.ts';

let held: FakeStorage;
let online: (() => Promise<void>) | undefined;
const fetching = vi.fn();
const lead: Lead = { key: 'k1', to: '/api/offer', body: { name: 'Ann' }, at: '2026-11-01T10:00:00.000Z' };

beforeEach(() => {
  held = fakeStorage();
  online = undefined;
  fetching.mockReset().mockResolvedValue(new Response(null, { status: 200 }));
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('addEventListener', (event: string, listener: () => Promise<void>) => {
    if (event === 'online') online = listener;
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keysSent = () => fetching.mock.calls.map(([, init]) => (init.headers as Record<string, string>)['Idempotency-Key']);

test('C1 a lead is sent as JSON with its key, and leaves the outbox on success', async () => {
  await post(lead);
  const [to, init] = fetching.mock.calls[0] as [string, RequestInit];
  expect([to, init.method, init.body]).toEqual(['/api/offer', 'POST', '{"name":"Ann"}']);
  expect(keysSent()).toEqual(['k1']);
  expect(held.has('outbox')).toBe(false);
});

test('C1 the lead is in the outbox before it is sent, so that a closed tab does not lose it', async () => {
  fetching.mockImplementation(async () => {
    expect(waiting()).toEqual([lead]);
    return new Response(null, { status: 200 });
  });
  await post(lead);
  expect(fetching).toHaveBeenCalledOnce();
});

test.each([400, 429, 500])('C1 an answer with status %i counts as failure: logged, kept, sent again with the same key', async (status) => {
  fetching.mockResolvedValueOnce(new Response(null, { status }));
  await post(lead);
  expect(console.warn).toHaveBeenCalledOnce();
  expect(waiting()).toEqual([lead]);
  await deliver();
  expect(keysSent()).toEqual(['k1', 'k1']);
  expect(waiting()).toEqual([]);
});

test('C1 without a connection the lead waits and is sent when there is one', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await post(lead);
  expect(waiting()).toEqual([lead]);
  await online?.();
  expect(waiting()).toEqual([]);
});

test('C3 a lead that is under way is not sent a second time', async () => {
  await Promise.all([post(lead), deliver()]);
  expect(keysSent()).toEqual(['k1']);
});

test('X4 a lead survives a full storage for as long as the page is open', async () => {
  held.full = true;
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await post(lead);
  await deliver();
  expect(keysSent()).toEqual(['k1', 'k1']);
  expect(waiting()).toEqual([]);
});

test('X4 entries that are no leads are not sent, nor is anything to another site', async () => {
  held.set(
    'outbox',
    JSON.stringify([
      null,
      1,
      {},
      { key: 'k', to: 'https://evil.example/' },
      { key: 'k', to: '//evil.example/' },
      { key: 'k', to: '/\\evil.example' },
    ]),
  );
  await deliver();
  expect(fetching).not.toHaveBeenCalled();
});

test('keys differ', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
