import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from './request.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

/* Requests that no browser sends: a clear status, one line of the log, no file from outside the site, and the server goes on. */

let site: ServedSite;
beforeAll(async () => {
  const limits = { headersTimeout: 300, requestTimeout: 600, checkingInterval: 100, idleTimeout: 2000 };
  site = await serveSite({ limits, points: 10_000 });
});
beforeEach(() => {
  site.logged.length = 0;
});
afterAll(async () => {
  expect((await ask(site.server, '/at-de/')).text).toBe('<h1>Start</h1>');
  await site.end();
});

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`;
const post = (headers: string, body = '') => `POST /api/offer HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n${body}`;

test.each([
  ['a path that cannot be decoded', get('/%zz'), 400],
  ['half a character', get('/%c3'), 400],
  ['NUL', get('/secret.txt%00.svg'), 400],
  ['a line break in the path', get('/at-de/%0d%0aSet-Cookie:a=b'), 400],
  ['an address that is too long', get(`/${'a'.repeat(9000)}`), 414],
  ['a query that is too long', get(`/at-de/?${'a'.repeat(9000)}`), 414],
  ['headers that are too large', get('/', `X: ${'a'.repeat(20_000)}\r\n`), 431],
  ['too many headers', get('/', 'X: a\r\n'.repeat(5000)), 431],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}'), 400],
  ['length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'), 400],
  ['chunks under another name', post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'), 400],
  ['a blank before the colon', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n', 400],
  ['a folded header', get('/', 'X: a\r\n b\r\n'), 400],
  ['a chunk without a length', post('Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n', 'zz\r\n'), 400],
  ['a tunnel', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['a whole address', 'GET http://elsewhere.example/at HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 301],
  ['TRACE of a page', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
  ['TRACE of an endpoint', 'TRACE /api/offer HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 501],
  ['DELETE of a page', 'DELETE /at-de/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
  ['OPTIONS of everything', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
  ['another expectation', get('/', 'Expect: the best\r\n'), 417],
  ['a body beyond every limit', post(`Content-Type: application/json\r\nContent-Length: ${2 ** 30}\r\n`), 413],
  ['a length that is not a number', post('Content-Length: many\r\n'), 400],
  ['two hosts', get('/', 'Host: b\r\n'), 400],
  ['a host with a password', post('Content-Type: application/json\r\n').replace('Host: a', 'Host: ann:secret@a'), 400],
  ['a host with a path', get('/').replace('Host: a', 'Host: a/b?c'), 400],
  ['a lead to a malformed host', post('').replace('/api/offer', 'http://[/api/offer'), 415],
])('%s is answered with its status and logged once', async (_, text, status) => {
  const answer = await site.raw(text);
  expect(statusOf(answer)).toBe(status);
  expect(/^Allow: GET, HEAD/m.test(answer), 'RFC 9110, 15.5.6').toBe(status === 405);
  expect(site.logged.map((line) => [line.event, line.status])).toEqual([['request', status]]);
  expect(site.kept).toEqual([]);
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/..\\..\\secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//secret.txt',
  '/./../secret.txt',
  '/..;/secret.txt',
  '/%252e%252e/secret.txt',
  '/reports/manifest.json',
  '/_headers',
  '/__proto__',
  '/constructor/',
  '/api/../secret.txt',
  '/api/__proto__',
  '/api/%2e%2e/secret.txt',
])('files outside of the site are not served: %s', async (path) => {
  const answer = await site.raw(get(path));
  expect(statusOf(answer)).toBe(404);
  expect(answer).not.toContain('outside of the site');
});

const bomb = (depth: number) => `{"firstName":"Ann","notes":${'['.repeat(depth)}${']'.repeat(depth)}}`;

test.each([
  ['arrays in arrays', bomb(30_000), 400],
  ['arrays without an end', `{"a":${'['.repeat(60_000)}`, 400],
  ['objects in objects', `{"firstName":"Ann","notes":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`, 400],
  ['the prototype', '{"__proto__":{"acceptTerms":true},"firstName":"Ann"}', 400],
  ['the prototype, inside', '{"firstName":"Ann","notes":{"__proto__":{"a":1}}}', 400],
  ['the constructor', '{"constructor":{"prototype":{"a":1}},"firstName":"Ann"}', 422],
  ['a number of many digits', `{"firstName":${'9'.repeat(60_000)}}`, 422],
  ['wrong types in every field', '{"firstName":{},"lastName":[],"email":1,"phone":true,"language":null}', 422],
  ['half a JSON', '{"firstName":', 400],
  ['bytes that are not UTF-8', '\xff\xfe', 400],
])('a lead of %s is refused', async (_, body, status) => {
  const answer = await ask(site.server, '/api/offer', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  expect([answer.status, site.kept]).toEqual([status, []]);
  expect(site.logged.map(({ path, status: logged }) => [path, logged])).toEqual([['/api/offer', status]]);
  expect(({} as { a?: unknown }).a).toBeUndefined();
});

test('an additional field of a lead may have some levels, but not many', async () => {
  const lead = { firstName: 'Ann', lastName: 'Berg', email: 'ann@shop.example', phone: '1', company: null, language: 'de' };
  const withLevels = async (levels: number) => {
    const body = JSON.stringify(lead).replace('}', `,"notes":${'['.repeat(levels)}${']'.repeat(levels)}}`);
    return (await ask(site.server, '/api/offer', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status;
  };
  expect([await withLevels(5), await withLevels(20)]).toEqual([202, 400]);
  site.kept.length = 0;
});

test('another type is answered with 415, an idempotency key that is too long with 400', async () => {
  const send = (headers: Record<string, string>) => ask(site.server, '/api/offer', { method: 'POST', headers, body: '{}' });
  expect((await send({ 'Content-Type': 'text/xml' })).status).toBe(415);
  expect((await send({})).status).toBe(415);
  expect((await send({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k'.repeat(256) })).status).toBe(400);
});

test.each(['a', 'a.example:8080', '127.0.0.1:1', '[::1]:8080', 'xn--bcher-kva.example.', ''])(
  'a request to the host %j is answered',
  async (host) => {
    expect(statusOf(await site.raw(get('/at-de/').replace('Host: a', `Host: ${host}`)))).toBe(200);
  },
);

test('a client that waits before it sends a body gets 100 Continue only if the body is read', async () => {
  const waiting = 'Expect: 100-continue\r\nContent-Type: application/json\r\n';
  const invited = await site.raw(post(`${waiting}Content-Length: 2\r\n`, '{}'));
  expect(invited).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 422/);
  expect(statusOf(await site.raw(post(`${waiting}Content-Length: ${2 ** 30}\r\n`)))).toBe(413);
  expect(statusOf(await site.raw(`POST /at-de/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${waiting}Content-Length: 2\r\n\r\n`))).toBe(
    405,
  );
});

test('chunks beyond every limit are refused while they arrive', async () => {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const answer = await site.raw(post('Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n', chunk.repeat(40)));
  expect(statusOf(answer)).toBe(413);
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['a body', post('Content-Type: application/json\r\nContent-Length: 100\r\n', '{"firstName":')],
  ['anything', ''],
])('a client that does not finish %s gets 408, and its connection is closed', async (_, text) => {
  expect(statusOf(await site.raw(text))).toBe(408);
  expect(site.logged.map(({ status }) => status)).toEqual([408]);
});

test('a client that breaks off in the middle of a body does not cause an error', async () => {
  const accepted = once(site.server, 'connection');
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
  const [other] = await accepted;
  const asked = once(site.server, 'request');
  socket.write(post('Content-Type: application/json\r\nContent-Length: 100\r\n', '{'));
  await asked;
  socket.destroy();
  await once(other, 'close');
  expect([site.logged.filter(({ event }) => event === 'error'), site.kept]).toEqual([[], []]);
});
