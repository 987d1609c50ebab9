import { expect, test } from 'vitest';
import { type Route, readSite } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { theRealSite } from '../support/real-site.ts';

const { manifest, pages } = theRealSite();
const { site } = await readSite(opened({ content: `${root}/content` }));

/** The footer's table of `terms.md` 2. */
const termsOf: Readonly<Record<string, string>> = {
  at: '/at-at/allgemeine-geschaeftsbedingungen/',
  de: '/de-de/allgemeine-geschaeftsbedingungen/',
  ch: '/ch-de/agb/',
  gb: '/gb-en/terms/',
  fr: '/fr-fr/conditions-generales/',
  it: '/it-it/condizioni-generali/',
  nl: '/nl-nl/algemene-voorwaarden/',
  es: '/es-es/condiciones-generales/',
  cz: '/cz-cz/vseobecne-podminky/',
  pl: '/pl-pl/warunki-ogolne/',
};
const termsLinks = (page: (typeof pages)[number]) => {
  const expected = [...manifest.routes.filter(({ page: id }) => id.startsWith('terms')).map(({ path }) => path)];
  return page
    .all('a')
    .filter(({ within, attributes }) => within.includes('footer') && expected.includes(attributes.href ?? ''))
    .map(({ attributes }) => attributes.href);
};

test.each(Object.entries(termsOf))('F6 the footer of every page of %s links to %s', (country, terms) => {
  const here = pages.filter(({ route }) => route.country === country);
  expect(here.length).toBeGreaterThan(site?.content.countries.has(country) ? 10 : 2);
  for (const page of here) expect([page.route.path, termsLinks(page)]).toEqual([page.route.path, [terms]]);
});

test('F6 the footer of every other page links to /agb', () => {
  const elsewhere = pages.filter(({ route }) => !route.country);
  expect(elsewhere.map(({ route }) => route.path)).toContain('/');
  for (const page of elsewhere) expect([page.route.path, termsLinks(page)]).toEqual([page.route.path, ['/agb/']]);
});

/** The way to the offer from a page of a country (F2, F5). */
const toOffer = (country: string) => (country === 'es' ? /^\/es-\w\w\/ipad-offer\/$/ : new RegExp(`^/${country}-\\w\\w/#offer$`));

/** The pages without a banner: their first band shows a price. */
const withoutBanner = new Set(['home', 'landing', 'prices', 'ipad-offer', 'ipad-offer-2']);

test('F2 F5 banner and footer lead to the offer page in Spain, and to the offer on the home page elsewhere', () => {
  for (const { route, all } of pages) {
    if (!route.locale || route.status !== 200) continue;
    const footer = all('a').filter(
      ({ within, attributes }) => within.includes('footer') && /\/ipad-offer\/|#offer/.test(attributes.href ?? ''),
    );
    expect(footer.map(({ attributes }) => attributes.href)).toEqual([expect.stringMatching(toOffer(route.locale.country ?? ''))]);
    const banner = all('a', { class: 'promo-banner-link' }).map(({ attributes }) => attributes.href);
    expect(banner, route.path).toEqual(withoutBanner.has(route.page) ? [] : [expect.stringMatching(toOffer(route.locale.country ?? ''))]);
  }
});

test('F3 F5 functions and trades are in the Spanish menu and footer alone', () => {
  const trades = manifest.routes.filter(({ page }) => site?.content.pages.get(page)?.definition.value.template === 'trade');
  expect(trades.length).toBe(11);
  for (const { route, all } of pages) {
    const listedIn = (part: string) =>
      trades.filter(({ path }) => all('a', { href: path }).some(({ within }) => within.includes(part))).length;
    const footer = route.locale?.country === 'es' ? 11 : 0;
    const header = route.page === 'ipad-offer-2' ? 0 : footer;
    expect([route.path, listedIn('header'), listedIn('footer')]).toEqual([route.path, header, footer]);
  }
});

test('F3 F4 the header shows the full menu on Spanish routes and the other one elsewhere (decision 10)', () => {
  const blog = site?.content.brand.value.externalLinks.blog;
  for (const page of pages) {
    const full = page.all('a', { href: blog ?? '' }).some(({ within }) => within.includes('header'));
    const expected = page.route.locale?.country === 'es' && page.route.page !== 'ipad-offer-2';
    expect([page.route.path, full]).toEqual([page.route.path, expected]);
  }
});

test('A11 the pickers lead to this same page, or its edition, in every country that has it', () => {
  const original = (page = '') => site?.content.pages.get(page)?.definition.value.variantOf ?? page;
  const countriesOf = (routes: readonly (Route | undefined)[], page: string) =>
    new Set(routes.flatMap((route) => (route && original(route.page) === original(page) ? (route.locale?.country ?? []) : []))).size;
  const canonical = manifest.routes.filter(({ path, canonical: own }) => path === own);
  const at = (path: string) => manifest.routes.find((route) => route.path === path);
  for (const page of pages.filter(({ route: { locale, status, canonical, path } }) => locale && status === 200 && path === canonical)) {
    const links = page.elements.filter(({ tag, attributes, within }) => tag === 'a' && attributes.hreflang && within.includes('header'));
    const targets = links.map(({ attributes }) => at(attributes.href ?? ''));
    const everywhere = countriesOf(canonical, page.route.page);
    expect([page.route.path, countriesOf(targets, page.route.page)]).toEqual([page.route.path, everywhere]);
    for (const { attributes } of links)
      expect(attributes.hreflang, `${page.route.path} ${attributes.href}`).toBe(at((attributes.href ?? '').replace(/#.*/, ''))?.tag);
  }
});

test('A8 each language has a code, an English name and its own name, under which every header links to it', () => {
  const languages = site?.content.languages.value ?? {};
  const names = Object.entries(languages).map(([code, { name, nativeName }]) => `${code} ${name} ${nativeName}`);
  expect(names).toEqual([
    'en English English',
    'de German Deutsch',
    'fr French Français',
    'es Spanish Español',
    'pl Polish Polski',
    'it Italian Italiano',
    'nl Dutch Nederlands',
    'cs Czech Čeština',
  ]);
  const shown = pages.flatMap((page) =>
    page
      .all('a')
      .filter(({ within, attributes }) => within.includes('header') && attributes.hreflang && attributes.lang)
      .map(({ text, attributes }) => `${attributes.lang} ${text}`),
  );
  const codes = [...new Set(shown.map((link) => link.slice(0, 2)))];
  // Czech has a contract alone.
  expect(codes.toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl']);
  expect([...new Set(shown)].sort()).toEqual(codes.map((code) => `${code} ${languages[code]?.nativeName}`).sort());
});

test('A10 choosing a language leads to a page in that language, which shows the name of the language', () => {
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

test('X3 every dictionary has the words for loading and for an error', () => {
  const words = [...(site?.content.dictionaries ?? [])].map(([language, { value }]) => [language, value.common] as const);
  expect(words.map(([language]) => language)).toEqual(['cs', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl']);
  for (const [, common] of words)
    expect(common).toMatchObject({ loading: expect.stringMatching(/\S/), error: expect.stringMatching(/\S/) });
});
