import { describe, expect, test, vi } from 'vitest';
import { start } from './netlify.ts';
import { siteWithLanguages } from './sites.ts';

const environment = (origin?: string) => vi.stubGlobal('Netlify', { env: { get: () => origin } });

describe('Netlify', () => {
  test('passes on requests to an endpoint with the address of the visitor, and answers 503 without an endpoint', async () => {
    environment();
    const ask = await start(siteWithLanguages());
    const sent = { method: 'POST', body: '{"a":1}', headers: { 'Content-Type': 'application/json' } };
    expect(await ask('/api/offer', sent)).toMatchObject({ status: 503 });
    environment('https://endpoints.muster.example');
    const fetched = vi.fn(async (_: URL, init: RequestInit) => new Response(init.body, { status: 202 }));
    vi.stubGlobal('fetch', fetched);
    expect(await ask('/api/offer?x=1', sent)).toMatchObject({ status: 202, text: '{"a":1}' });
    expect([fetched.mock.calls[0]?.[0].href, new Headers(fetched.mock.calls[0]?.[1].headers).get('X-Forwarded-For')]).toEqual([
      'https://endpoints.muster.example/api/offer?x=1',
      '192.0.2.1',
    ]);
    vi.unstubAllGlobals();
  });

  test('refuses requests with a body to a page', async () => {
    environment();
    const ask = await start(siteWithLanguages());
    expect(await ask('/about/', { method: 'POST' })).toMatchObject({ status: 405 });
    expect(await ask('/about/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });
});
