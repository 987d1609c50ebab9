import { beforeAll, expect, test } from 'vitest';
import type { Element } from '../support/html.ts';
import { type RenderedSite, renderedSite } from '../support/rendered-site.ts';

/* A page that shows the text of another language stays in its own locale, with its links, its menus and its footer. */

const page = (rest: string) => `import { definePage, fallback } from 'wortlaut';
export default definePage({
  template: 'notice',
  source: 'en',
  gaps: { 'ch-de': fallback('en'), 'at-de': fallback('en') },
  ${rest}
});
`;

let site: RenderedSite;

beforeAll(async () => {
  site = await renderedSite({
    files: {
      'countries/ch.ts': `import { defineCountry } from 'wortlaut';
export default defineCountry({ code: 'ch', name: 'Switzerland', currency: 'CHF', languages: ['de', 'en'], domain: 'ch.muster.example', values: { sampleReceipt: { coffee: 480 } } });
`,
      'pages/home/page.ts': page(`path: '/:locale', redirectFrom: ['/'], structure: { mood: 'waiting', way: 'home' },`),
      'pages/help/page.ts': page(`path: '/:locale/help', anchors: ['content'], structure: { mood: 'waiting', way: 'home' },`),
    },
    without: ['pages/home/de.ts', 'pages/help/de.ts'],
  });
});

const links = async (path: string, part: string): Promise<Element[]> =>
  (await site.page(path)).filter(({ tag, within }) => tag === 'a' && within.includes(part));
const hrefs = (elements: readonly Element[]) => elements.flatMap(({ attributes: { href = '' } }) => (href.startsWith('/') ? [href] : []));

test.each(['main', 'footer'])('on a fallback page the links of %s stay in its locale', async (part) => {
  const addresses = hrefs(await links('/ch-de/help/', part));
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((href) => !href.startsWith('/ch-de/'))).toEqual([]);
});

test('the menu of a page in the same locale leads to the fallback page, and declares the language of its text', async () => {
  const [help] = (await links('/ch-de/', 'footer')).filter(({ attributes }) => attributes.href === '/ch-de/help/');
  expect(help?.attributes.hreflang).toBe('en-CH');
});

test('within the text of a fallback page a link to a text in the same language declares no language', async () => {
  const [home] = (await links('/ch-de/help/', 'main')).filter(({ attributes }) => attributes.href === '/ch-de/');
  expect(home).toBeDefined();
  expect(home?.attributes.hreflang).toBeUndefined();
});

test('readers of another language are not led to a fallback page', async () => {
  const all = ['main', 'footer'].map(async (part) => hrefs(await links('/ch-en/help/', part)));
  expect((await Promise.all(all)).flat().filter((href) => href.startsWith('/ch-de/'))).toEqual([]);
});

test('a fallback page has the metadata of the text, such as its canonical address', () => {
  const route = site.manifest.routes.find(({ path }) => path === '/ch-de/help/');
  expect(route).toMatchObject({ copyLanguage: 'en', canonical: '/ch-en/help/', indexed: false });
});

test('the language picker stays on the page if no page of the locale has a text in that language', async () => {
  const pickers = (await site.page('/ch-en/help/')).filter(
    ({ tag, attributes, within }) => tag === 'a' && within.includes('header') && attributes.lang === 'en',
  );
  expect(pickers.map(({ attributes }) => [attributes.href, attributes.hreflang])).toEqual([['/ch-en/help/', 'en-CH']]);
});
