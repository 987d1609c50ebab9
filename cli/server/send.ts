import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { headers as everywhere, isCompressible } from '../../generator/index.ts';
import { chooseEncoding, compress } from './encoding.ts';
import type { HttpResponse } from './http-response.ts';

const nothing = new Uint8Array();

/**
 * Sends a response with the common headers: compressed if accepted, 304 for unchanged bytes, without a body for HEAD. Returns the bytes of the
 * body that were sent.
 */
export async function send(request: IncomingMessage, response: ServerResponse, answer: HttpResponse): Promise<number> {
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : (answer.body ?? nothing);
  const headers: Record<string, string> = { ...everywhere, 'Cache-Control': 'public, max-age=0, must-revalidate', ...answer.headers };
  const varies = Boolean(answer.type && isCompressible(answer.type));
  const encoding = varies ? chooseEncoding(request.headers['accept-encoding']?.toString(), body.length) : undefined;
  if (answer.type) headers['Content-Type'] = answer.type;
  if (varies) headers.Vary = headers.Vary ? `${headers.Vary}, Accept-Encoding` : 'Accept-Encoding';
  if (answer.status === 200 && answer.body !== undefined) headers.ETag = tagOf(body, encoding);
  if (headers.ETag && matches(request.headers['if-none-match'], headers.ETag)) {
    delete headers['Content-Type'];
    response.writeHead(304, headers).end();
    return 0;
  }
  const sent = encoding ? ((await answer.compressed?.(encoding)) ?? (await compress(body, encoding))) : body;
  if (encoding) headers['Content-Encoding'] = encoding;
  // No such header belongs to a response that never has a body (RFC 9110, 8.6).
  if (answer.status !== 204) headers['Content-Length'] = String(sent.length);
  const withBody = request.method !== 'HEAD';
  response.writeHead(answer.status, headers).end(withBody ? sent : undefined);
  return withBody ? sent.length : 0;
}

const sums = new WeakMap<Uint8Array, string>();

/** A strong validator identifies the sent bytes, so each encoding has its own (RFC 9110, 8.8.3). */
function tagOf(body: Uint8Array, encoding: string | undefined): string {
  const sum = sums.get(body) ?? createHash('sha256').update(body).digest('base64url').slice(0, 22);
  sums.set(body, sum);
  return `"${sum}${encoding ? `-${encoding}` : ''}"`;
}

/** Whether If-None-Match contains the tag. It compares weakly, so a leading `W/` is ignored. */
function matches(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}
