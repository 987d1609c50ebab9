import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreviewServer } from '../../cli/server/preview-server.ts';
import { createSiteServer } from '../../cli/server/serve/site-server.ts';
import { minimumToCompress } from '../../generator/index.ts';
import { runHere } from '../support/run-here.ts';
import { start, stop } from '../unit/cli/request.ts';
import { asking } from './ask.ts';
import { bytesOf, differenceOf } from './difference.ts';
import { answerTo, largeFiles, questionsAbout } from './questions.ts';
import { programOf, type ServerName, serverNames } from './servers.ts';
import { type HostedSite, hostedSite } from './sites.ts';
import { startServer } from './start-server.ts';

/*
 * Every server answers as the resolver does, with the files that a build has written for it. `ensure-servers` installs the servers; the
 * tests of a missing one are skipped, and tests/run.ts counts it as not run.
 */

const hosts = ['preview', 'serve', ...serverNames] as const;
const isOurs = (host: (typeof hosts)[number]) => host === 'preview' || host === 'serve';
const hasHost = (host: (typeof hosts)[number]) => isOurs(host) || programOf(host as ServerName) !== undefined;

/**
 * By day servers are asked about every seventh combination, which has each form of an address with each rest. address-rules.test.ts compares all of
 * them with the tables that servers get.
 */
const step = process.env.NIGHT ? 1 : 7;

/** Tests of a site on every server. */
export function testOnEveryServer(name: string): void {
  let site: HostedSite;
  beforeAll(async () => {
    site = await hostedSite(name, serverNames);
  });
  afterAll(() => site?.remove());

  describe.each(hosts)('on %s', (host) => {
    let server: { readonly port: number; stop(): Promise<void>; log?(): string };
    let web: ReturnType<typeof asking>;
    beforeAll(async () => {
      if (!hasHost(host)) return;
      const { out, manifest } = site;
      if (host === 'preview') server = await started(createPreviewServer(out));
      else if (host === 'serve') server = await started(siteServer(out));
      else server = await startServer(host, { out, origin: manifest.origin });
      web = asking(server.port);
    });
    afterAll(async () => {
      web?.end();
      await server?.stop();
    });
    const asked = test.runIf(hasHost(host));

    asked('it does not warn of the files that a build has written', () => expect(server.log?.() ?? '').not.toMatch(/\[(?:\w+:)?warn\]/));

    asked('every address is answered as the resolver does, with its headers', async () => {
      const wrong: unknown[] = [];
      for (const part of chunks(questionsAbout(site, step), 8))
        await Promise.all(
          part.map(async (question) => {
            const heard = await web.ask(question);
            const difference = differenceOf(site, heard, answerTo(site, question));
            if (difference) wrong.push([question.path, difference]);
          }),
        );
      expect(wrong.slice(0, 12), `${wrong.length} are wrong`).toEqual([]);
    });

    asked('verify finds every page, file and redirect as they were built', async () => {
      const { code, stdout } = await runHere(['verify', '--out', site.out, `http://localhost:${server.port}`]);
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^✓ \d+ files at /)]);
    });

    asked('malformed addresses and addresses outside of the site are refused', async () => {
      for (const path of [
        '/%',
        '/%zz',
        '/%00',
        '/at-de/%',
        '/%ff/',
        '/at-de/%E0%A4%A/',
        '/../../etc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/..%2f..%2fetc/passwd',
        '/host/nginx/site.conf',
        '/../host/nginx/site.conf',
      ]) {
        const { status, body } = await web.ask({ path });
        expect([400, 403, 404], path).toContain(status);
        expect(body.toString(), path).not.toMatch(/root:|error_page/);
      }
    });

    asked('a request may have the whole address, as proxies send it', async () => {
      const paths = questionsAbout(site).map(({ path }) => path);
      const some = paths.filter((path, index) => index % Math.ceil(paths.length / 60) === 0 || path.length < 8);
      for (const start of ['http://www.muster.example', 'HTTPS://www.muster.example:8443'])
        for (const path of [...some, '', '?topic=call']) {
          const wanted = answerTo(site, { path: path.startsWith('/') ? path : `/${path}` });
          expect([start + path, differenceOf(site, await web.ask({ path: start + path }), wanted)]).toEqual([start + path, undefined]);
        }
    });

    asked('an address whose names are too long for a disk does not exist', async () => {
      for (const path of [`/${'a'.repeat(300)}`, `/at-de/${'%C3%A4'.repeat(200)}/`, `/assets/${'a'.repeat(253)}.js`, '/ab'.repeat(1700)])
        expect([path, differenceOf(site, await web.ask({ path }), answerTo(site, { path }))]).toEqual([path, undefined]);
    });

    asked('large files are sent compressed to clients that accept it, and have the header Vary for caches', async () => {
      for (const path of largeFiles(site))
        for (const [accepted, encoding, decode] of [
          ['gzip, deflate, br', 'br', brotliDecompressSync],
          ['gzip', 'gzip', gunzipSync],
          ['br;q=0, gzip', 'gzip', gunzipSync],
          [undefined, undefined, (data: Buffer) => data],
        ] as const) {
          const heard = await web.ask({ path, ...(accepted && { headers: { 'Accept-Encoding': accepted } }) });
          expect([path, accepted, heard.status, heard.headers['content-encoding']]).toEqual([path, accepted, 200, encoding]);
          expect(decode(heard.body).equals(bytesOf(site, answerTo(site, { path }).file))).toBe(true);
          expect(heard.headers.vary, path).toMatch(/accept-encoding/i);
          expect(differenceOf(site, { ...heard, body: decode(heard.body) }, answerTo(site, { path }))).toBeUndefined();
        }
    });

    asked('the page for a missing address is sent compressed, too', async () => {
      const file = answerTo(site, { path: '/no/' }).file ?? '';
      const isLarge = bytesOf(site, file).length > minimumToCompress;
      for (const accepted of ['gzip, deflate, br', 'gzip']) {
        const { status, headers, body } = await web.ask({ path: '/no/', headers: { 'Accept-Encoding': accepted } });
        const { 'content-encoding': encoding, 'content-type': type } = headers;
        expect([status, encoding !== undefined, type]).toEqual([404, isLarge, 'text/html; charset=utf-8']);
        if (!isLarge) continue;
        const plain = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
        expect(plain.equals(bytesOf(site, file))).toBe(true);
        expect(headers.vary).toMatch(/accept-encoding/i);
      }
    });

    asked('the page for a missing address is sent whole, whatever the request says about what the client has', async () => {
      for (const headers of [{ 'If-None-Match': '*' }, { 'If-Modified-Since': new Date().toUTCString() }, { Range: 'bytes=0-9' }])
        expect([headers, differenceOf(site, await web.ask({ path: '/no/', headers }), answerTo(site, { path: '/no/' }))]).toEqual([
          headers,
          undefined,
        ]);
    });

    asked('a picture, like a film, is sent in the part that a browser asks for', async () => {
      const path = [...site.files.keys()].find((name) => name.endsWith('.png')) ?? '';
      const all = bytesOf(site, path);
      const part = (Range: string, given = {}) => web.ask({ path: `/${path}`, headers: { Range, ...given } });
      const last = all.length - 1;
      for (const [range, from, to] of [
        ['bytes=0-1', 0, 1],
        ['bytes=5-', 5, last],
        ['bytes=-3', last - 2, last],
        [`bytes=2-${last + 9}`, 2, last],
      ] as const) {
        const { status, headers, body } = await part(range);
        expect([range, status, headers['content-range']]).toEqual([range, 206, `bytes ${from}-${to}/${all.length}`]);
        expect(body.equals(all.subarray(from, to + 1))).toBe(true);
      }
      expect((await part(`bytes=${last + 1}-`)).status).toBe(416);
      expect((await part('bytes=0-1', { 'If-Range': '"before"' })).status).toBe(200);
    });

    asked('unchanged pages are not sent again, HEAD has no body, and only reading is allowed', async () => {
      for (const path of largeFiles(site)) {
        const first = await web.ask({ path });
        expect(first.headers.etag).toBeDefined();
        const again = await web.ask({ path, headers: { 'If-None-Match': String(first.headers.etag) } });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
        const head = await web.ask({ path, method: 'HEAD' });
        expect([head.status, head.body.length, head.headers['content-type']]).toEqual([200, 0, first.headers['content-type']]);
        const refused = await web.ask({ path, method: 'POST' });
        // Apache sends an empty Allow, too, which its configuration cannot remove.
        expect([refused.status, refused.headers.allow?.replace(/, $/, '')]).toEqual([405, 'GET, HEAD']);
      }
    });
  });
}

/** The server of `serve`, which does not keep leads here. */
const siteServer = (folder: string): Server =>
  createSiteServer({ folder, shared: { keep: async () => {}, ready: async () => true, admit: async () => {} }, log: () => {} });

async function started(server: Server) {
  await start(server);
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) };
}

const chunks = <Value>(all: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
