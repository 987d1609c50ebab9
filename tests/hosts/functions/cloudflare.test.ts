import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { start } from './cloudflare.ts';
import { siteWithLanguages } from './sites.ts';

describe('Cloudflare Pages', () => {
  test('answers 304 for an unchanged page, but not for a missing one', async () => {
    const ask = await start(siteWithLanguages());
    const asAgain = async (path: string) => {
      const before = (await ask(path)).headers.get('ETag') ?? '';
      return (await ask(path, { headers: { 'If-None-Match': before } })).status;
    };
    expect([await asAgain('/about/'), await asAgain('/nothing/'), await asAgain('/assets/client-DD15CsEE.js')]).toEqual([304, 404, 304]);
  });

  test('requests a file by its encoded name, and sends one whose name ends with .html', async () => {
    const site = siteWithLanguages();
    const ask = await start({ ...site, files: [...site.files, 'a file/100%?.txt'] });
    expect(await ask('/a%20file/100%25%3F.txt')).toMatchObject({ status: 200, text: 'a file/100%?.txt' });
    expect(await ask('/verification.html')).toMatchObject({ status: 200, text: 'verification.html' });
  });

  test('passes on requests to an endpoint with the address of the visitor', async () => {
    const server = createServer(async (message, response) => {
      let text = '';
      for await (const chunk of message) text += chunk;
      response
        .writeHead(303, { Location: '/thanks/' })
        .end(`${message.method} ${message.url} ${message.headers['x-forwarded-for']} ${text}`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const ask = await start(siteWithLanguages(), `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const answer = await ask('/api/offer?x=1', {
      method: 'POST',
      body: 'a=1',
      headers: { 'CF-Connecting-IP': '192.0.2.1', 'X-Forwarded-For': '198.51.100.7' },
    });
    expect([answer.status, answer.headers.get('Location'), answer.text]).toEqual([303, '/thanks/', 'POST /api/offer?x=1 192.0.2.1 a=1']);
    server.close();
  });

  test('answers 503 with Retry-After without an endpoint', async () => {
    const ask = await start(siteWithLanguages());
    const { status, headers } = await ask('/api/offer', { method: 'POST', body: 'a=1' });
    expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
    expect(await ask('/about/', { method: 'POST', body: 'a=1' })).toMatchObject({ status: 405 });
  });
});
