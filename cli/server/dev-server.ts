import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type Diagnostic, packageRoot } from '../../generator/index.ts';
import { diagnosticsPage, withClient } from './dev-pages.ts';
import type { DevResponse } from './dev-response.ts';
import type { DevSite } from './dev-site.ts';
import { diagnosticViews } from './diagnostic-view.ts';
import { openEndpoints } from './endpoints.ts';
import { addressOf, type HttpResponse, pathOf, textResponse } from './http-messages.ts';
import { requestListener } from './request-listener.ts';

interface DevServerParts {
  readonly site: Pick<DevSite, 'respond'>;
  /** The lines of a source file, for the code frames. */
  lines(file: string): readonly string[] | undefined;
  onDiagnostics(diagnostics: readonly Diagnostic[]): void;
}

interface DevServer {
  readonly server: Server;
  /** Compares every open page with the present response for its address, and reloads it or shows its diagnostics. */
  refresh(): Promise<void>;
}

/** A page in a browser that receives changes as server-sent events. */
interface EventClient {
  readonly address: string;
  /** The version of the page, see `versionOf`. */
  shown: string;
  readonly response: ServerResponse;
}

/** Serves a site that is being written. Browsers revalidate what they cache, so a reload always shows the newest version. */
export function createDevServer(parts: DevServerParts): DevServer {
  const clients = new Set<EventClient>();
  // Cached, because pages request their new version while the check of the site occupies the process.
  let latest = new Map<string, DevResponse>();
  const site = { respond: async (address: string) => latest.get(address) ?? parts.site.respond(address) };
  const listen = requestListener({
    endpoints: openEndpoints(async () => {}),
    respond: (address) => answerFor({ ...parts, site }, address),
  });
  const server = createServer(async (request, response) => {
    const address = addressOf(request);
    if (pathOf(address) !== '/@dev/events') return listen(request, response);
    const client = openEventStream(address, response);
    clients.add(client);
    response.on('close', () => clients.delete(client));
    sendEvents(parts, client, await site.respond(client.address));
  });
  return {
    server,
    async refresh() {
      const now = new Map<string, DevResponse>();
      latest = now;
      await Promise.all(
        [...clients].map(async (client) => {
          const answer = await parts.site.respond(client.address);
          // The site has changed again; the next refresh sends the events.
          if (latest !== now) return;
          now.set(client.address, answer);
          sendEvents(parts, client, answer);
        }),
      );
    },
  };
}

const clientFiles: Readonly<Record<string, string>> = {
  '/@dev/client.js': 'text/javascript',
  '/@dev/saved-state.js': 'text/javascript',
  '/@dev/patch.js': 'text/javascript',
  '/@dev/client.css': 'text/css',
};

async function answerFor({ site, lines, onDiagnostics }: DevServerParts, address: string): Promise<HttpResponse> {
  const headers = { 'Cache-Control': 'no-cache' };
  const path = pathOf(address);
  const type = clientFiles[path];
  if (type)
    return {
      status: 200,
      body: await readFile(`${packageRoot}/cli/server/browser/${path.slice(6)}`),
      type: `${type}; charset=utf-8`,
      headers,
    };
  const answer = await site.respond(address);
  onDiagnostics(answer.diagnostics);
  if (answer.status === 301 || answer.status === 302)
    return { status: answer.status, headers: { ...headers, Location: answer.location ?? '/' } };
  if (answer.status === 500) return diagnosticsPage(diagnosticViews(answer.diagnostics, lines), headers);
  if (answer.body === undefined) return textResponse(404, '404 Not Found', headers);
  const page = typeof answer.body === 'string' && answer.type?.startsWith('text/html');
  const body = page ? withClient(answer.body as string, versionOf(answer)) : answer.body;
  return { status: answer.status, body, ...(answer.type && { type: answer.type }), headers: { ...headers, ...answer.headers } };
}

function openEventStream(address: string, response: ServerResponse): EventClient {
  const query = new URLSearchParams(address.split('?')[1]);
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write('retry: 300\n\n');
  return { address: query.get('address') ?? '/', shown: query.get('shown') ?? '', response };
}

function sendEvents({ lines, onDiagnostics }: DevServerParts, client: EventClient, answer: DevResponse): void {
  const { response } = client;
  onDiagnostics(answer.diagnostics);
  if (response.destroyed) return;
  const { diagnostics, isWhole } = answer;
  // Before the check has finished, an empty list would be wrong, so only errors are sent.
  if (isWhole || diagnostics.some(({ severity }) => severity === 'error'))
    response.write(`event: diagnostics\ndata: ${JSON.stringify(diagnosticViews(diagnostics, lines))}\n\n`);
  const version = versionOf(answer);
  if (answer.status === 500 || version === client.shown) return;
  client.shown = version;
  response.write(`event: renewed\ndata: ${version}\n\n`);
}

function versionOf({ status, location = '', body = '' }: DevResponse): string {
  return createHash('sha256').update(`${status} ${location}`).update(body).digest('base64url').slice(0, 16);
}
