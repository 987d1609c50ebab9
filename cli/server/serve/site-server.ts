import { createServer, type Server } from 'node:http';
import type { Keep } from '../../../generator/index.ts';
import type { Log } from '../../log.ts';
import { watchOutput } from '../built-site.ts';
import { type EndpointResponder, openEndpoints } from '../endpoints.ts';
import { textResponse } from '../http-response.ts';
import { requestListener } from '../request-listener.ts';
import { siteResponse } from '../site-response.ts';
import type { Admit } from './admission.ts';
import { clientAddress } from './client-address.ts';
import { guardEndpoints } from './guard-endpoints.ts';
import { probe, probes } from './probes.ts';
import { continueOnlyWhereRead, refuseMalformed, refuseRequest } from './refuse-requests.ts';

/** What a server shares with the others of the same site. */
export interface SharedState {
  readonly keep: Keep;
  /** Whether submissions can be kept. */
  ready(): Promise<boolean>;
  readonly admit: Admit;
}

interface SiteServerOptions {
  /** The output folder of the build. */
  readonly folder: string;
  readonly shared: SharedState;
  readonly trustedProxies?: number;
  /** Answers below `/api/` alone. */
  readonly leadsOnly?: boolean;
  readonly log: Log;
  readonly limits?: Partial<Limits>;
}

/** How long a connection may take, in milliseconds, and how much it may send, in bytes. */
interface Limits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** Without any byte in either direction. */
  readonly idleTimeout: number;
  readonly checkingInterval: number;
  readonly headerSize: number;
  readonly connections: number;
}

const usualLimits: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  idleTimeout: 30_000,
  checkingInterval: 1000,
  headerSize: 16 * 1024,
  connections: 10_000,
};

/** Proxies keep connections for a minute; the side that sends the requests has to be the one that closes. */
const longerThanProxies = 75_000;

/** Milliseconds after which a new build is noticed. */
const noticed = 1000;

/** A server of the built site in a folder, and of the endpoints of its theme. */
export function createSiteServer({ folder, shared, trustedProxies = 0, leadsOnly = false, log, limits }: SiteServerOptions): Server {
  const within = { ...usualLimits, ...(trustedProxies > 0 && { keepAliveTimeout: longerThanProxies }), ...limits };
  const current = watchOutput(folder, { every: noticed });
  const failed = (error: unknown) => log('error', { message: error instanceof Error ? error.message : String(error) });
  const guarded = guardEndpoints({
    endpoints: openEndpoints(shared.keep, failed),
    origin: async () => (await current())?.manifest.origin,
    addressOf: (request) => clientAddress(request, trustedProxies),
    admit: shared.admit,
  });
  const endpoints: EndpointResponder = (request, path) =>
    Object.hasOwn(probes, path) ? probe(path as keyof typeof probes, { site: current, store: shared.ready }) : guarded(request, path);
  const listen = requestListener({
    endpoints,
    refuse: refuseRequest,
    respond: async (address) => {
      if (leadsOnly) return textResponse(404, 'There are no pages here.');
      const site = await current();
      return site
        ? siteResponse(site, address)
        : textResponse(503, 'There is no site here yet.', {
            'Cache-Control': 'no-store',
            'Retry-After': '10',
          });
    },
    sent: ({ method, status, bytes, milliseconds, servedPath = '-' }) => {
      if (Object.hasOwn(probes, servedPath)) return;
      log('request', { method, path: servedPath, status, bytes, ms: Math.round(milliseconds * 10) / 10 });
    },
    failed,
  });
  const server = createServer(
    {
      maxHeaderSize: within.headerSize,
      headersTimeout: within.headersTimeout,
      requestTimeout: within.requestTimeout,
      keepAliveTimeout: within.keepAliveTimeout,
      connectionsCheckingInterval: within.checkingInterval,
      insecureHTTPParser: false,
      // Answered by `refuseRequest`, which logs it.
      requireHostHeader: false,
    },
    listen,
  );
  server.timeout = within.idleTimeout;
  server.maxConnections = within.connections;
  refuseMalformed(server, log);
  continueOnlyWhereRead(server);
  return server;
}
