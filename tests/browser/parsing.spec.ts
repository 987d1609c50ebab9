import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

test('X4 islands that are parsed after the script has run, as from the cache, are hydrated', async ({ page, baseURL, watch }) => {
  watch.allow(/^request to another origin: http:\/\/localhost:/);
  const host = await startSlowHost(baseURL ?? '');
  try {
    await page.goto(`${host.origin}/es-es/ipad-offer/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.script !== undefined, undefined, { polling: 20 });
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await expect(island(page, 'country-picker')).toBeAttached();
    await expect(island(page, 'lead-dialog')).toHaveCount(0);
    host.sendRest();
    await wake(page, 'lead-dialog');
  } finally {
    host.stop();
  }
});

interface SlowHost {
  readonly origin: string;
  sendRest(): void;
  stop(): void;
}

/** A host in front of another that sends each page up to its main part, and the rest on request. */
async function startSlowHost(behind: string): Promise<SlowHost> {
  const unsent: (() => void)[] = [];
  const server: Server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', behind)).then((answer) => send(answer, response, unsent));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: () => {
      for (const sendOne of unsent.splice(0)) sendOne();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function send(answer: Response, response: ServerResponse, unsent: (() => void)[]): Promise<void> {
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const cut = type.startsWith('text/html') ? body.indexOf('<main') : -1;
  response.writeHead(answer.status, { 'content-type': type });
  if (cut < 0) {
    response.end(body);
    return;
  }
  response.write(body.subarray(0, cut));
  unsent.push(() => response.end(body.subarray(cut)));
}
