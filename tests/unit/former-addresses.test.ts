import { beforeAll, expect, test } from 'vitest';
import { readSite, resolveAddress, type SiteModel, siteDocuments } from '../../generator/index.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import { opened } from '../support/opened.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

/* A former address of a page, in any spelling, leads to the present one in one step. */

const page = `import { definePage } from 'wortlaut';
export default definePage({
  template: 'notice',
  path: '/:locale/help',
  redirectFrom: ['/:locale/hilfe', '/ch-de/rat', '/kontakt', '/alt.html'],
  source: 'en',
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
`;

let folder: SiteFolder;
let site: SiteModel;
beforeAll(async () => {
  folder = await siteFolder({ files: { 'pages/help/page.ts': page } });
  site = (await readSite(opened({ content: folder.content }))).site ?? expect.fail('the site does not load');
});

test.each([
  ['/at-de/hilfe/', '/at-de/help/'],
  ['/ch-de/hilfe', '/ch-de/help/'],
  ['/AT-EN/Hilfe/?topic=call#content', '/at-en/help/?topic=call#content'],
  ['/at/hilfe/', '/at-de/help/'],
  ['/at/en/hilfe/', '/at-en/help/'],
  ['/ch-en/hilfe/', '/ch-de/help/', 302],
  ['/ch-de/rat/', '/ch-de/help/'],
  ['/kontakt', '/at-de/help/'],
  ['/alt.html', '/at-de/help/'],
])('%s leads to %s', (from, location, status = 301) => {
  expect(resolveAddress(site.manifest.table, from)).toMatchObject({ status, location });
});

test('former addresses are listed with the other redirects, each with its own page or file', async () => {
  const { redirects } = site.manifest;
  const { files } = await siteDocuments(site, noAssets);
  for (const from of ['/at-de/hilfe/', '/at/hilfe/', '/ch-de/rat/', '/kontakt/', '/alt.html']) {
    expect(redirects.map((redirect) => redirect.from)).toContain(from);
    expect(files.get(from.endsWith('/') ? `${from.slice(1)}index.html` : from.slice(1))).toContain('data-to=');
  }
});
