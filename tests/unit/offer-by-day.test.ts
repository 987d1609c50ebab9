import { expect, test } from 'vitest';
import { readSite, renderPage } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';

/* The day of the build determines whether the offer is over; the browser does so until the next build (countdown.spec.ts). */

test.each([
  ['2027-03-31', true],
  ['2027-04-01', false],
])('P3 F2 a page that is built on %s advertises, prices and takes orders for the offer: %s', async (today, offered) => {
  const { site } = await readSite(opened({ content: `${root}/content`, today, production: false, pseudo: false }));
  const route = site?.manifest.routes.find(({ path }) => path === '/de-de/');
  if (!site || !route) expect.fail('there is no page at /de-de/');
  const html = (await renderPage(site, route)).html ?? '';
  const traces = ['class="offer-receipt-price"', 'href="/de-de/#pre-order"', 'data-island="pre-order"'];
  expect(traces.filter((trace) => html.includes(trace))).toEqual(offered ? traces : []);
  expect(html.includes('<p class="lead">Dieses Angebot ist abgelaufen.')).toBe(!offered);
});
