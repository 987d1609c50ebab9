import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type Diagnostic, project } from '../../generator/index.ts';
import { type Answer, asText } from './answer.ts';
import { addressOf, answering, pathOf } from './answering.ts';
import type { DevAnswer } from './dev-answer.ts';
import { diagnosticsPage, withClient } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';
import { openOffers } from './offer.ts';
import { shownDiagnostics } from './shown-diagnostic.ts';

export interface DevServerParts {
  readonly site: Pick<DevSite, 'answer'>;
  /** The lines of a source file, for the code frames. */
  lines(file: string): readonly string[] | undefined;
  onDiagnostics(diagnostics: readonly Diagnostic[]): void;
}

export interface DevServer {
  readonly server: Server;
  /** Compares every open page with what its address answers now: reloads it, or shows what is wrong. */
  refresh(): Promise<void>;
}

/** A browser's page that wants to be told of changes. */
interface Listener {
  readonly address: string;
  /** What the page was last told that it is made from, as `versionOf` names it. */
  shown: string;
  readonly response: ServerResponse;
}

/** Serves a site that is being written. What the browser keeps it asks about, so a reload always shows the newest. */
export function createDev(parts: DevServerParts): DevServer {
  const listeners = new Set<Listener>();
  // A page that was told of its new edition asks for it at once, while the site is busy being checked.
  let told = new Map<string, DevAnswer>();
  const site = { answer: async (address: string) => told.get(address) ?? parts.site.answer(address) };
  const listen = answering({ offers: openOffers(() => {}), answer: (address) => answerFor({ ...parts, site }, address) });
  const server = createServer(async (request, response) => {
    const address = addressOf(request);
    if (pathOf(address) !== '/@dev/events') return listen(request, response);
    const listener = openListener(address, response);
    listeners.add(listener);
    response.on('close', () => listeners.delete(listener));
    tell(parts, listener, await site.answer(listener.address));
  });
  return {
    server,
    async refresh() {
      const now = new Map<string, DevAnswer>();
      told = now;
      await Promise.all(
        [...listeners].map(async (listener) => {
          const answer = await parts.site.answer(listener.address);
          // The site has changed once more; whoever says so tells the page.
          if (told !== now) return;
          now.set(listener.address, answer);
          tell(parts, listener, answer);
        }),
      );
    },
  };
}

const clientFiles: Readonly<Record<string, string>> = {
  '/@dev/client.js': 'text/javascript',
  '/@dev/kept-state.js': 'text/javascript',
  '/@dev/patch.js': 'text/javascript',
  '/@dev/client.css': 'text/css',
};

async function answerFor({ site, lines, onDiagnostics }: DevServerParts, address: string): Promise<Answer> {
  const headers = { 'Cache-Control': 'no-cache' };
  const path = pathOf(address);
  const type = clientFiles[path];
  if (type)
    return {
      status: 200,
      body: await readFile(`${project}/cli/server/browser/${path.slice(6)}`),
      type: `${type}; charset=utf-8`,
      headers,
    };
  const answer = await site.answer(address);
  onDiagnostics(answer.diagnostics);
  if (answer.status === 301 || answer.status === 302)
    return { status: answer.status, headers: { ...headers, Location: answer.location ?? '/' } };
  if (answer.status === 500) return diagnosticsPage(shownDiagnostics(answer.diagnostics, lines), headers);
  if (answer.body === undefined) return asText(404, '404 Not Found', headers);
  const page = typeof answer.body === 'string' && answer.type?.startsWith('text/html');
  const body = page ? withClient(answer.body as string, versionOf(answer)) : answer.body;
  return { status: answer.status, body, ...(answer.type && { type: answer.type }), headers: { ...headers, ...answer.headers } };
}

function openListener(address: string, response: ServerResponse): Listener {
  const query = new URLSearchParams(address.split('?')[1]);
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write('retry: 300\n\n');
  return { address: query.get('address') ?? '/', shown: query.get('shown') ?? '', response };
}

function tell({ lines, onDiagnostics }: DevServerParts, listener: Listener, answer: DevAnswer): void {
  const { response } = listener;
  onDiagnostics(answer.diagnostics);
  if (response.destroyed) return;
  const { diagnostics, isWhole } = answer;
  // While the site is being checked nobody knows whether what was wrong is mended, so only new errors are told.
  if (isWhole || diagnostics.some(({ severity }) => severity === 'error'))
    response.write(`event: diagnostics\ndata: ${JSON.stringify(shownDiagnostics(diagnostics, lines))}\n\n`);
  const version = versionOf(answer);
  if (answer.status === 500 || version === listener.shown) return;
  listener.shown = version;
  response.write(`event: renewed\ndata: ${version}\n\n`);
}

function versionOf({ status, location = '', body = '' }: DevAnswer): string {
  return createHash('sha256').update(`${status} ${location}`).update(body).digest('base64url').slice(0, 16);
}
