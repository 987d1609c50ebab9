import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { headers as everywhere } from '../../generator/index.ts';
import type { Answer } from './answer.ts';
import { chooseEncoding, compress, compressible } from './encoding.ts';

/** Writes an answer with the headers that every one has; compressed, without a body or not at all where the client allows. */
export async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : (answer.body ?? new Uint8Array());
  const headers: Record<string, string> = { ...everywhere, 'Cache-Control': 'public, max-age=0, must-revalidate', ...answer.headers };
  const varies = Boolean(answer.type && compressible(answer.type));
  const encoding = varies ? chooseEncoding(request.headers['accept-encoding']?.toString(), body.length) : undefined;
  if (answer.type) headers['Content-Type'] = answer.type;
  if (varies) headers.Vary = 'Accept-Encoding';
  if (answer.status === 200 && answer.body !== undefined) headers.ETag = tagOf(body, encoding);
  if (headers.ETag && knows(request.headers['if-none-match'], headers.ETag)) {
    delete headers['Content-Type'];
    response.writeHead(304, headers).end();
    return;
  }
  const sent = encoding ? await compress(body, encoding) : body;
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(sent.length);
  response.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : sent);
}

/** A strong validator names the bytes that are sent, so each encoding has its own (RFC 9110, 8.8.3). */
function tagOf(body: Uint8Array, encoding: string | undefined): string {
  const sum = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return `"${sum}${encoding ? `-${encoding}` : ''}"`;
}

/** If-None-Match compares weakly: a `W/` in front means nothing here. */
function knows(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag);
}
