import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteWithLanguages } from './sites.ts';
import { start } from './vercel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('Vercel', () => {
  test('passes on requests to an endpoint, and answers 503 without an endpoint', async () => {
    const ask = await start(siteWithLanguages());
    const sent = { method: 'POST', body: 'a=1', headers: { 'X-Real-IP': '192.0.2.1' } };
    expect(await ask('/api/offer', sent)).toMatchObject({ status: 503 });
    vi.stubEnv('ENDPOINTS_ORIGIN', 'https://endpoints.muster.example');
    const fetched = vi.fn(async (_: URL, init: RequestInit) => new Response(init.body, { status: 202 }));
    vi.stubGlobal('fetch', fetched);
    expect(await ask('/api/offer', sent)).toMatchObject({ status: 202, text: 'a=1' });
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('X-Forwarded-For')).toBe('192.0.2.1');
  });
});
