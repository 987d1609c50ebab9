import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

test('X4 islands that are parsed after the script has run, as from the cache, are hydrated', async ({ page, baseURL, watch }) => {
  watch.allow(/^request to another origin: http:\/\/localhost:/);
  const host = await startSlowHost(baseURL ?? '', (html) => html.indexOf('<main'));
  try {
    await page.goto(`${host.origin}/es-es/ipad-offer/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.script !== undefined, undefined, { polling: 20 });
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await expect(island(page, 'place')).toBeAttached();
    await expect(island(page, 'lead-dialog')).toHaveCount(0);
    host.sendRest();
    await wake(page, 'lead-dialog');
  } finally {
    host.stop();
  }
});

test('X4 a page is not painted while a part of its footer is missing, which would move the other parts', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/^request to another origin: http:\/\/localhost:|status of 404/);
  const host = await startSlowHost(baseURL ?? '', (html) => html.lastIndexOf('<section', html.indexOf('class="footer-end"')));
  try {
    await page.goto(`${host.origin}/es-es/no-such-page/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('.footer section') && document.fonts.status === 'loaded', undefined, {
      polling: 20,
    });
    // Without the wait, the browser paints during these requests.
    await page.evaluate(async () => {
      for (let request = 0; request < 50; request += 1) await (await fetch('/robots.txt')).text();
    });
    expect(await page.evaluate(() => performance.getEntriesByType('paint'))).toEqual([]);
    host.sendRest();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  } finally {
    host.stop();
  }
});

interface SlowHost {
  readonly origin: string;
  sendRest(): void;
  stop(): void;
}

/** A host in front of another that sends each page up to an index, and the rest on request. */
async function startSlowHost(behind: string, indexIn: (html: Buffer) => number): Promise<SlowHost> {
  const unsent: (() => void)[] = [];
  const server: Server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', behind)).then(async (answer) => {
      const rest = await sendStart(answer, response, indexIn);
      if (rest) unsent.push(rest);
    });
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

/** Sends an answer up to the index and returns what sends the rest of a page. */
async function sendStart(answer: Response, response: ServerResponse, indexIn: (html: Buffer) => number): Promise<(() => void) | undefined> {
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const cut = type.startsWith('text/html') ? indexIn(body) : -1;
  response.writeHead(answer.status, { 'content-type': type });
  if (cut < 0) {
    response.end(body);
    return undefined;
  }
  response.write(body.subarray(0, cut));
  return () => response.end(body.subarray(cut));
}
