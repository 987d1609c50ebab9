import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Question } from './questions.ts';

export interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Node keeps only the first of two equal headers. Browsers refuse a response with two locations. */
const headersOf = ({ headersDistinct }: IncomingMessage): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(', ')]));

/** Asks a server over connections that stay open. The path is sent unchanged. */
export function asking(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const ask = ({ path, method = 'GET', headers = {} }: { path: string; method?: string; headers?: Question['headers'] }): Promise<Heard> =>
    new Promise((heard, failed) => {
      const sent = request(
        { agent, host: '127.0.0.1', port, path, method, headers: { Host: 'www.muster.example', ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => heard({ status: response.statusCode ?? 0, headers: headersOf(response), body: Buffer.concat(chunks) }));
        },
      );
      sent.on('error', (error) => failed(new Error(`${path}: ${error.message}`)));
      sent.end();
    });
  return { ask, end: () => agent.destroy() };
}
