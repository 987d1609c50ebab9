import { expect } from 'vitest';
import { netlify } from '../../../generator/4-render/hosts/netlify.ts';
import type { Ask } from './faults.ts';
import { headersIn } from './header-rules.ts';
import { moduleOf } from './module-of.ts';
import { dataForHost, type NamedFiles } from './sites.ts';

/*
 * The edge function, run as Netlify runs it by its documentation: with a request and a context, whose `next` passes on to the files
 * (docs.netlify.com/edge-functions/api), for the paths of its `config` (docs.netlify.com/edge-functions/declarations). Files are found as
 * docs.netlify.com/routing/redirects/redirect-options describes: a folder by its index.html, a page without `.html`, else 404.html.
 */

/** Starts the host with a site. */
export async function start(site: NamedFiles): Promise<Ask> {
  const told = await dataForHost(netlify, site);
  const module = await moduleOf(netlify.configuration?.(told)['edge-functions/respond.js'] ?? '');
  const rules = headersIn(netlify.files(told)._headers ?? '');
  const { path, excludedPath } = module.config as { path: string; excludedPath: readonly string[] };
  expect(path).toBe('/*');
  const fromFiles = (request: Request) => {
    const { pathname } = new URL(request.url);
    const name = decodeURIComponent(pathname.slice(1));
    const file = [name, `${name}index.html`, `${name}/index.html`, `${name}.html`].find((one) => site.files.includes(one));
    return new Response(file ?? '404.html', { status: file ? 200 : 404, headers: rules(pathname) });
  };
  return async (address, init) => {
    const request = new Request(`https://www.muster.example${address}`, init);
    const { pathname } = new URL(request.url);
    const isExcluded = excludedPath.some((pattern) =>
      pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
    );
    const next = async (asked: Request) => fromFiles(asked);
    const response: Response = await (isExcluded ? fromFiles(request) : module.default(request, { ip: '192.0.2.1', next }));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}
