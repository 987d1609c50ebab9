import { createServer, type Server } from 'node:http';
import type { Keep } from '../../../generator/index.ts';
import type { Log } from '../../log.ts';
import { watchOutput } from '../built-site.ts';
import { type EndpointResponder, openEndpoints } from '../endpoints.ts';
import { type HttpResponse, noSite, textResponse } from '../http-messages.ts';
import { requestListener } from '../request-listener.ts';
import { siteResponse } from '../site-response.ts';
import type { Admit } from './admission.ts';
import { clientAddress } from './client-address.ts';
import { guardEndpoints } from './guard-endpoints.ts';
import { markUnknownAddresses, redirectWithin } from './known-pages.ts';
import { continueOnlyWhereRead, refuseMalformed, refuseRequest } from './refuse-requests.ts';

export interface SharedState {
  readonly keep: Keep;
  /** Whether submissions can be kept. */
  ready(): Promise<boolean>;
  readonly admit: Admit;
}

interface SiteServerOptions {
  readonly folder: string;
  readonly shared: SharedState;
  readonly trustedProxies?: number;
  /** Responds only to addresses below `/api/`. */
  readonly leadsOnly?: boolean;
  readonly log: Log;
  readonly limits?: Partial<Limits>;
}

/** The limits of a connection: times in milliseconds, sizes in bytes. */
interface Limits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** Without a byte in either direction. */
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

/** Longer than the minute for which proxies keep connections: the side that sends requests must be the one that closes. */
const longerThanProxies = 75_000;

/** Milliseconds after which a new build is noticed. */
const watchInterval = 1000;

/** The addresses at which a supervisor checks that the process runs, and that it has a site and a store. They are always available and not logged. */
const probes = { health: '/api/health', ready: '/api/ready' };

/** The response to a probe, with one word as JSON, which must not be cached. */
const probeResponse = (servedPath: string, status: number, word: string): HttpResponse => ({
  status,
  body: JSON.stringify(word),
  type: 'application/json',
  headers: { 'Cache-Control': 'no-store' },
  servedPath,
});

/** A server for the built site in a folder and the endpoints of its theme. */
export function createSiteServer({ folder, shared, trustedProxies = 0, leadsOnly = false, log, limits }: SiteServerOptions): Server {
  const within = { ...usualLimits, ...(trustedProxies > 0 && { keepAliveTimeout: longerThanProxies }), ...limits };
  const current = watchOutput(folder, { every: watchInterval });
  const failed = (error: unknown) => log('error', { message: error instanceof Error ? error.message : String(error) });
  const guarded = guardEndpoints({
    endpoints: openEndpoints(async (submission) => shared.keep(markUnknownAddresses(submission, await current())), failed),
    origin: async () => (await current())?.manifest.origin,
    addressOf: (request) => clientAddress(request, trustedProxies),
    admit: shared.admit,
  });
  const endpoints: EndpointResponder = async (request, path) => {
    if (path === probes.health) return probeResponse(path, 200, 'alive');
    if (path !== probes.ready) return redirectWithin(await guarded(request, path), await current());
    if (!(await current())) return probeResponse(path, 503, 'site');
    return (await shared.ready().catch(() => false)) ? probeResponse(path, 200, 'ready') : probeResponse(path, 503, 'store');
  };
  const listen = requestListener({
    endpoints,
    refuse: refuseRequest,
    respond: async (address) => {
      if (leadsOnly) return textResponse(404, 'This server has no pages.');
      const site = await current();
      return site ? siteResponse(site, address) : noSite;
    },
    sent: ({ method, status, bytes, milliseconds, servedPath = '-' }) => {
      if (servedPath === probes.health || servedPath === probes.ready) return;
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
      // `refuseRequest` rejects a missing host, so that it is logged.
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
