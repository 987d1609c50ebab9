import { describe, expect, test } from 'vitest';
import { theRealSite } from '../support/real-site.ts';

/* hreflang, canonical and sitemap name one graph: closed, symmetric, and every address in it is its own canonical one. */

const { manifest, pages, read } = theRealSite();
const absolute = (path: string) => manifest.origin + path;
const byAddress = new Map(pages.map((page) => [absolute(page.route.path), page]));
const alternatesOf = (page: (typeof pages)[number]) =>
  Object.fromEntries(page.all('link', { rel: 'alternate' }).map(({ attributes }) => [attributes.hreflang ?? '', attributes.href ?? '']));
const canonicalOf = (page: (typeof pages)[number]) => page.all('link', { rel: 'canonical' }).map(({ attributes }) => attributes.href);
const isNoindex = (page: (typeof pages)[number]) =>
  page.all('meta', { name: 'robots' }).some(({ attributes }) => attributes.content?.includes('noindex'));
const indexed = pages.filter((page) => !isNoindex(page));

describe.each(indexed.map((page) => [page.route.path, page] as const))('the alternates of %s', (_, page) => {
  const alternates = alternatesOf(page);

  test('are pages that are indexed and name themselves as canonical', () => {
    for (const address of Object.values(alternates)) {
      const target = byAddress.get(address);
      expect(target && { canonical: canonicalOf(target), noindex: isNoindex(target), status: target.route.status }, address).toEqual({
        canonical: [address],
        noindex: false,
        status: 200,
      });
    }
  });

  test('name this page itself, a default, and are the same on all of them', () => {
    if (Object.keys(alternates).length === 0) return;
    expect(Object.values(alternates)).toContain(absolute(page.route.path));
    expect(alternates).toHaveProperty('x-default');
    for (const address of Object.values(alternates)) expect(alternatesOf(byAddress.get(address) ?? page), address).toEqual(alternates);
  });

  test('name each language tag once, in the language of the page it leads to', () => {
    const names = page.all('link', { rel: 'alternate' }).map(({ attributes }) => attributes.hreflang);
    expect(new Set(names).size).toBe(names.length);
    for (const [name, address] of Object.entries(alternates)) {
      const tag = byAddress.get(address)?.all('html')[0]?.attributes.lang;
      if (name !== 'x-default') expect(name.includes('-') ? tag : tag?.split('-')[0], address).toBe(name);
    }
  });
});

test('every page of the pattern has alternates, and every locale of a page is among them', () => {
  for (const { route } of indexed.filter(({ route: { path, locale } }) => locale && path.startsWith(`/${locale.id}/`))) {
    const siblings = indexed.filter(({ route: { page, locale } }) => page === route.page && locale).map(({ route: { tag } }) => tag);
    expect(
      route.alternates.map(({ hreflang }) => hreflang),
      route.path,
    ).toEqual(expect.arrayContaining(siblings));
  }
});

test('the document declares its language: `lang` is the tag of the locale', () => {
  for (const page of pages) expect(page.all('html')[0]?.attributes.lang, page.route.path).toBe(page.route.tag);
});

test('an address that shows a page of another address names that one as canonical (decision 2, 5)', () => {
  const aliases = pages.filter(({ route }) => route.canonical !== route.path);
  const named = Object.fromEntries(aliases.map(({ route }) => [route.path, route.canonical]));
  expect(named).toMatchObject({
    '/es/': '/es-es/',
    '/about/': '/de-de/about/',
    '/support/': '/de-de/support/',
    '/agb/': '/de-de/allgemeine-geschaeftsbedingungen/',
  });
  for (const page of aliases) expect(canonicalOf(page), page.route.path).toEqual([absolute(page.route.canonical)]);
});

test('A12 /es is a page, in Spanish, whose canonical address is /es-es', () => {
  const page = pages.find(({ route }) => route.path === '/es/');
  expect(page && [canonicalOf(page), page.all('html')[0]?.attributes.lang, page.route.status]).toEqual([
    [absolute('/es-es/')],
    'es-ES',
    200,
  ]);
});

test('the sitemap lists exactly the indexed pages, with the alternates of their heads', () => {
  const entries = [...read('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address = '', links = '']) => ({
    address,
    alternates: Object.fromEntries([...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name, target]) => [name, target])),
  }));
  expect(entries).toEqual(indexed.map((page) => ({ address: absolute(page.route.path), alternates: alternatesOf(page) })));
});

test('robots.txt lets everybody in and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
});
