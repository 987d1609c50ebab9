import { expect, test } from 'vitest';
import type { RenderedSite } from '../../generator/2-check/inspect.ts';
import { judgeLink } from '../../generator/2-check/judge-link.ts';
import { readMarkup } from '../../generator/2-check/markup/read-markup.ts';
import { summaryOf } from '../../generator/2-check/page-summary.ts';
import { root } from '../support/paths.ts';
import { renderedFiles } from '../support/rendered-files.ts';

/* Links name pages, so only a hand-spelt one can lead to a page that is left out. */

test('WL3015 a link to a page that is left out there is told the reason', async () => {
  const minimal = await renderedFiles(`${root}/tests/sites/minimal/content`);
  const routes = minimal.manifest.routes.filter(({ path }) => path !== '/ch-de/help/');
  const omissions = [{ page: 'help', locale: 'ch-de', reason: 'Nobody answers there yet.' }];
  const site: RenderedSite = { ...minimal, manifest: { ...minimal.manifest, routes, omissions } };
  const pages = new Map(routes.map((route) => [route.path, summaryOf(readMarkup(site.files.get(route.output) as string), route)]));
  const from = pages.get('/ch-de/') ?? expect.fail('no home page');
  expect(judgeLink({ site, pages, link: '/ch-de/help/', from })).toMatchObject({
    code: 'WL3015',
    message: "The link 'Hilfe' on /ch-de/ leads to /ch-de/help/, but the page 'help' is left out there: Nobody answers there yet.",
  });
});
