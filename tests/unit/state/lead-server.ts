import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** Treatment of a request by a server. */
export type Treatment = (request: IncomingMessage, response: ServerResponse) => void;

export interface LeadServer {
  /** The idempotency key of each request that came, in order. */
  readonly keys: readonly string[];
  /** Bodies of the requests, in order. */
  readonly bodies: readonly unknown[];
  /** Sets the treatment of the next requests. */
  answer(treatment: Treatment): void;
  close(): Promise<void>;
}

export const status =
  (code: number, headers: Record<string, string> = {}, text = ''): Treatment =>
  (_, response) =>
    void response.writeHead(code, headers).end(text);
export const json = (code: number, value: unknown): Treatment =>
  status(code, { 'Content-Type': 'application/json' }, JSON.stringify(value));
/** The endpoint confirms the lead. */
export const receipt = (code: number): Treatment => json(code, { ok: true });
/** The connection breaks before there is an answer. */
export const reset: Treatment = ({ socket }) => void socket.destroy();
/** The server never answers. */
export const hang: Treatment = () => {};

/** A real server behind the global `fetch`, which accepts paths alone, as in a page. */
export async function leadServer(): Promise<LeadServer> {
  const keys: string[] = [];
  const bodies: unknown[] = [];
  let treatment: Treatment = receipt(202);
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    keys.push(String(request.headers['idempotency-key']));
    const text = Buffer.concat(parts).toString();
    bodies.push(text === '' ? undefined : JSON.parse(text));
    treatment(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => realFetch(`http://127.0.0.1:${port}${path}`, init));
  return {
    keys,
    bodies,
    answer: (next) => {
      treatment = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
