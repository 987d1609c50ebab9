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
    const text = page.elements.find(({ tag }) => tag === 'body')?.text ?? '';
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
