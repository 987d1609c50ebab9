import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change, openCalls } from '../../../runtime/state/query-client.ts';
import { type LeadServer, leadServer, reset, status } from './lead-server.ts';

const answersKept = 300_000;
const calls = openCalls({ answersKept });
let server: LeadServer;

beforeEach(async () => {
  server = await leadServer();
});
afterEach(async () => {
  calls.clear();
  await server.close();
  vi.unstubAllGlobals();
});

test('C2 a query is sent to the first element of its key, with cookies, and its JSON response is parsed', async () => {
  const asked = vi.fn(() => Response.json({ open: true }));
  vi.stubGlobal('fetch', asked);
  expect(await calls.fetchQuery({ queryKey: ['/api/status', 'es'] })).toEqual({ open: true });
  expect(asked).toHaveBeenCalledWith('/api/status', expect.objectContaining({ credentials: 'include' }));
});

test('C2 an answer never expires', async () => {
  server.answer(status(200, {}, '1'));
  await calls.fetchQuery({ queryKey: ['/api/status'] });
  await calls.fetchQuery({ queryKey: ['/api/status'] });
  expect(server.keys).toHaveLength(1);
});

test.each([
  ['its body', 'closed', '503: closed'],
  ['the text of the status', '', '503: Service Unavailable'],
])('C2 a failure has its status and %s, and is not retried', async (_, body, message) => {
  server.answer(status(503, {}, body));
  await expect(calls.fetchQuery({ queryKey: ['/api/status'] })).rejects.toThrow(message);
  expect(server.keys).toHaveLength(1);
});

test('C2 a missing session throws, or is null if the query allows that', async () => {
  server.answer(status(401, {}, 'who are you'));
  await expect(calls.fetchQuery({ queryKey: ['/api/me'] })).rejects.toThrow('401: who are you');
  expect(await calls.fetchQuery({ queryKey: ['/api/me', 'quietly'], meta: { unauthorized: 'null' } })).toBeNull();
});

test('C2 nothing is refetched: no retry, no focus, no interval; unused results are removed after the given time', () => {
  expect(calls.getDefaultOptions()).toMatchObject({
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: answersKept,
    },
    mutations: { retry: false },
  });
});

test('C3 a change that fails is not repeated', async () => {
  server.answer(reset);
  await expect(change(calls, (path: string) => fetch(path, { method: 'POST' }), '/api/offer')).rejects.toThrow();
  expect(server.keys).toHaveLength(1);
});
