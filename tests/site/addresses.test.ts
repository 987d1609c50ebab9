import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { resolveAddress } from '../../generator/index.ts';
import { fileAt } from '../support/built-site.ts';
import { realSite } from '../support/paths.ts';
import { theRealSite } from '../support/real-site.ts';

const { manifest, pages, files, read } = theRealSite();
const answer = (address: string) => resolveAddress(manifest.table, address);
/** A temporary redirect, because the language may be offered later (decision 37). */
const passedOn = (location: string) => expect.objectContaining({ status: 302, location });
const moved = (location: string) => expect.objectContaining({ status: 301, location });

describe('addresses', () => {
  test('A1 the first segment is country and language; capitals lead to small letters', () => {
    expect(answer('/at-de/support/')).toEqual({ status: 200, path: '/at-de/support/' });
    expect(answer('/AT-DE/Support')).toEqual(moved('/at-de/support/'));
    expect(answer('/At-de/support/?topic=call#contact')).toEqual(moved('/at-de/support/?topic=call#contact'));
  });

  test('A2 a country alone takes its first language', () => {
    expect(answer('/at')).toEqual(moved('/at-de/'));
    expect(answer('/cz/support')).toEqual(moved('/cz-en/support/'));
    expect(answer('/CH/about/?a=1')).toEqual(moved('/ch-de/about/?a=1'));
  });

  test('A3 a language that the country does not offer becomes its first', () => {
    expect(answer('/pl-de/benefits/')).toEqual(passedOn('/pl-pl/benefits/'));
    expect(answer('/cz-cs/')).toEqual(passedOn('/cz-en/'));
    expect(answer('/cz/cs/about')).toEqual(passedOn('/cz-en/about/'));
  });

  test.each([
    ['/at-de/agb', '/at-at/allgemeine-geschaeftsbedingungen/'],
    ['/at-de/allgemeine-geschaeftsbedingungen', '/at-at/allgemeine-geschaeftsbedingungen/'],
    ['/at/agb', '/at-at/allgemeine-geschaeftsbedingungen/'],
    ['/at-en/agb', '/at-en/terms/'],
    ['/ch-fr/conditions-generales', '/ch-fr/agb/'],
    ['/cz/vseobecne-podminky', '/cz-cz/vseobecne-podminky/'],
    ['/de/agb', '/de-de/allgemeine-geschaeftsbedingungen/'],
    ['/pl-pl/agb', '/pl-pl/warunki-ogolne/'],
    ['/es-en/terms', '/es-en/agb/'],
  ])('T2 %s, by which a reader looks for the terms, leads to %s', (address, terms) => expect(answer(address)).toEqual(moved(terms)));

  test('A4 an unknown country is ignored: its page explains that the country is unknown (decision 7)', () => {
    expect(answer('/xx')).toEqual({ status: 404, reason: 'unknown-country' });
    expect(answer('/se-sv/support/')).toEqual({ status: 404, reason: 'unknown-country' });
    expect(answer('/xx-pl/')).toEqual({ status: 404, reason: 'unknown-country', locale: 'pl-pl' });
  });

  test('A6 without a locale, pages are German for Germany', () => {
    const unprefixed = ['/about/', '/benefits/', '/exhibitions/', '/how-kassaro-helps/', '/reviews/', '/support/'];
    const shown = pages
      .filter(({ route }) => unprefixed.includes(route.path))
      .map(({ route, all }) => [route.path, route.locale?.id, all('html')[0]?.attributes.lang]);
    expect(shown).toEqual(unprefixed.map((path) => [path, 'de-de', 'de-DE']));
  });

  test('A6 without a country, the navigation leads to Spain', () => {
    const chooser = pages.find(({ route }) => route.path === '/');
    const menu = chooser
      ?.all('a')
      .filter(({ within, attributes }) => within.includes('header') && within.includes('li') && attributes.href?.startsWith('/'));
    expect(menu?.length).toBeGreaterThan(15);
    expect(menu?.filter(({ attributes }) => !attributes.href?.startsWith('/es-en/'))).toEqual([]);
  });

  test('A7 seven countries with these languages, the first being the default', () => {
    expect(manifest.table.countries).toEqual({
      at: ['de', 'en'],
      ch: ['de', 'fr', 'en'],
      cz: ['en', 'de'],
      de: ['de', 'en'],
      es: ['es', 'de', 'en'],
      fr: ['fr', 'en'],
      pl: ['pl', 'en'],
    });
  });

  test('A12 /es and /es-* belong to the Spanish pages', () => {
    expect(answer('/es/')).toEqual({ status: 200, path: '/es/' });
    expect(answer('/es')).toEqual(moved('/es/'));
    expect(answer('/es-es/')).toEqual({ status: 200, path: '/es-es/' });
    expect(answer('/es/about')).toEqual(moved('/es-es/about/'));
  });

  test('A13 country and language as two segments lead to the combined form', () => {
    expect(answer('/at/en/how-kassaro-helps')).toEqual(moved('/at-en/how-kassaro-helps/'));
    expect(answer('/es/de/')).toEqual(moved('/es-de/'));
    expect(answer('/at/fr/support/')).toEqual(passedOn('/at-de/support/'));
  });

  test('P5 an unknown country has a page of its own, in every language, with a way to the chooser', () => {
    const shown = pages.filter(({ route }) => route.page === 'country-not-found');
    expect(new Set(shown.map(({ route }) => route.language))).toEqual(new Set(['de', 'en', 'es', 'fr', 'pl']));
    for (const page of shown) expect([page.route.status, page.all('a', { href: '/' }).length > 0], page.route.path).toEqual([404, true]);
    const unknown = shown.find(({ route }) => route.path === '/country-not-found.html');
    expect(
      unknown
        ?.all('span')
        .filter(({ within }) => within.includes('h1'))
        .map(({ text }) => text),
    ).toEqual(['Country not found']);
  });

  test('P20 any other address is a 404 in the language of its locale', () => {
    expect(answer('/at-de/nothing/')).toEqual({ status: 404, reason: 'unknown-page', locale: 'at-de' });
    expect(answer('/nothing')).toEqual({ status: 404, reason: 'unknown-page' });
    const notFound = pages.find(({ route }) => route.path === '/404.html');
    expect(notFound?.all('h1')[0]?.text).toBe('This page has moved or never existed.');
    expect(notFound?.all('main')[0]?.text).toContain('404 Page Not Found Did you forget to add the page to the router?');
  });
});

test('the icons that systems fetch exist, each in the size of the manifest', () => {
  const { icons } = JSON.parse(read('site.webmanifest')) as { icons: { src: string; sizes: string; purpose?: string }[] };
  const sizeOf = (path: string) => {
    const png = readFileSync(`${realSite}/site${path}`);
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  };
  expect(icons.filter(({ src }) => src.endsWith('.png')).map(({ src, sizes }) => [src, sizeOf(src) === sizes])).toEqual([
    ['/icon-192.png', true],
    ['/icon-512.png', true],
    ['/icon-maskable.png', true],
  ]);
  expect(icons.at(-1)?.purpose).toBe('maskable');
  expect(sizeOf('/apple-touch-icon.png')).toBe('180x180');
  expect(readFileSync(`${realSite}/site/favicon.ico`).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test('the output consists of the pages, the redirect pages and the files beside them', () => {
  const expected = new Set([...manifest.routes.map(({ output }) => `/${output}`), ...manifest.redirects.map(({ from }) => fileAt(from))]);
  const beside = [...files].filter((file) => !expected.has(file) && !file.startsWith('/assets/') && !file.startsWith('/licenses/'));
  expect(beside.sort()).toEqual([
    '/.well-known/security.txt',
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/favicon.svg',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable.png',
    '/robots.txt',
    '/share-image.png',
    '/site.webmanifest',
    '/sitemap.xml',
  ]);
  expect([...expected].filter((file) => !files.has(file))).toEqual([]);
});

test('links lead from the start to every page but those for wrong addresses, the internal demo and second addresses', () => {
  const linksOf = (path: string) => pages.find(({ route }) => route.path === path)?.all('a') ?? [];
  const reached = new Set(['/']);
  for (const path of reached)
    for (const { attributes } of linksOf(path)) {
      const { origin, pathname } = new URL(attributes.href ?? '', manifest.origin + path);
      if (origin === manifest.origin) reached.add(pathname);
    }
  const left = pages.filter(({ route: { path, canonical, status } }) => status === 200 && path === canonical && !reached.has(path));
  expect(left.map(({ route }) => route.path)).toEqual(['/demo/email-popup/']);
});

test('an address that repeats a page names that page as canonical, and is open to search engines (decision 41)', () => {
  const repeating = pages.filter(({ route: { path, canonical } }) => path !== canonical);
  expect(repeating.length).toBeGreaterThan(0);
  for (const { route, all } of repeating)
    expect([
      route.path,
      all('link', { rel: 'canonical' }).map(({ attributes }) => attributes.href),
      all('meta', { name: 'robots' }),
    ]).toEqual([route.path, [manifest.origin + route.canonical], []]);
});
