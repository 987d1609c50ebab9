/** An HTTP response as a value. `send` adds the headers that every response has. */
export interface HttpResponse {
  readonly status: number;
  readonly body?: string | Uint8Array;
  /** Content type of the body. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
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
