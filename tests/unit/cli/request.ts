import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Starts a server on a free port. */
export function start(server: Server): Promise<void> {
  return new Promise((ready) => server.listen(0, '127.0.0.1', ready));
}

export function stop(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

/** One request with the path exactly as given: `fetch` would tidy `..` away and follow redirects. */
export function ask(server: Server, path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Received> {
  const { port } = server.address() as AddressInfo;
  return new Promise((heard, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { Host: `localhost:${port}`, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const all = Buffer.concat(chunks);
        heard({ status: response.statusCode ?? 0, headers: response.headers, body: all, text: all.toString('utf8') });
      });
    });
    sent.on('error', failed);
    sent.end(body);
  });
}
