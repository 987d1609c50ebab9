import type { IncomingMessage, RequestListener } from 'node:http';
import { endpointFolder } from '../../generator/index.ts';
import { type EndpointResponder, printFailure } from './endpoints.ts';
import { addressOf, type HttpResponse, pathOf, textResponse } from './http-messages.ts';
import { send } from './send.ts';

interface Exchange {
  readonly method: string;
  readonly status: number;
  /** Bytes of the body that were sent. */
  readonly bytes: number;
  readonly milliseconds: number;
  readonly servedPath: string | undefined;
}

interface RequestHandlers {
  readonly endpoints: EndpointResponder;
  respond(address: string): Promise<HttpResponse>;
  /** The response to a malformed request; undefined for any other. */
  refuse?(request: IncomingMessage): HttpResponse | undefined;
  /** Called when a response has been sent. */
  sent?(exchange: Exchange): void;
  /** Called with the error of a response with the status 500. */
  failed?(error: unknown): void;
}

/** The listener that all servers share: the endpoints of the theme, and pages by GET and HEAD. */
export function requestListener({
  endpoints,
  respond,
  refuse = () => undefined,
  sent = () => {},
  failed = printFailure,
}: RequestHandlers): RequestListener {
  const answerTo = (request: IncomingMessage): Promise<HttpResponse> => {
    const refused = refuse(request);
    if (refused) return Promise.resolve(refused);
    const address = addressOf(request);
    const path = pathOf(address);
    if (path.startsWith(endpointFolder)) return endpoints(request, path);
    return isRead(request) ? respond(address) : Promise.resolve(notAllowed);
  };
  return async (request, response) => {
    const started = performance.now();
    const reply = async (answer: HttpResponse) => {
      // A malformed body has ended the connection.
      if (request.socket.writableEnded) return;
      const bytes = await send(request, response, answer);
      const { method = 'GET' } = request;
      const { statusCode: status } = response;
      sent({ method, status, bytes, milliseconds: performance.now() - started, servedPath: answer.servedPath });
    };
    try {
      await reply(await answerTo(request));
    } catch (error) {
      if (response.destroyed || request.destroyed) return;
      failed(error);
      if (response.headersSent) response.destroy();
      else await reply(internalError);
    }
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
const notAllowed = textResponse(405, 'This address can only be read.', { Allow: 'GET, HEAD' });
const internalError = textResponse(500, '500 Internal Server Error', { 'Cache-Control': 'no-store' });
