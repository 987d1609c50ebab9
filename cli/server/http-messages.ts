import type { IncomingMessage } from 'node:http';
import type { Encoding } from './encoding.ts';

/** The path and query of a request, also if a proxy sends the whole address (RFC 9112, 3.2.2). */
export function addressOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return address.startsWith('/') ? address : `/${address}`;
}

export const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

/** An HTTP response as a value. `send` adds the headers that every response has. */
export interface HttpResponse {
  readonly status: number;
  readonly body?: string | Uint8Array;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The published path that is sent or redirected to. Logs may contain it, unlike the requested path. */
  readonly servedPath?: string;
  /** The body as compressed by the build; undefined without a compressed copy. */
  readonly compressed?: (encoding: Encoding) => Promise<Uint8Array | undefined>;
}

export const textResponse = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): HttpResponse => ({
  status,
  body: `${text}\n`,
  type: 'text/plain; charset=utf-8',
  headers,
});

export const noSite = textResponse(503, 'The site is not built yet. Try again in a minute.', {
  'Cache-Control': 'no-store',
  'Retry-After': '10',
});

/** Rejects a request that the client may send again after some seconds. */
export class TryLater extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`to be sent again in ${seconds} seconds`);
    this.seconds = seconds;
  }
}

/** 429 with the seconds in Retry-After (RFC 6585, 4). */
export const laterResponse = ({ seconds }: TryLater): HttpResponse =>
  textResponse(429, `Too many requests. Send this one again in ${seconds} seconds.`, {
    'Cache-Control': 'no-store',
    'Retry-After': String(Math.max(1, Math.ceil(seconds))),
  });
