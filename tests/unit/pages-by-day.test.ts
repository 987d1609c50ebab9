import { expect, test } from 'vitest';
import { RenderContext } from '../../generator/4-render/context.ts';
import { renderPage } from '../../generator/4-render/render.ts';
import { load, plan } from '../../generator/compile/steps/stages.ts';
import { build } from '../../generator/index.ts';
import { routesByPath } from '../../generator/model/manifest.ts';
import { loadedTexts } from '../../generator/model/page-copies.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import theme from '../../runtime/theme.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';

/*
 * The day of the build determines the past fairs and the end of the offer; the browser does so on later days (fairs.spec.ts and
 * countdown.spec.ts).
 */

const content = (await load(`${root}/content`)).content ?? expect.fail('the real content does not load');
const { manifest } = plan(content);
const routes = routesByPath(manifest);

/** A page that is built on a day, with the days that it depends on. */
function pageOn(today: string, path: string): { html: string; days: readonly string[] } {
  const site = new RenderContext({ content, manifest, routes, assets: noAssets, today });
  const route = routes.get(path) ?? expect.fail(`a page is missing at ${path}`);
  const { html = '', trace } = renderPage({ site, theme, texts: loadedTexts(content), route });
  return { html, days: trace.queries.flatMap(({ key }) => (key.startsWith('isOver\0') ? key.slice('isOver\0'.length) : [])) };
}

test.each([
  ['2027-02-11', ['Counter & Kitchen', 'Comercio Abierto'], ['Small Shop Forum', 'Salon Days']],
  ['2027-02-12', ['Comercio Abierto'], ['Counter & Kitchen', 'Small Shop Forum', 'Salon Days']],
  ['2026-09-25', ['Small Shop Forum', 'Counter & Kitchen', 'Comercio Abierto'], ['Salon Days']],
])('P14 P3 a page that is built on %s shows the coming and the past fairs of that day', (today, upcoming, past) => {
  for (const path of ['/de-de/exhibitions/', '/de-de/']) {
    const { html } = pageOn(today, path);
    const [coming = '', gone = ''] = html.slice(html.indexOf('id="fairs-upcoming"')).split('id="fairs-past"');
    expect([titlesIn(coming), titlesIn(gone)]).toEqual([upcoming, past]);
  }
});

test('P14 only pages that show a fair depend on its last day', () => {
  const dependent = ['/de-de/exhibitions/', '/de-de/', '/de-de/support/', '/de-de/about/'].filter((path) =>
    pageOn('2026-11-22', path).days.includes('2027-02-11'),
  );
  expect(dependent).toEqual(['/de-de/exhibitions/', '/de-de/']);
});

test.each([
  ['2027-03-31', true],
  ['2027-04-01', false],
])('P3 F2 a page that is built on %s advertises, prices and takes orders for the offer: %s', (today, offered) => {
  const { html } = pageOn(today, '/de-de/');
  const traces = ['class="offer-receipt-price"', 'href="/de-de/#pre-order"', 'data-island="pre-order"'];
  expect(traces.filter((trace) => html.includes(trace))).toEqual(offered ? traces : []);
  expect(html.includes('<p class="lead">Dieses Angebot ist abgelaufen.')).toBe(!offered);
});

test('a build on another day renders no page whose days have not passed', async () => {
  const { content: folder, out } = await siteFolder();
  const on = (today: string) => build(opened({ content: folder, out, today }));
  expect([(await on('2026-11-22')).ok, (await on('2026-11-23')).rendered]).toEqual([true, 0]);
});

/** The titles of the fairs in a piece of a page. */
const titlesIn = (html: string) =>
  [...html.matchAll(/<article class="(?:badge )?fair [\s\S]*?<h3[^>]*>([^<]*)</g)].map(([, title = '']) => title.replace('&amp;', '&'));
