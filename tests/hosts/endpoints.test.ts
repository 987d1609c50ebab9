import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from '../../cli/server/serve/site-server.ts';
import { respond } from '../../generator/4-render/hosts/functions/respond.ts';
import type { Submission } from '../../generator/index.ts';
import { start, stop } from '../unit/cli/request.ts';
import { programOf, serverNames } from './servers.ts';
import { type HostedSite, hostedSite, siteNames } from './sites.ts';
import { startServer } from './start-server.ts';

/* A server in front hands the endpoints to `serve --leads-only` as the comment in its configuration describes, and answers for the pages itself. */

let site: HostedSite;
let endpoints: Server;
let kept: Submission[];
let visitors: string[];
beforeAll(async () => {
  const [name = ''] = siteNames;
  site = await hostedSite(name, serverNames);
  const shared = {
    keep: async (submission: Submission) => void kept.push(submission),
    ready: async () => true,
    admit: async (address: string) => void visitors.push(address),
  };
  endpoints = createSiteServer({ folder: site.out, leadsOnly: true, trustedProxies: 1, shared, log: () => {} });
  await start(endpoints);
});
afterEach(() => {
  kept = [];
  visitors = [];
});
afterAll(async () => {
  await stop(endpoints);
});

const lead = { firstName: 'Ann', lastName: 'Berg', email: 'ann@shop.example', phone: '1', company: null, language: 'de' };

const installed = serverNames.filter((name) => programOf(name) !== undefined);

test.each(installed)('%s hands on requests with the address of the visitor, and not with an invented one', async (name) => {
  kept = [];
  visitors = [];
  const { port } = endpoints.address() as AddressInfo;
  const server = await startServer(name, { out: site.out, origin: site.manifest.origin, endpoints: port });
  const host = new URL(site.manifest.origin).host;
  const send = (path: string, body: string, headers: Readonly<Record<string, string>>) =>
    answerOf({ port: server.port, path, body, headers: { Host: host, 'X-Forwarded-For': '203.0.113.9', ...headers } });

  const json = { 'Content-Type': 'application/json', 'Idempotency-Key': `key of ${name}`, Origin: site.manifest.origin };
  expect(await send('/api/offer', JSON.stringify(lead), json)).toMatchObject({ status: 202, text: '{"ok":true}' });
  expect(kept).toMatchObject([{ key: `key of ${name}`, body: lead }]);
  expect(visitors).toEqual(['127.0.0.1']);

  const form = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Referer: `${site.manifest.origin.replace('https', 'http')}/at-de/help/`,
  };
  const fields = new URLSearchParams({ ...lead, company: '', acceptTerms: 'true', back: 'form' });
  expect(await send('/api/offer', fields.toString(), form)).toMatchObject({ status: 303, location: '/at-de/help/?sent=1#form' });
  const { status, headers } = await send('/api/none', '{}', json);
  expect([status, headers['cache-control'], headers['strict-transport-security']]).toEqual([404, ['no-store'], ['max-age=86400']]);
  expect(await send('/at-de/', '{}', json)).toMatchObject({ status: 405 });
  const read = await fetch(`http://127.0.0.1:${server.port}/api/offer`);
  expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
  expect((await fetch(`http://127.0.0.1:${server.port}/at-de/`)).status).toBe(200);
  await server.stop();
});

test.each([
  ['https://www.muster.example', undefined, 202],
  ['https://muster.example', undefined, 202],
  ['https://muster.pages.example', undefined, 202],
  ['http://localhost:8788', undefined, 202],
  ['https://muster.pages.example', 'https://elsewhere.example', 403],
  ['https://muster.pages.example', 'null', 403],
])('a function that was asked as %s hands on a lead of a page there or of %s', async (asked, from, status) => {
  kept = [];
  visitors = [];
  const { port } = endpoints.address() as AddressInfo;
  const request = new Request(`${asked}/api/offer`, {
    method: 'POST',
    body: JSON.stringify(lead),
    headers: { 'Content-Type': 'application/json', Origin: from ?? asked },
  });
  const pages = { table: site.manifest.table, notFound: { 'unknown-page': {}, 'unknown-country': {} }, files: [], headers: [] };
  const answer = await respond(pages, request, { endpoints: `http://127.0.0.1:${port}`, visitor: '192.0.2.1', read: () => new Response() });
  expect([answer.status, kept.length]).toEqual([status, status === 202 ? 1 : 0]);
});

/** The function of a host whose `ENDPOINTS_ORIGIN` has this value. */
const functionAt = (origin: string | undefined) =>
  respond(
    { table: site.manifest.table, notFound: { 'unknown-page': {}, 'unknown-country': {} }, files: [], headers: [] },
    new Request('https://www.muster.example/api/offer', { method: 'POST', body: JSON.stringify(lead) }),
    { endpoints: origin, read: () => new Response() },
  );

test.each([undefined, '', 'endpoints.example', 'localhost:8080', '/endpoints', 'http://127.0.0.1:9'])(
  'a function that cannot reach endpoints at %s answers that a lead is to be sent again',
  async (origin) => {
    const answer = await functionAt(origin);
    expect([answer.status, answer.headers.get('Retry-After'), await answer.text()]).toEqual([503, '60', expect.stringContaining('again')]);
  },
);

test.each([
  [301, 'https://endpoints.example/api/offer', 503],
  [308, 'https://endpoints.example/api/offer?x=1', 503],
  [302, '/api/offer', 503],
  [303, '/at-de/?sent=1#form', 303],
  [302, '/thanks/', 302],
])('a function whose endpoints answer with %d to %s answers with %d', async (status, location, answered) => {
  const server = createServer((_, response) => response.writeHead(status, { Location: location }).end());
  await start(server);
  const { port } = server.address() as AddressInfo;
  expect((await functionAt(`http://127.0.0.1:${port}`)).status).toBe(answered);
  await stop(server);
});

test.each(['https://muster.example', 'https://muster.pages.example'])(
  'a form without script goes back to its page on %s',
  async (asked) => {
    kept = [];
    visitors = [];
    const { port } = endpoints.address() as AddressInfo;
    const request = new Request(`${asked}/api/offer`, {
      method: 'POST',
      body: new URLSearchParams({ ...lead, company: '', acceptTerms: 'true', page: '/at-de/help/', back: 'form' }),
      headers: { Origin: asked },
    });
    const pages = { table: site.manifest.table, notFound: { 'unknown-page': {}, 'unknown-country': {} }, files: [], headers: [] };
    const answer = await respond(pages, request, { endpoints: `http://127.0.0.1:${port}`, read: () => new Response() });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/at-de/help/?sent=1#form']);
  },
);

interface Sent {
  readonly port: number;
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Heard {
  readonly status: number;
  readonly text: string;
  readonly location: string | undefined;
  /** The values in order, with their repeats. */
  readonly headers: IncomingMessage['headersDistinct'];
}

function answerOf({ port, path, body, headers }: Sent): Promise<Heard> {
  return new Promise((heard, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      const { statusCode: status = 0, headers: once, headersDistinct } = response;
      response.on('end', () => heard({ status, text, location: once.location, headers: headersDistinct }));
    });
    sent.on('error', failed);
    sent.end(body);
  });
}
