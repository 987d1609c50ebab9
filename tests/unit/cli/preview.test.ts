import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, urlOf } from '../../../cli/server/listen.ts';
import { createPreviewServer } from '../../../cli/server/preview-server.ts';
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

test('a short text is not compressed, nor one for a client that refuses all encodings', async () => {
  const encodingOf = async (path: string, accepted: string) =>
    (await ask(server, path, { headers: { 'Accept-Encoding': accepted } })).headers['content-encoding'];
  expect([await encodingOf('/at-de/', 'br'), await encodingOf('/at-de/help/', 'br;q=0, *;q=0')]).toEqual([undefined, undefined]);
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

test('the printed address of a server is one for browsers', () => {
  const printed = ['127.0.0.1', '192.0.2.1', '::1', '2001:db8::1'].map((address) => urlOf({ address, port: 4173 }));
  expect(printed).toEqual(['http://localhost:4173', 'http://192.0.2.1:4173', 'http://[::1]:4173', 'http://[2001:db8::1]:4173']);
});
