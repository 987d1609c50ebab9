import { describe, expect, test } from 'vitest';
import { theRealSite } from '../support/real-site.ts';

/* Heads and frames of the pages, as far as no rule over rendered pages judges them (WL5001 to WL5035). */

const { pages } = theRealSite();
const own = pages.filter(({ route: { path, canonical } }) => path === canonical);

describe.each(pages.map((page) => [page.route.path, page] as const))('%s', (_, page) => {
  test('F1 has a header, a main part and a footer', () => {
    for (const tag of ['header', 'main', 'footer']) expect(page.all(tag).filter(({ within }) => within.length === 2).length, tag).toBe(1);
  });

  test('contains no unreplaced token, argument or key', () => {
    const text = page.html.replace(/^.*?<body/s, '<body').replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ');
    expect(
      text.match(/\{(?:fact|brand|[a-z]+\}|[a-z]+,)|\bundefined\b|\bNaN\b|\[object|\b(?:nav|footer|banner|picker|common|till)\.[a-z]\w+\b/),
    ).toBeNull();
  });
});

test('the description of every indexed page has at least 50 characters', () => {
  const short = pages.filter(({ route: { indexed }, all }) => {
    return indexed && (all('meta', { name: 'description' })[0]?.attributes.content ?? '').length < 50;
  });
  expect(short.map(({ route }) => route.path)).toEqual([]);
});

test('titles are unique within a locale, also on pages that are not indexed', () => {
  const seen = new Map<string, string>();
  for (const { route, all } of own.filter(({ route: { status } }) => status === 200)) {
    const key = `${route.locale?.id ?? ''} ${all('title')[0]?.text}`;
    expect([route.path, seen.get(key)]).toEqual([route.path, undefined]);
    seen.set(key, route.path);
  }
});

test.each([
  ['/de-de/', 'Kassensystem'],
  ['/at-en/', 'point of sale'],
  ['/fr-fr/', 'logiciel de caisse'],
  ['/pl-pl/', 'system POS'],
  ['/es-es/', 'sistema TPV'],
  ['/es-de/', 'Kassensystem'],
  ['/es-en/', 'point of sale'],
  ['/es-fr/', 'logiciel de caisse'],
  ['/es-it/', 'sistema di cassa'],
  ['/es-nl/', 'kassasysteem'],
])('title, description and first paragraph of %s contain the words that owners search for, once each', (path, words) => {
  const page = pages.find(({ route }) => route.path === path) ?? expect.fail(`the page ${path} is missing`);
  const lead = page.all('p').find(({ within, attributes }) => within.includes('main') && attributes.class?.split(' ').includes('lead'));
  const texts = [page.all('title')[0]?.text, page.all('meta', { name: 'description' })[0]?.attributes.content, lead?.text];
  expect(texts.map((text = '') => text.toLowerCase().split(words.toLowerCase()).length - 1)).toEqual([1, 1, 1]);
});
