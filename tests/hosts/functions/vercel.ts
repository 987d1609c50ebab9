import { expect, vi } from 'vitest';
import { vercel } from '../../../generator/4-render/hosts/vercel.ts';
import type { Answered, Ask } from './faults.ts';
import { moduleOf } from './module-of.ts';
import { dataForHost, type NamedFiles } from './sites.ts';

/*
 * A host that reads files of the Build Output API as documented (vercel.com/docs/build-output-api/configuration): routes in turn,
 * `continue` adds headers and goes on, routes after `handle: hit` are for existing files, `middlewarePath` asks a function, whose
 * answer is final unless it has `x-middleware-next` (vercel.com/docs/routing-middleware/api), and `handle: filesystem` looks for a
 * file.
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

/** Starts the host with a site. */
export async function start(site: NamedFiles): Promise<Ask> {
  const configuration = vercel.configuration?.(await dataForHost(vercel, site)) ?? {};
  const { version, routes } = JSON.parse(configuration['config.json'] ?? '') as { version: number; routes: readonly Route[] };
  expect(version).toBe(3);
  const functions = new Map<string, (request: Request) => Promise<Response>>();
  for (const name of ['_respond', '_endpoints']) {
    const settings = JSON.parse(configuration[`functions/${name}.func/.vc-config.json`] ?? '');
    functions.set(`/${name}`, (await moduleOf(configuration[`functions/${name}.func/${settings.entrypoint}`] ?? '')).default);
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
        if (!response) throw new Error('the function does not exist');
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
