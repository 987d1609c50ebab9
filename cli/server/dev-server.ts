import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Diagnostic, Site } from '../../generator/index.ts';
import { diagnosticsPage, sideBySidePath, withClient } from './dev-pages.ts';
import type { DevResponse } from './dev-response.ts';
import type { DevSite } from './dev-site.ts';
import { diagnosticViews } from './diagnostic-view.ts';
import { openEndpoints, printFailure } from './endpoints.ts';
import { addressOf, type HttpResponse, pathOf, textResponse } from './http-messages.ts';
import { requestListener } from './request-listener.ts';
import { type ViteDevServer, viteBase } from './vite-server.ts';

interface DevServerParts {
  /** Diagnostics name sources relative to the parent of its content folder. */
  readonly site: Pick<Site, 'content'>;
  readonly respond: DevSite['respond'];
  onDiagnostics(diagnostics: readonly Diagnostic[]): void;
  /** Starts Vite, which answers all addresses below `viteBase` and sends messages to open pages. */
  startVite(server: Server): Promise<Pick<ViteDevServer, 'middlewares' | 'ws'>>;
}

interface DevServer {
  readonly server: Server;
  /** Compares every open page with the present response for its address, and sends it the version and the diagnostics. */
  refresh(): Promise<void>;
}

interface OpenPage {
  readonly address: string;
  version: string;
}
type Client = Parameters<Parameters<ViteDevServer['ws']['on']>[1]>[1];

/** Serves a site that is being written. Browsers revalidate what they cache, so a reload always shows the newest version. */
export function createDevServer(parts: DevServerParts): DevServer {
  const pages = new Map<Client, OpenPage>();
  // Cached, because pages request their new version while the check of the site occupies the process.
  let latest = new Map<string, DevResponse>();
  const respond = async (address: string) => latest.get(address) ?? parts.respond(address);
  const listen = requestListener({
    endpoints: openEndpoints(async () => {}),
    respond: (address) => answerFor({ ...parts, respond }, address),
  });
  let vite: ReturnType<DevServerParts['startVite']> | undefined;
  const openVite = async () => {
    const opened = await parts.startVite(server);
    opened.ws.on('wortlaut:open', async (page: OpenPage, client) => {
      pages.set(client, page);
      sendPage(parts, [client, page], await respond(page.address));
    });
    opened.ws.on('vite:client:disconnect', (_, client) => pages.delete(client));
    return opened;
  };
  const server = createServer(async (request, response) => {
    const path = pathOf(addressOf(request));
    if (!path.startsWith(viteBase) || path === sideBySidePath) return listen(request, response);
    try {
      vite ??= openVite();
      (await vite).middlewares(request, response, () => response.writeHead(404).end());
    } catch (error) {
      // The next request starts it again.
      vite = undefined;
      printFailure(error);
      response.writeHead(500).end();
    }
  });
  return {
    server,
    async refresh() {
      const now = new Map<string, DevResponse>();
      latest = now;
      await Promise.all(
        [...pages].map(async (page) => {
          const { address } = page[1];
          const answer = await parts.respond(address);
          // The site has changed again; the next refresh sends the message.
          if (latest !== now) return;
          now.set(address, answer);
          sendPage(parts, page, answer);
        }),
      );
    },
  };
}

async function answerFor({ site, respond, onDiagnostics }: DevServerParts, address: string): Promise<HttpResponse> {
  const headers = { 'Cache-Control': 'no-cache' };
  const answer = await respond(address);
  onDiagnostics(answer.diagnostics);
  if (answer.status === 301 || answer.status === 302)
    return { status: answer.status, headers: { ...headers, Location: answer.location ?? '/' } };
  if (answer.status === 500) return diagnosticsPage(diagnosticViews(answer.diagnostics, site), headers);
  if (answer.body === undefined) return textResponse(404, '404 Not Found', headers);
  const page = typeof answer.body === 'string' && answer.type?.startsWith('text/html');
  const body = page ? withClient(answer.body as string, versionOf(answer)) : answer.body;
  return { status: answer.status, body, ...(answer.type && { type: answer.type }), headers: { ...headers, ...answer.headers } };
}

function sendPage({ site, onDiagnostics }: DevServerParts, [client, page]: readonly [Client, OpenPage], answer: DevResponse): void {
  onDiagnostics(answer.diagnostics);
  const { diagnostics, isWhole } = answer;
  if (answer.status !== 500) page.version = versionOf(answer);
  // Before the check has finished, an empty list would be wrong, so only errors are sent.
  const isKnown = isWhole || diagnostics.some(({ severity }) => severity === 'error');
  client.send('wortlaut:page', { version: page.version, ...(isKnown && { diagnostics: diagnosticViews(diagnostics, site) }) });
}

function versionOf({ status, location = '', body = '' }: DevResponse): string {
  return createHash('sha256').update(`${status} ${location}`).update(body).digest('base64url').slice(0, 16);
}
