import { expect, test } from 'vitest';
import { readSite } from '../../generator/index.ts';
import { root } from '../support/paths.ts';
import { theRealSite } from '../support/real-site.ts';

const { manifest, pages } = theRealSite();

/** `terms.md` 2, as far as the site has the country. The others have no pages whose footer could show it. */
const termsOf: Readonly<Record<string, string>> = {
  at: '/at-at/allgemeine-geschaeftsbedingungen/',
  de: '/de-de/allgemeine-geschaeftsbedingungen/',
  ch: '/ch-de/agb/',
  fr: '/fr-fr/conditions-generales/',
  es: '/es-es/condiciones-generales/',
  cz: '/cz-cz/vseobecne-podminky/',
  pl: '/pl-pl/warunki-ogolne/',
};
const termsLinks = (page: (typeof pages)[number]) => {
  const known = [...Object.values(termsOf), '/agb/'];
  return page
    .all('a')
    .filter(({ within, attributes }) => within.includes('footer') && known.includes(attributes.href ?? ''))
    .map(({ attributes }) => attributes.href);
};

test.each(Object.entries(termsOf))('F6 the footer of every page of %s links to %s', (country, terms) => {
  const here = pages.filter(({ route }) => route.locale?.country === country);
  expect(here.length).toBeGreaterThan(10);
  for (const page of here) expect([page.route.path, termsLinks(page)]).toEqual([page.route.path, [terms]]);
});

test('F6 the footer of every other page links to /agb', () => {
  const elsewhere = pages.filter(({ route }) => !route.locale);
  expect(elsewhere.map(({ route }) => route.path)).toContain('/');
  for (const page of elsewhere) expect([page.route.path, termsLinks(page)]).toEqual([page.route.path, ['/agb/']]);
});

test('F3 F4 the header shows the full menu on Spanish routes and the other one elsewhere (decision 10)', async () => {
  const { site } = await readSite({ content: `${root}/content` });
  const blog = site?.content.brand.value.outbound.blog;
  for (const page of pages) {
    const full = page.all('a', { href: blog ?? '' }).some(({ within }) => within.includes('header'));
    expect([page.route.path, full]).toEqual([page.route.path, page.route.locale?.country === 'es']);
  }
});

test('A11 the pickers lead to this same page in the other countries and languages', () => {
  const at = (path: string) => manifest.routes.find((route) => route.path === path);
  for (const page of pages.filter(({ route: { locale, status, canonical, path } }) => locale && status === 200 && path === canonical)) {
    const links = page.elements.filter(({ tag, attributes, within }) => tag === 'a' && attributes.hreflang && within.includes('header'));
    const targets = links.map(({ attributes }) => at(attributes.href ?? ''));
    const countries = new Set(targets.filter((route) => route?.page === page.route.page).map((route) => route?.locale?.country));
    expect([page.route.path, countries.size]).toEqual([page.route.path, 7]);
    for (const { attributes } of links)
      expect(attributes.hreflang, `${page.route.path} ${attributes.href}`).toBe(at(attributes.href ?? '')?.tag);
  }
});

test('A10 choosing a language leads to a page in that language, and its name stands in it', () => {
  for (const page of pages) {
    const languages = page.all('a').filter(({ within, attributes }) => within.includes('header') && attributes.hreflang && attributes.lang);
    for (const { attributes } of languages)
      expect([page.route.path, attributes.lang, attributes.hreflang?.split('-')[0]]).toEqual([
        page.route.path,
        attributes.lang,
        attributes.lang,
      ]);
  }
});

test('F7 flags are drawn, not emoji', () => {
  for (const page of pages) expect(page.html).not.toMatch(/\p{Regional_Indicator}/u);
  const chooser = pages.find(({ route }) => route.path === '/');
  expect(chooser?.all('svg').filter(({ attributes }) => attributes.class === 'flag').length).toBe(7);
});

test('X3 every dictionary has the words for loading and for an error', async () => {
  const { site } = await readSite({ content: `${root}/content` });
  const words = [...(site?.content.dictionaries ?? [])].map(([language, { value }]) => [language, value.common] as const);
  expect(words.map(([language]) => language)).toEqual(['cs', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl']);
  for (const [, common] of words)
    expect(common).toMatchObject({ loading: expect.stringMatching(/\S/), error: expect.stringMatching(/\S/) });
});
