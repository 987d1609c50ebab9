import { createElement, Fragment, type ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readSite, renderPage, type SiteModel } from '../../generator/index.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

/* Faults that only a template can make: the stage finds them in the HTML of every page. */

const template = vi.hoisted(() => ({ body: (): ReactNode => null }));
vi.mock('../../runtime/templates.ts', () => ({ templates: { notice: () => template.body() } }));

let folder: SiteFolder;
let site: SiteModel;
beforeAll(async () => {
  folder = await siteFolder();
  site = (await readSite({ content: folder.content })).site ?? expect.fail('the minimal site does not load');
});
afterAll(() => folder.remove());

async function found(body: () => ReactNode) {
  template.body = body;
  const route = site.manifest.routes.find(({ path }) => path === '/at-de/') ?? expect.fail('no home page');
  const { diagnostics } = await renderPage(site, route);
  return diagnostics.map(({ code, file, message }) => ({ code, file, message }));
}
const h1 = () => createElement('h1', {}, 'Title');
const file = 'content/pages/home/page.ts';

beforeEach(async () => expect(await found(h1)).toEqual([]));

test('WL5001 a page without a main heading, or with two', async () => {
  expect(await found(() => createElement('h2', {}, 'Title'))).toEqual([
    { code: 'WL5001', file, message: 'The page /at-de/ has no main heading; exactly one is expected.' },
  ]);
  expect(await found(() => createElement(Fragment, {}, h1(), h1()))).toEqual([
    { code: 'WL5001', file, message: 'The page /at-de/ has 2 main headings; exactly one is expected.' },
  ]);
});

test('WL5002 an id that stands twice', async () => {
  const twice = () => createElement(Fragment, {}, h1(), createElement('p', { id: 'prices' }), createElement('p', { id: 'prices' }));
  expect(await found(twice)).toEqual([{ code: 'WL5002', file, message: "The id 'prices' stands more than once on /at-de/." }]);
});

test('WL5003 an inline style', async () => {
  const styled = () => createElement('div', { style: { color: 'red' } }, h1());
  expect(await found(styled)).toEqual([
    { code: 'WL5003', file, message: "The page /at-de/ has an inline 'style', which the security policy forbids." },
  ]);
});

test('WL5003 an event handler that came as a text', async () => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the fault that is to be found
  const handled = () => createElement('div', { dangerouslySetInnerHTML: { __html: '<h1 onclick="steal()">Title</h1>' } });
  expect(await found(handled)).toEqual([
    { code: 'WL5003', file, message: "The page /at-de/ has an inline 'onclick', which the security policy forbids." },
  ]);
});

test('texts cannot become markup: what an author writes is shown as it is', async () => {
  const hostile = '"><img src=x onerror="steal()"> style="color:red"';
  const texts = () => createElement('div', { title: hostile }, h1(), createElement('p', {}, hostile));
  expect(await found(texts)).toEqual([]);
});
