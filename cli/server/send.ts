import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { headers as everywhere, isCompressible } from '../../generator/index.ts';
import { chooseEncoding, compress, type Encoding } from './encoding.ts';
import type { HttpResponse } from './http-messages.ts';

/** Sends a response: compressed if accepted, 304 for unchanged bytes, the part that was asked for, no body for HEAD. Returns the number of bytes of the body. */
export async function send(request: IncomingMessage, response: ServerResponse, answer: HttpResponse): Promise<number> {
  const size = answer.body?.length ?? 0;
  const varies = Boolean(answer.type && isCompressible(answer.type));
  const encoding = varies ? chooseEncoding(request.headers['accept-encoding']?.toString(), size) : undefined;
  const { headers, body } = prepared[encoding ?? 'identity'].get(answer) ?? (await prepare(answer, varies, encoding));
  if (headers.ETag && matches(request.headers['if-none-match'], headers.ETag)) {
    const { 'Content-Type': _, 'Content-Length': __, 'Content-Encoding': ___, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return 0;
  }
  const [from, to] = (request.method === 'GET' && headers['Accept-Ranges'] && partOf(request.headers, body.length, headers.ETag)) || [];
  if (from !== undefined && to !== undefined) {
    const part = body.subarray(from, to + 1);
    const range = part.length ? `${from}-${to}` : '*';
    const own = { 'Content-Range': `bytes ${range}/${body.length}`, 'Content-Length': String(part.length) };
    response.writeHead(part.length ? 206 : 416, { ...headers, ...own }).end(part);
    return part.length;
  }
  const withBody = request.method !== 'HEAD';
  response.writeHead(answer.status, headers).end(withBody ? body : undefined);
  return withBody ? body.length : 0;
}

/**
 * The first and the last byte that a request asks for, undefined for all: a film is fetched in parts, and Safari plays no other (RFC 9110, 14).
 * Several parts at once, and a part of what was here before, are answered with the whole.
 */
function partOf({ range = '', 'if-range': before }: IncomingHttpHeaders, size: number, tag: string | undefined) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from + to === '' || (from && to && Number(to) < Number(from)) || (before && before !== tag)) return undefined;
  return from ? ([Number(from), Math.min(Number(to || size), size - 1)] as const) : ([Math.max(0, size - Number(to)), size - 1] as const);
}

/** The headers and body of a response in one encoding. */
interface Prepared {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** The prepared responses by encoding: a response is sent several times as long as its site stores it. */
const prepared = {
  identity: new WeakMap<HttpResponse, Prepared>(),
  br: new WeakMap<HttpResponse, Prepared>(),
  gzip: new WeakMap<HttpResponse, Prepared>(),
};

async function prepare(answer: HttpResponse, varies: boolean, encoding: Encoding | undefined): Promise<Prepared> {
  const whole = typeof answer.body === 'string' ? Buffer.from(answer.body) : (answer.body ?? new Uint8Array());
  const body = encoding ? ((await answer.compressed?.(encoding)) ?? (await compress[encoding](whole))) : whole;
  const headers: Record<string, string> = { ...everywhere, 'Cache-Control': 'public, max-age=0, must-revalidate', ...answer.headers };
  if (answer.type) headers['Content-Type'] = answer.type;
  if (varies) headers.Vary = headers.Vary ? `${headers.Vary}, Accept-Encoding` : 'Accept-Encoding';
  if (answer.status === 200 && answer.body !== undefined) headers.ETag = tagOf(whole, encoding);
  if (headers.ETag && !varies) headers['Accept-Ranges'] = 'bytes';
  if (encoding) headers['Content-Encoding'] = encoding;
  // A response that never has a body must not have this header (RFC 9110, 8.6).
  if (answer.status !== 204) headers['Content-Length'] = String(body.length);
  const result = { headers, body };
  prepared[encoding ?? 'identity'].set(answer, result);
  return result;
}

/** A strong validator, which differs by encoding because it identifies the sent bytes (RFC 9110, 8.8.3). */
function tagOf(body: Uint8Array, encoding: string | undefined): string {
  const sum = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return `"${sum}${encoding ? `-${encoding}` : ''}"`;
}

/** Whether If-None-Match contains the tag. It compares weakly, so a leading `W/` is ignored. */
function matches(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}
