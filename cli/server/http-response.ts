import type { Encoding } from './encoding.ts';

/** An HTTP response as a value. `send` adds the headers that every response has. */
export interface HttpResponse {
  readonly status: number;
  readonly body?: string | Uint8Array;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The path that the site has published and that this is, or leads to: what logs may name, unlike the path that was asked for. */
  readonly servedPath?: string;
  /** The body as the build has compressed it; undefined where it has not. */
  readonly compressed?: (encoding: Encoding) => Promise<Uint8Array | undefined>;
}

export const textResponse = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): HttpResponse => ({
  status,
  body: `${text}\n`,
  type: 'text/plain; charset=utf-8',
  headers,
});

export const jsonResponse = (status: number, value: unknown): HttpResponse => ({
  status,
  body: JSON.stringify(value),
  type: 'application/json',
});
