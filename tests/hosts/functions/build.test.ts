import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runHere } from '../../support/run-here.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { moduleOf } from './module-of.ts';

/* Output of `build --host` for hosts that run a function. */

const site = await siteFolder();

const build = (...hosts: readonly string[]) =>
  runHere(['build', '--content', site.content, '--out', site.out, '--format', 'json', '--host', hosts.join()]);

test('a build for all of them writes the files of each, and the function answers for the built site', async () => {
  expect(await build('cloudflare', 'netlify', 'vercel')).toMatchObject({ code: 0 });
  const there = [
    'site/_worker.js',
    'site/_routes.json',
    'site/_headers',
    'host/netlify/netlify.toml',
    'host/netlify/edge-functions/respond.js',
    'host/vercel/config.json',
  ];
  expect([...there, 'site/_redirects', 'site/index.html'].filter((path) => existsSync(`${site.out}/${path}`))).toEqual(there);
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
