import type { IncomingMessage } from 'node:http';
import type { EndpointResponder } from '../endpoints.ts';
import { type HttpResponse, laterResponse, noSite, TryLater, textResponse } from '../http-messages.ts';
import type { Admit } from './admission.ts';

interface Guard {
  readonly endpoints: EndpointResponder;
  /** Scheme and host of the site; undefined without a site. */
  origin(): Promise<string | undefined>;
  addressOf(request: IncomingMessage): string;
  readonly admit: Admit;
}

/**
 * Endpoints that accept requests of pages of the site or of the requested host, and of programs without an origin. The response to pages of
 * other sites is 403, or 503 while the site is missing, and 429 to an address that sends too much. If the site has another origin than the
 * endpoints, CORS headers permit its requests.
 */
export function guardEndpoints({ endpoints, origin, addressOf, admit }: Guard): EndpointResponder {
  return async (request, path) => {
    const site = await origin();
    const from = originOf(request);
    const shared = from !== undefined && from === site ? sharing(site) : {};
    const answer = await answerTo();
    const headers = { ...answer.headers, ...shared };
    return { ...answer, headers };

    async function answerTo(): Promise<HttpResponse> {
      const other = site === undefined ? noSite : foreign;
      if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) return from === site ? preflight : other;
      if (!writes(request)) return endpoints(request, path);
      if (from !== undefined && from !== site && !isHost(from, request.headers.host)) return other;
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
const foreign = textResponse(403, 'Pages of other sites must not send requests here.', uncached);
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

/** The origin of the page that sent a request. A form of a page whose host hides its address (`Referrer-Policy: no-referrer`) names `null`. */
const originOf = ({ headers }: IncomingMessage) =>
  headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin' ? undefined : headers.origin;

/** Whether an origin has the requested host. A proxy may use another scheme than this server, leave out the port or a closing dot, or add its port. */
function isHost(origin: string, host = ''): boolean {
  const [, name, port] = /^https?:\/\/(.*?)\.?(:\d+)?$/.exec(origin) ?? [];
  const [, requested, requestedPort] = /^(.*?)\.?(:\d+)?$/.exec(host.toLowerCase()) ?? [];
  return name === requested && (!port || !requestedPort || port === requestedPort);
}
