import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { build, readSite, renderPage } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';

/* The day of the build determines the past fairs; the browser does so on later days (tests/browser/fairs.spec.ts). */

test.each([
  ['2027-02-11', ['Counter & Kitchen', 'Comercio Abierto'], ['Small Shop Forum', 'Salon Days']],
  ['2027-02-12', ['Comercio Abierto'], ['Counter & Kitchen', 'Small Shop Forum', 'Salon Days']],
  ['2026-09-25', ['Small Shop Forum', 'Counter & Kitchen', 'Comercio Abierto'], ['Salon Days']],
])('P14 P3 a page that is built on %s shows the coming and the past fairs of that day', async (today, upcoming, past) => {
  const { site } = await readSite(opened({ content: `${root}/content`, today, production: false, pseudo: false }));
  for (const path of ['/de-de/exhibitions/', '/de-de/']) {
    const route = site?.manifest.routes.find((one) => one.path === path);
    if (!site || !route) expect.fail(`there is no page at ${path}`);
    const html = (await renderPage(site, route)).html ?? '';
    const [coming = '', gone = ''] = html.slice(html.indexOf('id="fairs-upcoming"')).split('id="fairs-past"');
    expect([titlesIn(coming), titlesIn(gone)]).toEqual([upcoming, past]);
  }
});

test('P14 a build on another day renders only the pages whose fairs have ended', { timeout: 120_000 }, async () => {
  // The content folder has a build state of its own; the bundles are those of the project.
  const { content, out } = await siteFolder({ from: `${root}/content` });
  const on = (today: string) => build(opened({ content, out, today }));
  const [first, next, after] = [await on('2026-11-22'), await on('2026-11-23'), await on('2027-02-12')];
  expect([first.ok, first.rendered, next.rendered]).toEqual([true, first.pages, 0]);
  expect(after.rendered).toBeGreaterThan(0);
  expect(after.rendered).toBeLessThan(after.pages / 4);
  const html = await readFile(`${out}/site/de-de/exhibitions/index.html`, 'utf8');
  expect(titlesIn(html.slice(html.indexOf('id="fairs-past"')))).toEqual(['Counter & Kitchen', 'Small Shop Forum', 'Salon Days']);
});

/** The titles of the fairs in a piece of a page. */
const titlesIn = (html: string) =>
  [...html.matchAll(/<article class="(?:badge )?fair [\s\S]*?<h3[^>]*>([^<]*)</g)].map(([, title = '']) => title.replace('&amp;', '&'));
