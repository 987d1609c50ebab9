import { rm } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { clientAddress, networkOf, openClientNames } from '../../../cli/server/serve/client-address.ts';
import { ask } from './request.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

let site: ServedSite;
afterEach(() => site?.end());

const lead = { firstName: 'Ann', lastName: 'Berg', email: 'ann@shop.example', phone: '1', company: null, language: 'de' };
const own = 'https://www.muster.example';
const send = (headers: Record<string, string> = {}, body: object = lead) =>
  ask(site.server, '/api/offer', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the origin of a lead', () => {
  test.each([
    ['the site', { Origin: own }, 202],
    ['the host that was asked', { Host: 'leads.example:8080', Origin: 'http://leads.example:8080' }, 202],
    ['that host, behind a proxy with TLS', { Host: 'leads.example', Origin: 'https://leads.example' }, 202],
    ['that host with a port, behind a proxy that omits the port', { Host: 'leads.example', Origin: 'http://leads.example:8081' }, 202],
    ['that host, behind a proxy that adds its port', { Host: 'leads.example:443', Origin: 'https://leads.example' }, 202],
    ['that host with a closing dot, behind a proxy that omits the dot', { Host: 'leads.example', Origin: 'https://leads.example.' }, 202],
    ['a form of a page whose host hides its address', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 202],
    ['a program', {}, 202],
    ['another site', { Origin: 'https://elsewhere.example' }, 403],
    ['a page without an origin', { Origin: 'null' }, 403],
    ['a page of another site that hides its address', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a site that begins like ours', { Origin: `${own}.elsewhere.example` }, 403],
    ['another host at the same port', { Host: 'leads.example:8080', Origin: 'http://elsewhere.example:8080' }, 403],
    ['another port', { Origin: `${own}:8443` }, 403],
    ['another port of the host that was asked', { Host: 'leads.example:8080', Origin: 'http://leads.example:9090' }, 403],
    ['an extension of the browser', { Host: 'a', Origin: 'chrome-extension://a' }, 403],
  ])('%s', async (_, headers, status) => {
    site = await serveSite();
    expect([(await send(headers as Record<string, string>)).status, site.kept.length]).toEqual([status, status === 202 ? 1 : 0]);
  });

  test.each(['POST', 'OPTIONS'])('%s of a page of an unknown origin gets 503 while the site is missing', async (method) => {
    site = await serveSite({ leadsOnly: true });
    await rm(site.folder, { recursive: true });
    const headers = { Origin: own, 'Access-Control-Request-Method': 'POST' };
    const answer = await ask(site.server, '/api/offer', { method, headers });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
  });

  test('a preflight request is answered as the description of the endpoint promises', async () => {
    site = await serveSite({ leadsOnly: true });
    const first = (origin: string) =>
      ask(site.server, '/api/offer', { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' } });
    const { status, headers } = await first(own);
    expect([status, headers['access-control-allow-origin'], headers['access-control-allow-methods']]).toEqual([204, own, 'POST']);
    expect(headers['access-control-allow-headers']).toBe('Content-Type, Idempotency-Key');
    const elsewhere = await first('https://elsewhere.example');
    expect([elsewhere.status, elsewhere.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    const sent = await send({ Origin: own });
    expect([sent.status, sent.headers['access-control-allow-origin'], sent.headers['access-control-expose-headers']]).toEqual([
      202,
      own,
      'Retry-After',
    ]);
    expect(sent.headers.vary).toContain('Origin');
    expect((await send()).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the page and the document of a lead', () => {
  test.each([
    ['a page', '/at-de/help/', false],
    ['the start, which redirects', '/', false],
    ['a page that does not exist', '/at-de/gone/', true],
    ['an address elsewhere', 'https://elsewhere.example/at-de/', true],
  ])('%s: the lead is kept, with a mark if the site does not have the page', async (_, page, isUnknown) => {
    site = await serveSite({ leadsOnly: true });
    expect((await send({}, { ...lead, page })).status).toBe(202);
    expect(site.kept.map(({ body }) => body)).toEqual([{ ...lead, page, ...(isUnknown && { pageIsUnknown: true }) }]);
  });

  test.each([
    ['a document of the build', '/at-de/terms/', false],
    ['none, where the terms are only announced', '', false],
    ['a page that is not a document', '/at-de/help/', true],
    ['a document that does not exist', '/at-de/gone/', true],
  ])('%s: the lead is kept, with a mark if the site does not have the document', async (_, document, isUnknown) => {
    site = await serveSite({ leadsOnly: true });
    expect((await send({}, { ...lead, document })).status).toBe(202);
    expect(site.kept.map(({ body }) => body)).toEqual([{ ...lead, document, ...(isUnknown && { documentIsUnknown: true }) }]);
  });

  test.each([
    ['/at-de/help/', '/at-de/help/?sent=1#form'],
    ['/at-de/gone/', '/?sent=1#form'],
    [`${own}/at-de/`, '/?sent=1#form'],
  ])('a form without script on %s leads to %s', async (page, location) => {
    site = await serveSite();
    const fields = { ...lead, company: '', acceptTerms: 'true', back: 'form', page };
    const { headers } = await ask(site.server, '/api/offer', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    expect(headers.location).toBe(location);
    expect(site.kept).toHaveLength(1);
  });
});

describe('the number of leads from one address', () => {
  test('a lead beyond it is answered with 429 and Retry-After, and is not kept', async () => {
    site = await serveSite({ points: 2 });
    const statuses = [await send(), await send(), await send({ Origin: own })];
    expect(statuses.map(({ status }) => status)).toEqual([202, 202, 429]);
    expect(Number(statuses[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(statuses[2]?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(statuses[2]?.headers['access-control-allow-origin']).toBe(own);
    expect(site.kept).toHaveLength(2);
    expect((await ask(site.server, '/at-de/')).status).toBe(200);
  });

  test('the address comes from the trusted proxy, and addresses to the left of it are ignored', async () => {
    site = await serveSite({ points: 1, trustedProxies: 1 });
    const from = async (forwarded: string) => (await send({ 'X-Forwarded-For': forwarded })).status;
    expect(await from('198.51.100.1')).toBe(202);
    expect(await from('198.51.100.2')).toBe(202);
    expect(await from('203.0.113.9, 198.51.100.1')).toBe(429);
    expect(await from('2001:db8:1:2::1')).toBe(202);
    expect(await from('2001:db8:1:2:ffff::2')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(202);
  });

  test('without a trusted proxy, X-Forwarded-For is not read', async () => {
    site = await serveSite({ points: 1 });
    expect((await send({ 'X-Forwarded-For': '198.51.100.1' })).status).toBe(202);
    expect((await send({ 'X-Forwarded-For': '198.51.100.2' })).status).toBe(429);
  });
});

test.each([
  [0, '198.51.100.1', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  [2, '203.0.113.9, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
  [2, '198.51.100.1', '10.0.0.1'],
  [1, '198.51.100.1:4711', '198.51.100.1'],
  [1, '[2001:db8::1]:4711', '2001:db8::1'],
  [1, 'unknown', '10.0.0.1'],
])('with %i trusted proxies and %j before it, a client is %s', (proxies, forwarded, address) => {
  const request = { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } };
  expect(clientAddress(request as unknown as Parameters<typeof clientAddress>[0], proxies)).toBe(address);
});

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0:0:1:2:3:4', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('the name of a client does not reveal its address, and another process gives it another name', () => {
  const [here, there] = [openClientNames(), openClientNames()];
  expect(here('198.51.100.1')).toBe(here('::ffff:198.51.100.1'));
  expect(here('198.51.100.1')).not.toBe(there('198.51.100.1'));
  expect(here('198.51.100.1')).not.toContain('198');
});

describe('the time that a form takes', () => {
  test('a lead that is too fast for a person is kept only when the outbox sends it again under its key', async () => {
    let now = 0;
    site = await serveSite({ now: () => now });
    const key = { 'Idempotency-Key': 'k1' };
    const first = await send(key, { ...lead, seconds: 0.4 });
    expect([first.status, first.headers['retry-after'], site.kept]).toEqual([429, '2', []]);
    now += 1000;
    const tooEarly = await send(key, { ...lead, seconds: 0.4 });
    expect([tooEarly.status, tooEarly.headers['retry-after']]).toEqual([429, '1']);
    now += 600;
    expect((await send(key, { ...lead, seconds: 0.4 })).status).toBe(202);
    expect(site.kept.map(({ key: kept, seconds }) => [kept, seconds])).toEqual([['k1', 0.4]]);
  });

  test.each([
    [1.2, '1'],
    [1.9, '1'],
    [0, '2'],
    [-60, '2'],
  ])('a lead that took %d seconds waits for the rest of the time that a person needs', async (seconds, wait) => {
    site = await serveSite();
    const { status, headers } = await send({ 'Idempotency-Key': 'k1' }, { ...lead, seconds });
    expect([status, headers['retry-after']]).toEqual([429, wait]);
  });

  test('people, forms without script and programs are kept at once', async () => {
    site = await serveSite();
    expect((await send({ 'Idempotency-Key': 'k1' }, { ...lead, seconds: 14.2 })).status).toBe(202);
    expect((await send({}, lead)).status).toBe(202);
    expect((await send({}, { ...lead, seconds: 0.1 })).status).toBe(202);
    expect((await send({ 'Idempotency-Key': 'k2' }, { ...lead, seconds: 'none' })).status).toBe(422);
    expect(site.kept).toHaveLength(3);
  });
});

test('a lead that cannot be kept is answered with 503 and Retry-After, and is logged without its contents', async () => {
  const keep = async () => {
    throw new Error('The disk is full.');
  };
  site = await serveSite({ store: { keep } });
  const { status, headers, text } = await send();
  expect([status, headers['retry-after'], headers['cache-control'], text.includes('ok')]).toEqual([503, '30', 'no-store', false]);
  expect(site.logged.map(({ event, status: logged, message }) => logged ?? `${event}: ${message}`)).toEqual([
    'error: The disk is full.',
    503,
  ]);
  expect(JSON.stringify(site.logged)).not.toContain('ann@');
});
