import { createElement, type ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { readSite, renderPage, type SiteModel } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

/* A page is inspected when the development server renders it alone. */

let folder: SiteFolder;
let site: SiteModel;
beforeAll(async () => {
  folder = await siteFolder();
  site = (await readSite(opened({ content: folder.content }))).site ?? expect.fail('the minimal site does not load');
});

/** The findings on the home page with this body. */
async function findingsIn(body: (props: { readonly copy: Readonly<Record<string, string>> }) => ReactNode) {
  const theme = await site.site.theme();
  const withBody = { ...site.site, theme: async () => ({ ...theme, templates: { ...theme.templates, notice: body } }) };
  const route = site.manifest.routes.find(({ path }) => path === '/at-de/') ?? expect.fail('no home page');
  const { diagnostics } = await renderPage({ ...site, site: withBody }, route);
  return diagnostics.map(({ code, file, message }) => ({ code, file, message }));
}
const h1 = () => createElement('h1', {}, 'Title');
const file = 'content/pages/home/page.ts';

test('a fault of a template is reported with the page', async () => {
  expect(await findingsIn(h1)).toEqual([]);
  expect(await findingsIn(() => createElement('h2', {}, 'Title'))).toEqual([
    { code: 'WL5001', file, message: 'The page /at-de/ has no main heading; exactly one is expected.' },
  ]);
});

test('texts cannot become markup: the words of an author are escaped', async () => {
  const hostile = '"><img src=x onerror="steal()"> style="color:red"';
  const texts = () => createElement('div', { title: hostile }, h1(), createElement('p', {}, hostile));
  expect(await findingsIn(texts)).toEqual([]);
});

test('an empty header cell is not reported beside the missing text that it shows', async () => {
  const tableWith = (words: string | undefined) => [
    h1(),
    createElement('table', {}, createElement('caption', {}, 'T'), createElement('tr', {}, createElement('th', { scope: 'col' }, words))),
  ];
  const codesIn = async (body: Parameters<typeof findingsIn>[0]) => (await findingsIn(body)).map(({ code }) => code);
  expect(await codesIn(() => tableWith(''))).toContain('WL5023');
  const ofMissing = await codesIn(({ copy }) => tableWith(copy.absent));
  expect([ofMissing.includes('WL2010'), ofMissing.includes('WL5023')]).toEqual([true, false]);
});
