import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from './request.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

/* A client that requests much and reads nothing loses its connection soon. */

/** More bytes than the buffers between two programs of one machine hold. */
const size = 64 * 1024 * 1024;

const idleTimeout = 60_000;

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite({ limits: { idleTimeout } });
  await writeFile(`${site.folder}/site/assets/film-abc.mp4`, Buffer.alloc(size));
});
beforeEach(() => {
  site.logged.length = 0;
});
afterAll(() => site.end());

const request = 'GET /assets/film-abc.mp4 HTTP/1.1\r\nHost: a\r\n\r\n';

/** A client that reads only the first bytes of the answer, and the server's side of its connection. */
async function stalled(text: string): Promise<{ readonly client: Socket; readonly served: Socket }> {
  const accepted = once(site.server, 'connection');
  const client = connect((site.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  const answered = once(client, 'readable');
  client.write(text);
  const [served] = await accepted;
  await answered;
  return { client, served };
}

test.each([
  ['one answer', request],
  ['many answers at once', request.repeat(50)],
])('a client that does not read %s is disconnected, and others are served meanwhile', async (_, text) => {
  const { client, served } = await stalled(text);
  const closed = once(served, 'close');
  expect((await ask(site.server, '/at-de/')).text).toBe('<h1>Start</h1>');
  expect([served.destroyed, served.timeout]).toEqual([false, idleTimeout]);
  served.setTimeout(50);
  await closed;
  expect(served.bytesWritten).toBeLessThan(2 * size);
  expect((await ask(site.server, '/assets/film-abc.mp4')).body.length).toBe(size);
  expect(site.logged.filter(({ event }) => event === 'error')).toEqual([]);
  client.destroy();
});
