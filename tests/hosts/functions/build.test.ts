import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../support/command.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { moduleOf } from './module-of.ts';

/* What `build --host` writes for the hosts that run a function. */

let site: SiteFolder;
beforeAll(async () => {
  site = await siteFolder();
});
afterAll(() => site.remove());

const build = (...hosts: readonly string[]) =>
  run(['build', '--content', site.content, '--out', site.out, '--format', 'json', '--host', hosts.join()], { WORTLAUT_PRECOMPILED: 'off' });

test('a build for all of them writes each its files, and the function answers for the site that was built', async () => {
  expect(await build('cloudflare', 'netlify', 'vercel', 'cloudfront')).toMatchObject({ code: 0 });
  const there = [
    'site/_worker.js',
    'site/_routes.json',
    'site/_headers',
    'host/netlify/netlify.toml',
    'host/netlify/edge-functions/respond.js',
  ];
  const further = ['host/vercel/config.json', 'host/cloudfront/template.json', 'host/cloudfront/upload.sh'];
  expect([...there, ...further, 'site/_redirects', 'site/index.html'].filter((path) => existsSync(`${site.out}/${path}`))).toEqual([
    ...there,
    ...further,
  ]);
  const { default: worker } = await moduleOf(readFileSync(`${site.out}/site/_worker.js`, 'utf8'));
  const asked: string[] = [];
  const ASSETS = {
    fetch: async ({ url }: Request) => {
      asked.push(new URL(url).pathname);
      return new Response('');
    },
  };
  const answer = async (path: string) => {
    const { status, headers } = await worker.fetch(new Request(`https://www.muster.example${path}`), { ASSETS });
    return [status, headers.get('Location')];
  };
  expect([
    await answer('/AT/help?a=1'),
    await answer('/at-de/help/'),
    await answer('/favicon.ico'),
    await answer('/ch-de/nothing'),
  ]).toEqual([
    [301, '/at-de/help/?a=1'],
    [200, null],
    [200, null],
    [404, null],
  ]);
  expect(asked).toEqual(['/at-de/help/', '/favicon.ico', '/ch-de/404']);
});

test('WL6034 a function that is too large for CloudFront stops the build and leaves the site as it was', async () => {
  const before = readFileSync(`${site.out}/host/cloudfront/template.json`, 'utf8');
  const page = readFileSync(`${site.content}/pages/help/page.ts`, 'utf8');
  const former = Array.from({ length: 150 }, (_, index) => `'/:locale/former-address-${index}'`);
  await site.write({ 'pages/help/page.ts': page.replace("source: 'en',", `source: 'en', redirectFrom: [${former.join(', ')}],`) });
  const { code, stdout, stderr } = await build('cloudfront');
  expect(stdout + stderr).toMatch(
    /WL6034.*The host 'cloudfront' cannot be used: its function would have \d{5} bytes .* at most 10240\. Choose another host/s,
  );
  expect(code).toBe(2);
  expect(readFileSync(`${site.out}/host/cloudfront/template.json`, 'utf8')).toBe(before);
  expect(await build('cloudflare')).toMatchObject({ code: 0 });
});
