import type { IncomingMessage } from 'node:http';

/** The body of a request as text; undefined if it is longer than the limit. The rest is read and discarded. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = Number(request.headers['content-length'] ?? 0);
  if (size <= limit) {
    size = 0;
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > limit) break;
      chunks.push(chunk);
    }
  }
  if (size <= limit) return Buffer.concat(chunks).toString('utf8');
  // A client that is still sending would not get the response if the connection were closed.
  request.resume();
  return undefined;
}
