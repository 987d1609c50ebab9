import { describe, expect, test } from 'vitest';
import type { BuiltPage } from '../support/built-site.ts';
import { theRealSite } from '../support/real-site.ts';

const { manifest, pages, read } = theRealSite();
const at = (path: string): BuiltPage => pages.find(({ route }) => route.path === path) ?? expect.fail(`the page ${path} is missing`);
const euro = (amount: number, language: string) =>
  new Intl.NumberFormat(`${language}-ES`, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }).format(amount);
const main = (page: BuiltPage) => page.all('main')[0]?.text ?? '';
const inMain = (page: BuiltPage, tag: string) => page.all(tag).filter(({ within }) => within.includes('main'));
const island = (page: BuiltPage, name: string) =>
  [...page.all('div', { 'data-island': name }), ...page.all('div', { 'data-enhance': name })].map(({ attributes }) =>
    JSON.parse(attributes['data-props'] ?? '{}'),
  );

describe.each([
  ['es', 'Ahorras', /lun–\u2060vie\s09:00–\u206013:00/, 'Respondemos 24/7'],
  ['de', 'Sie sparen', /Mo–\u2060Fr\s09:00–\u206013:00/, 'Antwort rund um die Uhr'],
  ['en', 'Save', /Mon–\u2060Fri\s09:00–\u206013:00/, 'Answered 24/7'],
  ['fr', 'Vous économisez', /lun\.–\u2060ven\.\s09:00–\u206013:00/, 'Réponse 24\u00a0h/24, 7\u00a0j/7'],
  ['it', 'Risparmi', /lun–\u2060ven\s09:00–\u206013:00/, 'Rispondiamo 24/7'],
  ['nl', 'U bespaart', /ma–\u2060vr\s09:00–\u206013:00/, 'Dag en nacht antwoord'],
])('P8 the iPad offer in %s', (language, save, hours, email) => {
  const page = at(`/es-${language}/ipad-offer/`);

  test('K1 shows 249 against 500, which is struck out, and the saving', () => {
    expect(page.route).toMatchObject({ indexed: true, copyLanguage: language, canonical: page.route.path });
    expect(inMain(page, 's').map(({ text }) => text)).toEqual([euro(500, language)]);
    expect(inMain(page, 'dd').map(({ text }) => text)).toContain(euro(249, language));
    expect(main(page)).toContain(`${save} ${euro(251, language)}`);
  });

  test('S6 has four images with a description each, which turn every 3 s until turned by hand, and reviews every 5 s', () => {
    const images = page.all('svg', { role: 'img' }).filter(({ within }) => within.includes('figure'));
    const titles = page.all('title').filter(({ within }) => within.includes('figure'));
    expect(images).toHaveLength(4);
    expect(new Set(titles.map(({ text }) => text)).size).toBe(4);
    expect(island(page, 'carousel')).toMatchObject([
      { list: 'package-slides', every: 3000, stopsForGood: true },
      { list: 'reviews-slides', every: 5000, stopsForGood: false },
    ]);
  });

  test('has a feature list, reviews in the language they were written in, the page’s own first, and the lead dialog', () => {
    expect(inMain(page, 'ul').some(({ attributes }) => attributes.class?.includes('offer-list'))).toBe(true);
    const languages = ['de', 'es', 'pl', 'fr'];
    const own = languages.filter((one) => one === language);
    expect(inMain(page, 'blockquote').map(({ lang }) => lang)).toEqual([...own, ...languages.filter((one) => one !== language)]);
    expect(island(page, 'lead-dialog')).toHaveLength(1);
    expect(inMain(page, 'a').filter(({ attributes }) => attributes.href === '#reserve').length).toBe(3);
  });

  test('K3 C7 gives the hours of this page, and the sales line to dial', () => {
    expect(main(page)).toMatch(hours);
    expect(main(page)).toContain(email);
    expect(inMain(page, 'a').filter(({ attributes }) => attributes.href === 'tel:+493023125041').length).toBe(2);
  });

  test('choosing a language changes the route', () => {
    const languages = page.all('a').filter(({ attributes, within }) => within.includes('header') && attributes.lang);
    const paths = Object.fromEntries(languages.map(({ attributes }) => [attributes.lang, attributes.href]));
    expect(paths).toEqual(Object.fromEntries(['es', 'de', 'en', 'fr', 'it', 'nl'].map((code) => [code, `/es-${code}/ipad-offer/`])));
  });
});

describe.each(['es', 'de', 'en'])('P9 the second offer in %s', (language) => {
  const page = at(`/es-${language}/ipad-offer-2/`);

  test('K1 adds up the value of its parts in a table, against 29.90 a month', () => {
    expect(inMain(page, 'caption')).toHaveLength(1);
    expect(inMain(page, 'th').map(({ attributes }) => attributes.scope)).toEqual(['col', 'col', 'row', 'row', 'row', 'row', 'row']);
    expect(inMain(page, 'td').map(({ text }) => text)).toEqual([399, 468, 150, 99, 399 + 468 + 150 + 99].map((sum) => euro(sum, language)));
    expect(inMain(page, 's').map(({ text }) => text)).toEqual([euro(899, language)]);
    expect(main(page)).toMatch(/77\s?%/);
    expect(page.all('h1')[0]?.text).toContain(euro(29.9, language));
  });

  test('tells the value of each part once', () => {
    for (const value of [399, 468, 150, 99]) expect(main(page).match(RegExp(`(?<!\\d)${euro(value, language)}`, 'g'))).toHaveLength(1);
  });

  test('S8 shows 12 iPads left and the clock at 23:47:32', () => {
    expect(inMain(page, 'p').some(({ text }) => /\b12 iPads/.test(text))).toBe(true);
    expect(page.all('p', { role: 'timer' }).map(({ text }) => text)).toEqual(['23:47:32']);
  });

  test('has a feature grid, Spanish testimonials and a call to action that sticks', () => {
    expect(inMain(page, 'h3')).toHaveLength(6);
    expect(inMain(page, 'blockquote').map(({ lang }) => lang)).toEqual(['es', 'es', 'es']);
    expect(page.all('div', { class: 'offer-bar' })[0]?.text).toContain(euro(29.9, language));
  });

  test('K5 shows the monthly price in the dialog, in pounds where it is English', () => {
    const [dialog] = island(page, 'lead-dialog');
    expect(dialog.secondOffer.source).toBe('ipad-offer-2');
    expect(dialog.price).toContain(language === 'en' ? '£29.90' : euro(29.9, language));
  });

  test('F1 has the sales line in place of the menu in its header, the only page that does', () => {
    expect(page.all('header')).toHaveLength(1);
    expect(page.all('nav').filter(({ within }) => within.includes('header'))).toEqual([]);
    expect(
      page.all('a').filter(({ attributes, within }) => within.includes('header') && attributes.href === 'tel:+493023125041'),
    ).not.toEqual([]);
    expect(at(`/es-${language}/ipad-offer/`).all('nav', { class: 'main-menu' })).toHaveLength(1);
  });
});

test.each(['fr', 'it', 'nl'])(
  'P9 under %s the second offer is in Spanish, declares that, and names the Spanish page as canonical (decisions 3 and 41)',
  (language) => {
    const page = at(`/es-${language}/ipad-offer-2/`);
    const spanish = at('/es-es/ipad-offer-2/');
    expect(page.all('html')[0]?.lang).toBe(`${language}-ES`);
    expect(page.all('main')[0]?.attributes.lang).toBe('es-ES');
    expect(main(page)).toBe(main(spanish));
    expect(new Set(inMain(page, 'p').map(({ lang }) => lang?.slice(0, 2)))).toEqual(new Set(['es']));
    expect(page.all('link', { rel: 'canonical' })[0]?.attributes.href).toBe(`${manifest.origin}/es-es/ipad-offer-2/`);
    expect(page.all('meta', { name: 'robots' })).toEqual([]);
    expect(read('sitemap.xml')).not.toContain(page.route.path);
  },
);

test('P8 P9 the offers are there in Spain alone, at /es too, where es-es is canonical (decision 2)', () => {
  const offers = pages.filter(({ route }) => ['ipad-offer', 'ipad-offer-2'].includes(route.page));
  const languages = ['es', 'de', 'en', 'fr', 'it', 'nl'];
  const wanted = ['ipad-offer', 'ipad-offer-2'].flatMap((page) => ['/es', ...languages.map((l) => `/es-${l}`)].map((l) => `${l}/${page}/`));
  expect(offers.map(({ route }) => route.path).sort()).toEqual(wanted.sort());
  expect(at('/es/ipad-offer/').route.canonical).toBe('/es-es/ipad-offer/');
  expect(at('/es/ipad-offer-2/').route.canonical).toBe('/es-es/ipad-offer-2/');
});
