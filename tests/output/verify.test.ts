import { createHash } from 'node:crypto';
import { cp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPreviewServer } from '../../cli/server/preview-server.ts';
import { builtInHosts } from '../../generator/4-render/hosts/hosts.ts';
import { runHere as run } from '../support/run-here.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { start, stop } from '../unit/cli/request.ts';

/* `verify` compares published files with the build. */

let site: SiteFolder;
let copy: string;
beforeAll(async () => {
  site = await siteFolder();
  expect((await run(['build', '--content', site.content, '--out', site.out])).code).toBe(0);
  copy = `${site.out}/../published`;
});
beforeEach(async () => {
  await rm(copy, { recursive: true, force: true });
  await cp(`${site.out}/site/`, copy, { recursive: true, dereference: true });
});

const verify = (...places: string[]) => run(['verify', '--out', site.out, ...places]);

test('files.json has every file of the site with the beginning of its SHA-256', async () => {
  const { files } = JSON.parse(await readFile(`${site.out}/reports/files.json`, 'utf8'));
  const hash = createHash('sha256').update(await readFile(`${site.out}/site/at-de/index.html`));
  expect(files['at-de/index.html']).toBe(hash.digest('base64url').slice(0, 22));
  expect(Object.keys(files)).toEqual(Object.keys(files).toSorted());
});

test('verify accepts an unchanged folder, names changed, missing and additional files of another, and ends with 1', async () => {
  const same = await verify(copy);
  expect([same.code, same.stdout]).toEqual([0, expect.stringMatching(/^✓ \d+ files in .* are as the build in .* wrote them\.\n$/)]);
  expect((await verify()).code).toBe(0);
  await rename(`${copy}/index.html`, `${copy}-linked`);
  await symlink(`${copy}-linked`, `${copy}/index.html`);
  expect((await verify(copy)).code).toBe(0);

  await writeFile(`${copy}/at-de/index.html`, 'something else');
  await symlink(`${copy}/index.html`, `${copy}/assets/stowaway.js`);
  await rm(`${copy}/robots.txt`);
  const { code, stdout } = await verify(copy);
  expect([code, stdout.slice(0, stdout.indexOf('Publish'))]).toEqual([
    1,
    `✗ 1 file is not what the build wrote:
    at-de/index.html
✗ 1 file is missing:
    robots.txt
✗ 1 file is there that the build did not write:
    assets/stowaway.js
`,
  ]);
});

const rowsOfHosts = [
  ...Object.keys(builtInHosts).map((host) => [host]),
  ['nginx', 'cloudflare'],
  ['nginx', 'apache', 'caddy', 'netlify'],
  ['files'],
];

test('verify accepts the output of each host, also where the build before was for another one', async () => {
  const out = `${site.out}-hosts`;
  for (const hosts of rowsOfHosts) {
    const given = hosts.flatMap((host) => ['--host', host]);
    expect(await run(['build', '--content', site.content, '--out', out, ...given])).toMatchObject({ code: 0 });
    expect([hosts, (await run(['verify', '--out', out])).stdout]).toEqual([hosts, expect.stringMatching(/^✓ \d+ files in /)]);
  }
});

test('compressed copies are files of the build: changed, missing and additional ones are named', async () => {
  const out = `${site.out}-nginx`;
  expect((await run(['build', '--content', site.content, '--out', out, '--host', 'nginx'])).code).toBe(0);
  const { files } = JSON.parse(await readFile(`${out}/reports/build.json`, 'utf8'));
  expect((await run(['verify', '--out', out])).stdout).toContain(`✓ ${files} files in `);

  await writeFile(`${out}/site/at-de/index.html.br`, brotliCompressSync('something else'));
  await rm(`${out}/site/at-de/index.html.gz`);
  await writeFile(`${out}/site/stowaway.html.br`, '');
  const { code, stdout } = await run(['verify', '--out', out]);
  expect([code, stdout.slice(0, stdout.indexOf('Publish'))]).toEqual([
    1,
    `✗ 1 file is not what the build wrote:
    at-de/index.html.br
✗ 1 file is missing:
    at-de/index.html.gz
✗ 1 file is there that the build did not write:
    stowaway.html.br
`,
  ]);
});

test('a server is asked for each encoding that the build wrote', async () => {
  const out = `${site.out}-encodings`;
  expect((await run(['build', '--content', site.content, '--out', out, '--host', 'nginx'])).code).toBe(0);
  const verifyServer = async () => {
    const server = createPreviewServer(out);
    await start(server);
    const { stdout } = await run(['verify', '--out', out, `http://localhost:${(server.address() as AddressInfo).port}`]);
    await stop(server);
    return stdout;
  };
  expect(await verifyServer()).toMatch(/^✓ \d+ files at http/);
  await rm(`${out}/site/at-de/index.html.br`);
  expect(await verifyServer(), 'compressed by the server').toMatch(/^✓ \d+ files at http/);
  await writeFile(`${out}/site/at-de/index.html.br`, brotliCompressSync('something else'));
  expect(await verifyServer()).toContain('1 file is not what the build wrote:\n    at-de/index.html.br\n');
});

test('a server is asked for pages and their resources, and a changed page at an address is found', async () => {
  const server: Server = createPreviewServer(site.out);
  await start(server);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect((await verify(origin)).stdout).toMatch(/^✓ \d+ files at http/);
  expect((await verify(origin.replace('http', 'HTTP'))).stdout).toMatch(/^✓ \d+ files at HTTP/);
  const page = `${site.out}/site/at-de/help/index.html`;
  const original = await readFile(page);
  await rm(page);
  await writeFile(page, original.toString().replace('</main>', '<p>Not built</p></main>'));
  const other = createPreviewServer(site.out);
  await start(other);
  const changed = await verify(`http://localhost:${(other.address() as AddressInfo).port}`);
  expect([changed.code, changed.stdout]).toEqual([
    1,
    expect.stringContaining('1 file is not what the build wrote:\n    at-de/help/index.html'),
  ]);
  await writeFile(page, original);
  await Promise.all([stop(server), stop(other)]);
  const secure = createServer(({ url }, response) => response.writeHead(301, { Location: `https://www.muster.example${url}` }).end());
  await start(secure);
  const led = await verify(`http://localhost:${(secure.address() as AddressInfo).port}`);
  expect([led.code, led.stderr]).toEqual([2, expect.stringContaining('it leads on to https://www.muster.example. Start')]);
  await stop(secure);
  const gone = await verify(origin);
  expect([gone.code, gone.stderr]).toEqual([2, expect.stringContaining('does not answer')]);
});

test('a server is asked for redirects, or for the pages in their place; those that do not lead where the build says are named', async () => {
  const out = `${site.out}-redirects`;
  expect((await run(['build', '--content', site.content, '--out', out, '--host', 'files'])).code).toBe(0);
  const { redirects } = JSON.parse(await readFile(`${out}/reports/manifest.json`, 'utf8'));
  const [gone, wrong] = redirects.map(({ from }: { readonly from: string }) => from);
  const serveFiles = (leaveOut: readonly string[]) =>
    createServer(async ({ url = '' }, response) => {
      const file = `${out}/site${url}${url.endsWith('/') ? 'index.html' : ''}`;
      const body = leaveOut.includes(url) ? undefined : await readFile(file).catch(() => undefined);
      if (url === leaveOut[1]) response.writeHead(302, { Location: '/elsewhere/' });
      else if (!body) response.writeHead(404);
      response.end(body ?? (await readFile(`${out}/site/404.html`)));
    });
  const ends = [];
  for (const leaveOut of [[], [gone, wrong]]) {
    const server = serveFiles(leaveOut);
    await start(server);
    const { code, stdout } = await run(['verify', '--out', out, `http://localhost:${(server.address() as AddressInfo).port}`]);
    await stop(server);
    ends.push([code, stdout.slice(0, Math.max(0, stdout.indexOf('Publish')))]);
  }
  expect(ends).toEqual([
    [0, ''],
    [1, `✗ 2 redirects are not what the build says:\n    ${gone} (404)\n    ${wrong} (302 to /elsewhere/)\n`],
  ]);
});

test('a server that answers a missing address with 200, or a page by a redirect, is named with the status', async () => {
  const preview = createPreviewServer(site.out);
  const server = createServer((request, response) => {
    const writeHead = response.writeHead.bind(response);
    const wrong: Readonly<Record<string, number>> = { '/at-de/help/': 302 };
    response.writeHead = (status: number, ...rest: unknown[]) =>
      writeHead(wrong[request.url ?? ''] ?? (status === 404 ? 200 : status), ...(rest as []));
    preview.emit('request', request, response);
  });
  await start(server);
  const { code, stdout } = await verify(`http://localhost:${(server.address() as AddressInfo).port}`);
  await stop(server);
  expect([code, stdout.slice(0, stdout.indexOf('Publish'))]).toEqual([
    1,
    `✗ 2 files are answered with the wrong status:
    404.html (200)
    at-de/help/index.html (302)
`,
  ]);
});

test('a server with the headers of the build before is named', async () => {
  const preview = createPreviewServer(site.out);
  const server = createServer((request, response) => {
    const { writeHead } = response;
    const write = (status: number, { 'Content-Security-Policy': policy = '', ...headers }: Record<string, string>) =>
      writeHead.call(response, status, { ...headers, 'Content-Security-Policy': policy.replace("'self' data:", 'data:') });
    Object.assign(response, { writeHead: write });
    preview.emit('request', request, response);
  });
  await start(server);
  const { code, stdout } = await verify(`http://localhost:${(server.address() as AddressInfo).port}`);
  await stop(server);
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(
      /^✗ \d+ files are sent with the security policy of another build: let the server read its configuration again:\n/,
    ),
  ]);
});

test.each([
  ['429', 429, {}, '0'],
  ['503 with a time', 503, { 'Content-Type': 'text/html' }, new Date(0).toUTCString()],
])('a server that limits requests by %s is asked again after a rest', async (_, status, headers, rest) => {
  const preview = createPreviewServer(site.out);
  let number = 0;
  const server = createServer((request, response) => {
    number += 1;
    if (number % 5 === 0) response.writeHead(status, { ...headers, 'Retry-After': rest }).end('Slow down');
    else preview.emit('request', request, response);
  });
  await start(server);
  const { code, stdout } = await verify(`http://localhost:${(server.address() as AddressInfo).port}`);
  await stop(server);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^✓ \d+ files at http/)]);
});

test('a server that limits requests for an hour is compared as far as it has answered', async () => {
  const preview = createPreviewServer(site.out);
  const page = `${site.out}/site/at-de/index.html`;
  const original = await readFile(page);
  let number = 0;
  const server = createServer((request, response) => {
    number += 1;
    if (number > 90) response.writeHead(429, { 'Retry-After': '3600' }).end();
    else preview.emit('request', request, response);
  });
  await rm(page);
  await writeFile(page, 'something else');
  await start(server);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { code, stdout } = await verify(origin);
  await stop(server);
  await rm(page);
  await writeFile(page, original);
  const [, requests = '', of = ''] =
    /✗ (\d+) of (\d+) addresses are not compared: (?:.*) limits requests \(429\)\. Let this machine in, or verify again later\.\n/.exec(
      stdout,
    ) ?? [];
  expect([code, Number(of) - Number(requests)]).toEqual([1, 90]);
  expect(stdout).toContain('1 file is not what the build wrote:\n    at-de/index.html\n');
});

test.each([
  [
    'never ends its answer',
    'does not answer: The operation was aborted due to timeout. Start the server',
    (one: ServerResponse) => void one.writeHead(200).write('<'),
  ],
  [
    'answers everything with one status',
    'answers every address with 401. Let this machine in',
    (one: ServerResponse) => void one.writeHead(401).end(),
  ],
])('a server that %s is named in one sentence', async (_, sentence, answer) => {
  const { timeout } = AbortSignal;
  if (sentence.includes('timeout')) vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200));
  onTestFinished(() => void vi.restoreAllMocks());
  const server = createServer((_request, response) => answer(response));
  await start(server);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { code, stderr } = await verify(origin);
  await stop(server);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`${origin} ${sentence}`)]);
});

test('without a build, a folder or an address, verify prints one sentence', async () => {
  const places = [`${site.out}/nowhere`, 'https://', 'https://www.example.com/preview/', 'https://www.example.com/?draft'];
  const ends = [await run(['verify', '--out', `${site.out}/none`])];
  for (const place of places) ends.push(await verify(place));
  const sentences = ends.map(({ code, stderr }) => [code, stderr.split('\n')[0]]);
  expect(sentences).toEqual([
    [2, expect.stringContaining(`The folder ${site.out}/none does not contain a build to compare with`)],
    [2, expect.stringContaining(`The folder '${site.out}/nowhere' does not exist`)],
    [2, expect.stringContaining("'https://' is not an address")],
    [2, expect.stringContaining("'https://www.example.com/preview/' is not the address of a server alone")],
    [2, expect.stringContaining('Give https://www.example.com.')],
  ]);
});
