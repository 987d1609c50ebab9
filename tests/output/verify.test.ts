import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPreviewServer } from '../../cli/server/preview-server.ts';
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
afterAll(() => site.remove());

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

  await writeFile(`${copy}/at-de/index.html`, 'something else');
  await writeFile(`${copy}/assets/stowaway.js`, '');
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

test('compressed copies are compared with the files that they were made from', async () => {
  const out = `${site.out}-nginx`;
  expect((await run(['build', '--content', site.content, '--out', out, '--host', 'nginx'])).code).toBe(0);
  expect((await readdir(`${out}/site/at-de`)).sort()).toEqual(expect.arrayContaining(['index.html', 'index.html.br', 'index.html.gz']));
  expect(await run(['verify', '--out', out])).toMatchObject({ code: 0 });

  await writeFile(`${out}/site/at-de/index.html.br`, brotliCompressSync('something else'));
  await writeFile(`${out}/site/at-de/index.html.gz`, 'damaged');
  await writeFile(`${out}/site/stowaway.html.br`, '');
  const { code, stdout } = await run(['verify', '--out', out]);
  expect([code, stdout.slice(0, stdout.indexOf('Publish'))]).toEqual([
    1,
    `✗ 2 files are not what the build wrote:
    at-de/index.html.br
    at-de/index.html.gz
✗ 1 file is there that the build did not write:
    stowaway.html.br
`,
  ]);
});

test('a server is asked for pages and their resources, and a changed page at an address is found', async () => {
  const server: Server = createPreviewServer(site.out);
  await start(server);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect((await verify(origin)).stdout).toMatch(/^✓ \d+ files at http/);
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
  const gone = await verify(origin);
  expect([gone.code, gone.stderr]).toEqual([2, expect.stringContaining('does not answer')]);
});

test('without a build, a folder or an address, verify prints one sentence', async () => {
  const sentences = [await run(['verify', '--out', `${site.out}/none`]), await verify(`${site.out}/nowhere`), await verify('https://')].map(
    ({ code, stderr }) => [code, stderr.split('\n')[0]],
  );
  expect(sentences).toEqual([
    [2, expect.stringContaining(`The folder ${site.out}/none does not contain a build to compare with`)],
    [2, expect.stringContaining(`The folder '${site.out}/nowhere' does not exist`)],
    [2, expect.stringContaining("'https://' is not an address")],
  ]);
});
