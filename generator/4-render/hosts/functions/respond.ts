import { endpointFolder } from '../../../model/reserved-addresses.ts';
import type { HeaderRule } from '../../headers.ts';
import { headersAt } from '../../headers-at.ts';
import { type AnsweredSite, answerTo, pathOf } from './answer.ts';

/** The input of a function that answers requests of the Fetch API. */
export interface RespondingSite extends AnsweredSite {
  /** The response headers of paths, as `HostedSite` has them. */
  readonly headers: readonly HeaderRule[];
}

interface FunctionHost {
  /** The origin that receives requests to the endpoints: `https://endpoints.example.com`. */
  readonly endpoints?: string | undefined;
  readonly visitor?: string | null | undefined;
  /**
   * The host's answer for a file of the site, by its path: for a page its folder, `/de/`. `asked` is undefined for a not-found page: the
   * conditions of the request (`If-None-Match`) are not about it.
   */
  read(path: string, asked: Request | undefined): Response | Promise<Response>;
}

/** The answer to a request: a redirect, or a file of the site, with the headers of its path. */
export async function respond(site: RespondingSite, request: Request, host: FunctionHost): Promise<Response> {
  const { origin, pathname, href } = new URL(request.url);
  if (pathname.startsWith(endpointFolder)) return passOn(request, host);
  // Browsers must not cache the answer to a missing hashed file for good.
  const usual = headersAt(site.headers, '/');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('This address can be read, nothing else.\n', { status: 405, headers: { ...usual, Allow: 'GET, HEAD' } });
  const answer = answerTo(site, href.slice(origin.length));
  if ('location' in answer) return new Response(null, { status: answer.status, headers: { ...usual, Location: answer.location } });
  if (answer.file === undefined) return new Response('404 Not Found\n', { status: 404, headers: usual });
  const exists = answer.status === 200;
  const file = await host.read(pathOf(answer.file).replace(/\/index\.html$/, '/'), exists ? request : undefined);
  const sent = new Headers(file.headers);
  for (const [name, value] of Object.entries(exists ? headersAt(site.headers, pathname) : usual)) sent.set(name, value);
  return new Response(request.method === 'HEAD' ? null : file.body, { status: exists ? file.status : 404, headers: sent });
}

/** Passes a request on to the process that keeps submissions. Returns 503 if that is unreachable, or redirects to the same path. */
async function passOn(request: Request, { endpoints, visitor }: FunctionHost): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  if (!endpoints || !URL.canParse(pathname, endpoints)) return later();
  const headers = new Headers(request.headers);
  headers.delete('Host');
  // Clients can forge this header.
  headers.delete('X-Forwarded-For');
  if (visitor) headers.set('X-Forwarded-For', visitor);
  // A project has several hosts, and the endpoints have another one: only here can the origin be compared with the host that was asked.
  if (headers.get('Origin')?.replace(/^https?:\/\//, '') === host) headers.delete('Origin');
  const body = request.method === 'GET' || request.method === 'HEAD' ? {} : { body: request.body, duplex: 'half' };
  const asked = { method: request.method, headers, redirect: 'manual', ...body } as RequestInit;
  const answer = await fetch(new URL(pathname + search, endpoints), asked).catch(later);
  const location = answer.headers.get('Location') ?? '/';
  return URL.canParse(location, endpoints) && new URL(location, endpoints).pathname === pathname ? later() : answer;
}

const later = () =>
  new Response('This could not be sent. Go back and send it again in a minute; what you entered is still there.\n', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60', 'Cache-Control': 'no-store' },
  });
