import { describe, expect, test } from 'vitest';
import { listRedirects } from '../../../generator/3-plan/list-redirects.ts';
import type { Content } from '../../../generator/model/content.ts';
import { type AddressTable, resolve } from '../../../generator/model/resolver.ts';

const languages = { de: {}, en: {}, fr: {} };
const countries = { at: ['de', 'en'], ch: ['de', 'fr'] };
const content = { countries: new Map(Object.entries(countries)), languages: { value: languages } } as unknown as Content;

/** Redirects of every beginning with every rest, each resolved alone. */
function oneByOne(table: AddressTable): string[] {
  const former = Object.keys(table.former ?? {});
  const rests = [...Object.keys(table.pages), ...former.flatMap((path) => /^\/[a-z]{2}-[a-z]{2}\/(.+)$/.exec(path)?.[1] ?? [])];
  const heads = Object.keys(countries).flatMap((country) => [
    country,
    ...Object.keys(languages).flatMap((language) => [`${country}-${language}`, `${country}/${language}`]),
  ]);
  const asked = [...heads.flatMap((head) => rests.map((rest) => `/${head}/${rest}`)), ...former];
  return [...new Set(asked)]
    .flatMap((from) => {
      const answer = resolve(table, from);
      return 'location' in answer ? [`${from} ${answer.location} ${answer.status}`] : [];
    })
    .sort();
}

const plain: AddressTable = {
  countries,
  exact: ['/'],
  pages: { '': '*', 'about/': '*', 'help/': ['at-de', 'ch-fr'], 'faq/': ['at-de', 'ch-fr'] },
};
const tables: Readonly<Record<string, AddressTable>> = {
  'pages that the same locales publish': plain,
  'a page at the address of a redirect': { ...plain, exact: ['/', '/at/about/', '/ch-en/help/', '/ch/de/faq/'] },
  'a former address at the address of a redirect': {
    ...plain,
    former: { '/at/about': '/at-de/help/', '/ch-en/help/': '/ch-fr/faq/', '/old/': '/' },
  },
  'former addresses in a locale': { ...plain, former: { '/at-de/help-me/': '/at-de/help/', '/at-en/HELP/': '/at-de/help/' } },
  'a rest that begins like a language': { ...plain, pages: { ...plain.pages, 'de/prices/': '*', 'en/': ['ch-de'] } },
  'a rest in another spelling': { ...plain, pages: { ...plain.pages, 'About/': '*', 'a.html': '*', 'a%20b/': '*', 'x//y/': '*' } },
};

describe.each(Object.entries(tables))('%s', (_, table) => {
  test('the list equals the answers of the resolver', () => {
    const listed = listRedirects(content, table).map(({ from, to, status }) => `${from} ${to} ${status}`);
    expect([...listed].sort()).toEqual(oneByOne(table));
    expect(listed.length).toBeGreaterThan(10);
  });

  test('the list is sorted by address', () => {
    const from = listRedirects(content, table).map((redirect) => redirect.from);
    expect(from).toEqual([...from].sort());
  });
});
