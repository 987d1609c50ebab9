import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuildResult, build } from '../../generator/index.ts';
import { Page } from '../bench/bare/page.tsx';
import { addressOf } from '../bench/page-shapes.ts';
import { pageData, siteData } from '../bench/site-data.ts';
import { writeSyntheticContent } from '../bench/synthetic-content.ts';
import { languages } from '../bench/synthetic-site.ts';
import { type Element, elementsOf } from '../support/html.ts';
import { testFolder } from '../support/paths.ts';

/* The site that builds are measured with: what it is said to be, and the bare loop's pages as large as its own. */

const size = { pages: 42 };
let folder: string;
let result: BuildResult;
let html: string;
let elements: readonly Element[];

beforeAll(async () => {
  await mkdir(testFolder, { recursive: true });
  folder = await mkdtemp(`${testFolder}/synthetic-`);
  await writeSyntheticContent(`${folder}/content`, size);
  result = await build({ content: `${folder}/content`, out: `${folder}/dist` });
  html = await readFile(`${folder}/dist/site/at-de/page-3/index.html`, 'utf8').catch(() => '');
  elements = elementsOf(html);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('it builds without a finding, the requested number of pages, the rest of the last one, and the one for what does not exist', () => {
  expect(result.diagnostics).toEqual([]);
  expect(result.pages).toBe(49);
});

test('a page has about 400 elements and is some tens of KB', () => {
  expect(elements.length).toBeGreaterThan(400);
  expect(elements.length).toBeLessThan(500);
  expect(Buffer.byteLength(html)).toBeGreaterThan(20_000);
  expect(Buffer.byteLength(html)).toBeLessThan(35_000);
});

test('it has 12 sections of 8 items, each with words of its own', () => {
  const items = elements.filter(({ tag, within }) => tag === 'p' && within.filter((around) => around === 'section').length === 2);
  expect(elements.filter(({ tag, within }) => tag === 'h2' && within.includes('main'))).toHaveLength(12);
  expect(items.length).toBe(12 * 8);
  expect(new Set(items.map(({ text }) => text)).size).toBe(items.length);
});

test('12 links stand in its navigation, 30 in its footer', () => {
  const links = elements.filter(({ tag, attributes }) => tag === 'a' && attributes.class === 'text-link');
  expect(links.filter(({ within }) => within.includes('header'))).toHaveLength(12);
  expect(links.filter(({ within }) => within.includes('footer'))).toHaveLength(30);
});

test('its head names it in 8 languages', () => {
  const alternates = elements.filter(({ attributes }) => attributes.rel === 'alternate').map(({ attributes }) => attributes.hreflang);
  expect(alternates).toEqual(expect.arrayContaining([...languages, ...languages.map((code) => `${code}-AT`), 'x-default']));
});

test('the page of the bare loop has the same elements, and its bytes but for 5 percent', () => {
  const site = siteData(size);
  const locale = site.locales.find(({ id }) => id === 'at-de') as (typeof site.locales)[number];
  const bare = `<!doctype html>${renderToStaticMarkup(createElement(Page, { site, locale, page: pageData('page-3', 'de') }))}`;
  const tags = (list: readonly Element[]) => list.map(({ tag }) => tag).sort();
  expect(addressOf(locale.id, 'page-3')).toBe('/at-de/page-3/');
  expect(tags(elementsOf(bare))).toEqual(tags(elements));
  expect(Math.abs(Buffer.byteLength(bare) / Buffer.byteLength(html) - 1)).toBeLessThan(0.05);
});
