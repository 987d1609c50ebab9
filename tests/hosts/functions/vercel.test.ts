import { afterEach, describe, expect, test, vi } from 'vitest';
import { vercel } from '../../../generator/4-render/hosts/vercel.ts';
import { moduleOf } from './module-of.ts';
import { type Answered, type Ask, faults } from './questions.ts';
import { type NamedFiles, siteWithCountries, siteWithLanguages, toldTo } from './sites.ts';

/*
 * What is written for the Build Output API, interpreted as its documentation says (vercel.com/docs/build-output-api/configuration): routes
 * in turn, `continue` adds headers and goes on, those behind `handle: hit` are for files that were found, `middlewarePath` asks a function, whose answer is final unless it has `x-middleware-next`
 * (vercel.com/docs/routing-middleware/api), and `handle: filesystem` looks for a file.
 */

interface Route {
  readonly src?: string;
  readonly dest?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly continue?: boolean;
  readonly middlewarePath?: string;
  readonly handle?: string;
}

const origin = 'https://www.muster.example';

async function start(site: NamedFiles): Promise<Ask> {
  const written = vercel.configuration?.(await toldTo(vercel, site)) ?? {};
  const { version, routes } = JSON.parse(written['config.json'] ?? '') as { version: number; routes: readonly Route[] };
  expect(version).toBe(3);
  const functions = new Map<string, (request: Request) => Promise<Response>>();
  for (const name of ['_respond', '_endpoints']) {
    const settings = JSON.parse(written[`functions/${name}.func/.vc-config.json`] ?? '');
    functions.set(`/${name}`, (await moduleOf(written[`functions/${name}.func/${settings.entrypoint}`] ?? '')).default);
  }
  const fileAt = (path: string) => {
    const name = decodeURIComponent(path.slice(1));
    return [name, `${name}index.html`, `${name}/index.html`].find((one) => site.files.includes(one));
  };

  const answer = async (request: Request): Promise<Answered> => {
    // The default of the host (vercel.com/docs/headers/cache-control-headers).
    const headers = new Headers({ 'Cache-Control': 'public, max-age=0, must-revalidate' });
    const { pathname } = new URL(request.url);
    const add = (more: Headers | Record<string, string>) => new Headers(more).forEach((value, name) => void headers.set(name, value));
    const hits = routes.slice(routes.findIndex(({ handle }) => handle === 'hit'));
    for (const route of routes) {
      if (route.handle === 'hit') break;
      if (route.handle === 'filesystem') {
        const file = safely(() => fileAt(pathname));
        if (file === undefined) continue;
        for (const { src, headers: more = {} } of hits) if (src && new RegExp(src).test(pathname)) add(more);
        return { status: 200, headers, text: request.method === 'HEAD' ? '' : file };
      }
      const match = new RegExp(route.src ?? '').exec(pathname);
      if (!match) continue;
      add(route.headers ?? {});
      if (route.middlewarePath) {
        const response = await functions.get(`/${route.middlewarePath}`)?.(request);
        if (!response) throw new Error('there is no such function');
        add(response.headers);
        if (!headers.has('x-middleware-next')) return { status: response.status, headers, text: await response.text() };
      }
      if (route.continue) continue;
      const target = (route.dest ?? pathname).replace('$1', match[1] ?? '');
      const called = functions.get(target);
      if (called) {
        const response = await called(request);
        return { status: response.status, headers: response.headers, text: await response.text() };
      }
      return { status: route.status ?? 200, headers, text: fileAt(target) ?? '' };
    }
    return { status: 404, headers, text: '' };
  };
  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    const { status, headers, text } = await answer(new Request(url, init));
    return new Response(text, { status, headers });
  });
  return (address, init) => answer(new Request(origin + address, init));
}

function safely<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('Vercel', () => {
  test.each([
    ['a site with countries', siteWithCountries],
    ['a site with languages alone', siteWithLanguages],
  ])('answers every address of %s as the resolver does', async (_, load) => {
    const site = load();
    expect(await faults(site, await start(site))).toEqual([]);
  });

  test('passes on what is sent to an endpoint, and asks to come back where there is none', async () => {
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
