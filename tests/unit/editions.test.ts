import { beforeAll, describe, expect, test } from 'vitest';
import { type RenderedSite, renderedSite } from '../support/rendered-site.ts';

/* Pages of some countries only, in further languages, and editions that replace other pages. */

const page = (where: string, source = 'en') => `import { definePage, fallback } from 'wortlaut';
export default definePage({ template: 'notice', source: '${source}', ${where}, structure: { mood: 'waiting', way: 'home' } });`;
const copy = (heading: string, text = 'For {fact:offer.fee}.', button = 'Back') => `import { defineCopy } from 'wortlaut';
export default defineCopy('notice', {
  meta: { title: '${heading}', description: '${heading}.' }, heading: '${heading}', text: '${text}', button: '${button}',
});`;
const german = (heading: string) => `import { translate } from 'wortlaut';
import source from './en.ts';
export default translate(source, {
  meta: { title: '${heading}', description: '${heading}.' }, heading: '${heading}', text: 'Für {fact:offer.fee}.', button: 'Zurück',
});`;

let site: RenderedSite;
beforeAll(async () => {
  site = await renderedSite({
    files: {
      'pages/landing/page.ts': page("path: '/:locale', variantOf: 'home', countries: ['ch'], extraLocales: ['ch-en']"),
      'pages/landing/en.ts': copy('Welcome'),
      'pages/landing/de.ts': german('Willkommen'),
      'pages/offer/page.ts': page(
        "path: '/:locale/offer', countries: ['ch'], extraLocales: ['ch-en'], gaps: { 'ch-en': fallback('de') }",
        'de',
      ),
      'pages/offer/de.ts': copy('Angebot', 'Für {fact:offer.fee}.', 'Zurück'),
      'facts/offer.ts': `import { defineFacts, money } from 'wortlaut';
const from = { tax: 'net', source: 'test', asOf: '2026-11-01' } as const;
export default defineFacts({
  price: money({ ...from, minor: 24900, currency: 'EUR' }),
  fee: money({ ...from, minor: 2990, currency: 'EUR', in: { en: { currency: 'GBP' } } }),
});`,
      'navigation.ts': `import { defineNavigation, to } from 'wortlaut';
export default defineNavigation({
  menus: { main: [{ label: 'nav.help', to: to('home') }] },
  header: { default: 'main' },
  footer: [{ heading: 'footer.explore', menu: 'main' }],
});`,
    },
  });
});

const paths = (id: string) => site.manifest.routes.filter(({ page }) => page === id).map(({ path }) => path);
const route = (path: string) => site.manifest.routes.find((one) => one.path === path) ?? expect.fail(`no page at ${path}`);
const hrefs = async (path: string) => (await site.page(path)).filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes.href);
const heading = async (path: string) => (await site.page(path)).find(({ tag }) => tag === 'h1');

test('an edition takes the place of its page in its countries, and only there', () => {
  expect(paths('home')).toEqual(['/at-de/', '/at-en/']);
  expect(paths('landing')).toEqual(['/ch-de/', '/ch-en/']);
});

test('links to the page lead to its edition in the countries of the edition', async () => {
  expect(await hrefs('/ch-de/help/')).toContain('/ch-de/');
  expect(await hrefs('/at-de/help/')).toContain('/at-de/');
});

test('a page and its edition name each other as alternates, in the further languages too', () => {
  const alternates = Object.fromEntries(route('/ch-en/').alternates.map(({ hreflang, path }) => [hreflang, path]));
  expect(alternates).toMatchObject({ 'de-AT': '/at-de/', 'en-AT': '/at-en/', 'de-CH': '/ch-de/', 'en-CH': '/ch-en/' });
  for (const path of ['/at-de/', '/at-en/', '/ch-de/']) expect(route(path).alternates).toEqual(route('/ch-en/').alternates);
});

describe('a page in a language that its country does not offer', () => {
  test('has that language in its picker; other pages of the country do not', async () => {
    expect(await hrefs('/ch-de/')).toContain('/ch-en/');
    expect(await hrefs('/ch-de/help/')).not.toContain('/ch-en/');
  });

  test('links to the other pages in a language of the country', async () => {
    expect(route('/ch-en/').tag).toBe('en-CH');
    expect((await heading('/ch-en/'))?.text).toBe('Welcome');
  });

  test('is marked if it shows a fallback, is not indexed, and has the original as canonical (decision 3)', async () => {
    expect(route('/ch-en/offer/')).toMatchObject({ canonical: '/ch-de/offer/', indexed: false, alternates: [] });
    expect(await heading('/ch-en/offer/')).toMatchObject({ text: 'Angebot', lang: 'de-CH' });
  });
});

test('addresses without the page answer as before: the country falls back to its own languages', async () => {
  const { resolveAddress } = await import('../../generator/index.ts');
  const answer = (path: string) => resolveAddress(site.manifest.table, path);
  expect(answer('/ch-en/')).toEqual({ status: 200, path: '/ch-en/' });
  expect(answer('/CH/en/offer')).toMatchObject({ status: 301, location: '/ch-en/offer/' });
  expect(answer('/ch-en/help/')).toMatchObject({ status: 302, location: '/ch-de/help/' });
  expect(answer('/at-de/offer/')).toMatchObject({ status: 404 });
});

test('K5 one amount is shown in pounds to readers of English', async () => {
  const text = async (path: string) => (await site.page(path)).find(({ tag }) => tag === 'main')?.text;
  expect(await text('/ch-en/')).toMatch(/£\s?29\.90/);
  expect(await text('/ch-de/')).toContain('EUR');
  expect(await text('/ch-de/')).toContain('29.90');
});

test('the sources of these pages are their own files', () => {
  expect(route('/ch-en/offer/').sources).toEqual(['content/pages/offer/de.ts', 'content/pages/offer/page.ts']);
});
