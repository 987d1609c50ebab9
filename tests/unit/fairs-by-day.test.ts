import { expect, test } from 'vitest';
import { readSite, renderPage } from '../../generator/index.ts';
import { root } from '../support/paths.ts';

/* Which fairs are over is decided by the day of the build; later days are the browser's (tests/browser/fairs.spec.ts). */

test.each([
  ['2027-02-11', ['Counter & Kitchen', 'Comercio Abierto'], ['Small Shop Forum', 'Salon Days']],
  ['2027-02-12', ['Comercio Abierto'], ['Counter & Kitchen', 'Small Shop Forum', 'Salon Days']],
  ['2026-09-25', ['Small Shop Forum', 'Counter & Kitchen', 'Comercio Abierto'], ['Salon Days']],
])('P14 P3 on %s the fairs to come and the past ones are those of that day', async (today, upcoming, past) => {
  const { site } = await readSite({ content: `${root}/content`, today, production: false, pseudo: false });
  for (const path of ['/de-de/exhibitions/', '/de-de/']) {
    const route = site?.manifest.routes.find((one) => one.path === path);
    if (!site || !route) expect.fail(`there is no page at ${path}`);
    const html = (await renderPage(site, route)).html ?? '';
    const [coming = '', gone = ''] = html.slice(html.indexOf('id="fairs-upcoming"')).split('id="fairs-past"');
    expect([titlesIn(coming), titlesIn(gone)]).toEqual([upcoming, past]);
  }
});

/** The titles of the fairs in a piece of a page. */
const titlesIn = (html: string) =>
  [...html.matchAll(/<article class="fair [\s\S]*?<h3[^>]*>([^<]*)</g)].map(([, title = '']) => title.replace('&amp;', '&'));
