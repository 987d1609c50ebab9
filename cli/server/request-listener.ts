import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { endpointFolder } from '../../generator/index.ts';
import type { EndpointResponder } from './endpoints.ts';
import { type HttpResponse, textResponse } from './http-response.ts';
import { send } from './send.ts';

interface RequestHandlers {
  readonly endpoints: EndpointResponder;
  /** The response for a path with its query. */
  respond(address: string): Promise<HttpResponse>;
}

/** The listener that both servers share: the endpoints of the theme, and pages by GET and HEAD. */
export function requestListener({ endpoints, respond }: RequestHandlers): RequestListener {
  return (request, response) => {
    const address = addressOf(request);
    const path = pathOf(address);
    const work = path.startsWith(endpointFolder)
      ? endpoints(request, path)
      : isRead(request)
        ? respond(address)
        : Promise.resolve(notAllowed);
    work.then((value) => send(request, response, value)).catch((error) => fail(response, error));
  };
}

/** Path and query, also if a proxy sends the whole address (RFC 9112, 3.2.2). */
export function addressOf({ url = '/' }: IncomingMessage): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return address.startsWith('/') ? address : `/${address}`;
}

export const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
const notAllowed = textResponse(405, 'This address can be read, nothing else.', { Allow: 'GET, HEAD' });

function fail(response: ServerResponse, error: unknown): void {
  if (response.destroyed || response.req.destroyed) return;
  process.stderr.write(`An answer failed: ${error instanceof Error ? error.message : String(error)}\n`);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('500 Internal Server Error\n');
}
