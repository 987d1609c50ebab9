import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchOutput } from '../../../cli/server/built-site.ts';
import { createPreviewServer } from '../../../cli/server/preview-server.ts';
import { ask, start, stop } from './request.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
beforeEach(() => {
  site.logged.length = 0;
});
afterAll(() => site.end());

describe('the site', () => {
  test('compressed copies of the build are sent, and do not have an address of their own', async () => {
    const own = await serveSite();
    await writeFile(`${own.folder}/site/at-de/help/index.html.br`, 'made by the build');
    const { headers, text } = await ask(own.server, '/at-de/help/', { headers: { 'Accept-Encoding': 'br' } });
    expect([headers['content-encoding'], text]).toEqual(['br', 'made by the build']);
    expect((await ask(own.server, '/at-de/help/index.html.br')).status).toBe(404);
    const gzip = await ask(own.server, '/at-de/help/', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gunzipSync(gzip.body).toString()).toContain('<h1>Hilfe</h1>');
    await own.end();
  });

  test('a new build is served while the server runs, and pages of the build before still find their assets', async () => {
    const own = await serveSite();
    await own.end();
    const { folder } = own;
    const build = async (name: string, files: Record<string, string>) => {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(`${folder}/.builds/${name}/${path}`.replace(/\/[^/]*$/, ''), { recursive: true });
        await writeFile(`${folder}/.builds/${name}/${path}`, text);
      }
      await rm(`${folder}/.next`, { force: true });
      await symlink(`.builds/${name}`, `${folder}/.next`);
      await rename(`${folder}/.next`, `${folder}/.current`);
    };
    const { manifest } = await import('./built-folder.ts');
    const reports = { 'reports/manifest.json': JSON.stringify(manifest) };
    await build('one', { ...reports, 'site/at-de/index.html': 'One', 'site/assets/one.js': '1' });
    for (const name of ['site', 'reports']) await symlink(`.current/${name}`, `${folder}/${name}`);
    const preview = createPreviewServer(folder);
    await start(preview);
    expect((await ask(preview, '/at-de/')).text).toBe('One');
    await build('two', { ...reports, 'site/at-de/index.html': 'Two', 'site/assets/two.js': '2' });
    expect((await ask(preview, '/at-de/')).text).toBe('Two');
    expect((await ask(preview, '/assets/one.js')).text).toBe('1');
    expect((await ask(preview, '/assets/two.js')).text).toBe('2');
    await stop(preview);
    await rm(folder, { recursive: true });
  });

  test('a build that is copied over the one before is served once its reports exist, even with the same addresses', async () => {
    const own = await serveSite();
    await own.end();
    const { folder } = own;
    const { manifest } = await import('./built-folder.ts');
    const copy = async (text: string) => {
      for (const name of ['site/at-de', 'reports']) await mkdir(`${folder}/${name}`, { recursive: true });
      await writeFile(`${folder}/site/at-de/index.html`, text);
      await writeFile(`${folder}/reports/files.json`, JSON.stringify({ files: { 'at-de/index.html': text } }));
    };
    await copy('One');
    await writeFile(`${folder}/reports/manifest.json`, JSON.stringify(manifest));
    const preview = createPreviewServer(folder);
    await start(preview);
    expect((await ask(preview, '/at-de/')).text).toBe('One');
    await copy('Two');
    expect((await ask(preview, '/at-de/')).text).toBe('Two');
    await stop(preview);
    await rm(folder, { recursive: true });
  });

  test('a build that is being copied here replaces the one before when its last file is there', async () => {
    const own = await serveSite();
    await own.end();
    const { folder } = own;
    const { manifest } = await import('./built-folder.ts');
    const write = async (path: string, text: string) => {
      await mkdir(`${folder}/${path}`.replace(/\/[^/]*$/, ''), { recursive: true });
      await writeFile(`${folder}/${path}`, text);
    };
    const lead = async (build: string) => {
      await rm(`${folder}/.current`, { force: true });
      await symlink(`.builds/${build}`, `${folder}/.current`);
    };
    /** The parts of a build in the order in which rsync copies them: links, reports, pages. */
    const parts = (build: string): readonly (() => Promise<void>)[] => [
      () => lead(build),
      () => write(`.builds/${build}/reports/files.json`, JSON.stringify({ files: { 'assets/new.js': '', 'at-de/index.html': '' } })),
      () => write(`.builds/${build}/reports/manifest.json`, JSON.stringify(manifest)),
      () => write(`.builds/${build}/site/assets/new.js`, build),
      () => write(`.builds/${build}/site/at-de/index.html`, build),
    ];
    await mkdir(folder, { recursive: true });
    for (const name of ['site', 'reports']) await symlink(`.current/${name}`, `${folder}/${name}`);
    const preview = createPreviewServer(folder);
    await start(preview);
    const shown: unknown[] = [];
    for (const build of ['one', 'two'])
      for (const copy of parts(build)) {
        await copy();
        const page = await ask(preview, '/at-de/');
        shown.push(page.status === 200 ? page.text : [page.status, page.headers['retry-after'] ?? null]);
      }
    expect(shown.slice(3)).toEqual([[503, '10'], 'one', 'one', 'one', 'one', 'one', 'two']);

    for (const copy of parts('three').slice(0, -1)) await copy();
    expect((await ask(preview, '/at-de/')).text).toBe('two');
    // A file that was never copied is not waited for.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect((await ask(preview, '/at-de/')).status).toBe(503);
    vi.useRealTimers();
    await stop(preview);
    await rm(folder, { recursive: true });
  });

  test('a file that cannot be read is an error, not a page that does not exist', async () => {
    const own = await serveSite();
    // The first request makes the server list the files.
    expect((await ask(own.server, '/')).status).toBe(200);
    await rm(`${own.folder}/site/at-de/index.html`);
    await mkdir(`${own.folder}/site/at-de/index.html`);
    expect((await ask(own.server, '/at-de/')).status).toBe(500);
    await rm(`${own.folder}/site/at-de/index.html`, { recursive: true });
    await writeFile(`${own.folder}/site/at-de/index.html`, 'Start');
    expect((await ask(own.server, '/at-de/')).text).toBe('Start');
    await own.end();
  });

  test('long paths of clients do not stay in memory', async () => {
    const built = (await watchOutput(site.folder)()) ?? expect.fail('there is no site');
    const isRemembered = (path: string) => new Set([built.find(path), built.find(path)]).size === 1;
    expect([isRemembered('/at-de/help/'), isRemembered(`/at-de/${'a'.repeat(5000)}`)]).toEqual([true, false]);
  });

  test('a server of /api/ alone does not serve pages', async () => {
    const own = await serveSite({ leadsOnly: true });
    expect([(await ask(own.server, '/')).status, (await ask(own.server, '/assets/client-abc.js')).status]).toEqual([404, 404]);
    expect((await ask(own.server, '/api/offer')).status).toBe(405);
    await own.end();
  });
});

test('the log names the served page, and neither the input nor the identity of the visitor', async () => {
  const headers = { 'User-Agent': 'Secret/1', Referer: 'https://secret.example/', 'Accept-Encoding': 'br' };
  for (const path of ['/at-de/help/?secret=1', '/AT/help?secret', '/secret@secret.example/', '/assets/client-abc.js', '/api/secret'])
    await ask(site.server, path, { headers });
  expect(site.logged.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/at-de/help/', 200],
    ['GET', '/at-de/help/', 301],
    ['GET', '/404.html', 404],
    ['GET', '/assets/client-abc.js', 200],
    ['GET', '-', 404],
  ]);
  expect(JSON.stringify(site.logged)).not.toMatch(/secret|127\.0/i);
  expect(Object.keys(site.logged[0] ?? {})).toEqual(['event', 'method', 'path', 'status', 'bytes', 'ms']);
  expect(site.logged[0]?.bytes).toBeLessThan(200);
});

test('probes report whether the process lives and whether site and store are ready; they are neither cached nor logged', async () => {
  let writable = true;
  const own = await serveSite({ store: { ready: async () => writable } });
  const probe = async (path: string) => {
    const { status, text, headers } = await ask(own.server, path);
    return [status, text, headers['cache-control']];
  };
  expect(await probe('/api/health')).toEqual([200, '"alive"', 'no-store']);
  expect(await probe('/api/ready')).toEqual([200, '"ready"', 'no-store']);
  writable = false;
  expect(await probe('/api/ready')).toEqual([503, '"store"', 'no-store']);
  expect(await probe('/api/health')).toEqual([200, '"alive"', 'no-store']);
  expect(own.logged).toEqual([]);
  await own.end();
  const empty = await serveSite();
  await rm(`${empty.folder}/reports`, { recursive: true });
  expect([(await ask(empty.server, '/api/ready')).text, (await ask(empty.server, '/')).status]).toEqual(['"site"', 503]);
  await empty.end();
});
