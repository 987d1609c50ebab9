import { appendFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UsageError } from '../../../cli/command-errors.ts';
import { preview } from '../../../cli/commands/preview.ts';
import { listen } from '../../../cli/server/listen.ts';
import { createPreviewServer } from '../../../cli/server/preview-server.ts';
import { headers } from '../../../generator/index.ts';
import { builtFolder, manifest } from './built-folder.ts';
import { ask, start, stop } from './request.ts';

let built: Awaited<ReturnType<typeof builtFolder>>;
let server: Server;

beforeAll(async () => {
  built = await builtFolder();
  server = createPreviewServer(built.folder);
  await start(server);
});
afterAll(async () => {
  await stop(server);
  await built.remove();
});

test('a page answers with its bytes, its type and the headers of every page', async () => {
  const { status, headers: given, text } = await ask(server, '/at-de/');
  expect(status).toBe(200);
  expect(text).toBe('<h1>Start</h1>');
  expect(given['content-type']).toBe('text/html; charset=utf-8');
  expect(given['cache-control']).toBe('public, max-age=0, must-revalidate');
  for (const [name, value] of Object.entries(headers)) expect(given[name.toLowerCase()]).toBe(value);
});

test.each([
  ['/AT/help?from=mail', '/at-de/help/?from=mail'],
  ['/at-de/help', '/at-de/help/'],
  ['/at/de/help/', '/at-de/help/'],
  ['/at-de/index.html', '/at-de/'],
  ['//at-de/help', '/at-de/help/'],
  ['http://elsewhere.example/at', '/at-de/'],
])('A2 A13 %s redirects to %s in one step', async (path, location) => {
  const { status, headers: given, text } = await ask(server, path);
  expect([status, given.location, text]).toEqual([301, location, '']);
});

test.each([
  ['/nowhere/', '<h1>Page missing</h1>'],
  ['/at-de/nowhere/', '<h1>Seite fehlt</h1>'],
  ['/xx-fr/help/', '<h1>Country missing</h1>'],
  ['/xx-de/', '<h1>Land fehlt</h1>'],
  ['/at-de/404.html', '<h1>Seite fehlt</h1>'],
  ['/%zz', '<h1>Page missing</h1>'],
])('P5 P20 %s is a 404 with the not-found page of its locale', async (path, body) => {
  const { status, text } = await ask(server, path);
  expect([status, text]).toEqual([404, body]);
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..\\..\\secret.txt',
  '/secret.txt%00.svg',
  '/_headers',
  '/reports/manifest.json',
])('files outside of the site are not served: %s', async (path) => {
  const { status, text } = await ask(server, path);
  expect(status).toBe(404);
  expect(text).toContain('missing');
});

test('assets are cached for good, other files are revalidated, and a missing asset is not cached', async () => {
  const asset = await ask(server, '/assets/client-abc.js');
  expect([asset.status, asset.headers['content-type'], asset.headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  const icon = await ask(server, '/favicon.svg');
  expect([icon.status, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
    'public, max-age=0, must-revalidate',
  ]);
  const gone = await ask(server, '/assets/client-old.js');
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
});

test('HEAD sends what GET sends, without the body', async () => {
  const [get, head] = [await ask(server, '/at-de/'), await ask(server, '/at-de/', { method: 'HEAD' })];
  expect(head.text).toBe('');
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
});

test('a known version is answered with 304, weakly compared, and each encoding has its own tag', async () => {
  const { headers: given } = await ask(server, '/at-de/help/');
  const tag = given.etag ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await ask(server, '/at-de/help/', { headers: { 'If-None-Match': known } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag]);
  }
  const packed = await ask(server, '/at-de/help/', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag } });
  expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'br']);
  expect((await ask(server, '/nowhere/', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
});

test('texts are compressed with the encoding that the client prefers', async () => {
  const plain = await ask(server, '/at-de/help/');
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  const brotli = await ask(server, '/at-de/help/', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual(['br', plain.text]);
  const gzip = await ask(server, '/at-de/help/', { headers: { 'Accept-Encoding': 'br;q=0.1, gzip' } });
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', plain.text]);
  const refused = await ask(server, '/at-de/help/', { headers: { 'Accept-Encoding': 'br;q=0, *;q=0' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
  const small = await ask(server, '/at-de/', { headers: { 'Accept-Encoding': 'br' } });
  expect(small.headers['content-encoding']).toBeUndefined();
});

test('pages accept only GET and HEAD', async () => {
  const { status, headers: given } = await ask(server, '/at-de/', { method: 'PUT', body: 'x' });
  expect([status, given.allow]).toEqual([405, 'GET, HEAD']);
});

test('a new build takes effect with the next request, and a missing one is reported', async () => {
  const own = await builtFolder();
  const other = createPreviewServer(own.folder);
  await start(other);
  expect((await ask(other, '/at-de/')).text).toBe('<h1>Start</h1>');
  await writeFile(`${own.folder}/site/at-de/index.html`, '<h1>Neu</h1>');
  await appendFile(`${own.folder}/reports/manifest.json`, '\n');
  expect((await ask(other, '/at-de/')).text).toBe('<h1>Neu</h1>');
  await rm(`${own.folder}/reports`, { recursive: true });
  expect((await ask(other, '/at-de/')).status).toBe(503);
  await stop(other);
  await own.remove();
});

test('without a built site, preview prints what to do', async () => {
  await expect(preview({ out: 'no/such/folder', port: '0' })).rejects.toThrow(
    new UsageError('There is no built site in no/such/folder; run npm run site -- build --out no/such/folder first.'),
  );
  await expect(preview({ out: built.folder, port: 'http' })).rejects.toThrow("'http' is not a port.");
});

test('a port in use is reported with a free one', async () => {
  const { port } = server.address() as { port: number };
  const second = createPreviewServer(built.folder);
  await expect(listen(second, port)).rejects.toThrow(
    new RegExp(`^Another program uses port ${port}\\. Choose a free one, for example --port \\d+\\.$`),
  );
});

test('the suggested addresses come from the site', async () => {
  const { suggestAddresses } = await import('../../../cli/server/suggested-addresses.ts');
  expect(suggestAddresses(manifest).map(({ path }) => path)).toEqual(['/', '/at-de/', '/at/help/', '/nowhere/']);
});
