import type { IncomingMessage } from 'node:http';
import type { EndpointResponder } from '../endpoints.ts';
import { type HttpResponse, textResponse } from '../http-response.ts';
import { laterResponse, TryLater } from '../try-later.ts';
import type { Admit } from './admission.ts';

interface Guard {
  readonly endpoints: EndpointResponder;
  /** Scheme and host of the site; undefined as long as there is none. */
  origin(): Promise<string | undefined>;
  /** The network address of a client. */
  addressOf(request: IncomingMessage): string;
  readonly admit: Admit;
}

/**
 * Endpoints that take what pages of the site send, or of the host that was asked, and programs without an origin; 403 for pages of other sites.
 * Each address may send so much; 429 beyond that. Where the site has another origin than the endpoints, browsers are told that it may ask (CORS).
 */
export function guardEndpoints({ endpoints, origin, addressOf, admit }: Guard): EndpointResponder {
  return async (request, path) => {
    const site = await origin();
    const from = request.headers.origin;
    const shared = from !== undefined && from === site ? sharing(site) : {};
    const answer = await answerTo();
    const headers = { ...answer.headers, ...shared };
    return { ...answer, headers };

    async function answerTo(): Promise<HttpResponse> {
      if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) return from === site ? preflight : foreign;
      if (!writes(request)) return endpoints(request, path);
      if (from !== undefined && from !== site && !isHost(from, request.headers.host)) return foreign;
      try {
        await admit(addressOf(request));
      } catch (error) {
        if (error instanceof TryLater) return laterResponse(error);
        throw error;
      }
      return endpoints(request, path);
    }
  };
}

const uncached = { 'Cache-Control': 'no-store' };
const foreign = textResponse(403, 'Pages of another site may not send anything here.', uncached);
const preflight: HttpResponse = {
  status: 204,
  headers: {
    ...uncached,
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
    'Access-Control-Max-Age': '86400',
  },
};

const sharing = (site: string) => ({
  'Access-Control-Allow-Origin': site,
  'Access-Control-Expose-Headers': 'Retry-After',
  Vary: 'Origin',
});

const writes = ({ method = 'GET' }: IncomingMessage) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Whether an origin is that of the host that was asked: a proxy in front speaks another scheme than this server, and may leave out the port. */
function isHost(origin: string, host: string | undefined): boolean {
  const [, named, port = ''] = /^https?:\/\/(.*?)(:\d+)?$/.exec(origin) ?? [];
  const asked = host?.toLowerCase();
  return named !== undefined && (asked === named || asked === named + port);
}
