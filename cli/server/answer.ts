/** What a server says, as a value. `send` adds what every answer has. */
export interface Answer {
  readonly status: number;
  readonly body?: string | Uint8Array;
  /** Content type of the body. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const asText = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  body: `${text}\n`,
  type: 'text/plain; charset=utf-8',
  headers,
});

export const asJson = (status: number, value: unknown): Answer => ({ status, body: JSON.stringify(value), type: 'application/json' });
