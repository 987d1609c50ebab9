import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLocale } from '../../generator/model/locale.ts';
import { type AddressTable, resolve } from '../../generator/model/resolver.ts';
import { addresses, addressTables, countryTables, pathsOf, publishedPages, respelt, suffixes } from './address-tables.ts';

const anyAddress = addressTables.chain((table) => fc.record({ table: fc.constant(table), address: addresses(table) }));
const published = (table: AddressTable, path: string) => resolve(table, path).status === 200;
const runs = { numRuns: 1000 };

/** A table, one of its countries and the rest of an address that this country's first language publishes. */
const homes = countryTables.chain((table) => {
  const addresses = Object.entries(table.countries).flatMap(([country, [first = '']]) =>
    Object.keys(table.pages).flatMap((rest) => (published(table, `/${country}-${first}/${rest}`) ? [{ table, country, first, rest }] : [])),
  );
  return addresses.length ? fc.constantFrom(...addresses) : fc.constant(undefined);
});

/** Runs for tables that have such a page. */
function forHomes(check: (home: { table: AddressTable; country: string; first: string; rest: string }, suffix: string) => void): void {
  fc.assert(
    fc.property(homes, suffixes, (home, suffix) => {
      fc.pre(home !== undefined);
      check(home, suffix);
    }),
    runs,
  );
}

describe('for every site and every address', () => {
  test('the resolver answers and does not throw', () => {
    fc.assert(
      fc.property(anyAddress, ({ table, address }) => [200, 301, 302, 404].includes(resolve(table, address).status)),
      runs,
    );
  });

  test('a page answers exactly where one is published', () => {
    fc.assert(
      fc.property(anyAddress, ({ table, address }) => {
        const path = address.replace(/[?#].*$/s, '');
        expect(resolve(table, address).status === 200).toBe(pathsOf(table).includes(path));
      }),
      runs,
    );
  });

  test('a redirect lands on a page in one hop (decision 1)', () => {
    fc.assert(
      fc.property(anyAddress, ({ table, address }) => {
        const answer = resolve(table, address);
        if ('location' in answer) expect(resolve(table, answer.location).status).toBe(200);
      }),
      runs,
    );
  });

  test('a redirect keeps query and fragment (decision 1)', () => {
    fc.assert(
      fc.property(anyAddress, ({ table, address }) => {
        const answer = resolve(table, address);
        const suffix = /[?#].*$/s.exec(address)?.[0] ?? '';
        if ('location' in answer) expect(pathsOf(table).map((path) => path + suffix)).toContain(answer.location);
      }),
      runs,
    );
  });

  test('a redirect never leads to another host', () => {
    fc.assert(
      fc.property(anyAddress, ({ table, address }) => {
        const answer = resolve(table, address);
        if ('location' in answer) expect(new URL(answer.location, 'https://site.example/').origin).toBe('https://site.example');
      }),
      runs,
    );
  });

  test('the locale of a 404 is one of the site', () => {
    fc.assert(
      fc.property(anyAddress, ({ table, address }) => {
        const answer = resolve(table, address);
        if (answer.status !== 404 || answer.locale === undefined) return;
        const { country, language } = parseLocale(answer.locale) ?? {};
        expect(country === undefined ? table.languages : table.countries[country]).toContain(language);
      }),
      runs,
    );
  });
});

test('A1 capitals, slashes, escapes and index.html lead to the same page (decision 1)', () => {
  const spellings = publishedPages.chain(({ table, path }) =>
    fc.record({ table: fc.constant(table), path: fc.constant(path), spelt: respelt(path), suffix: suffixes }),
  );
  fc.assert(
    fc.property(spellings, ({ table, path, spelt, suffix }) => {
      const answer = resolve(table, spelt + suffix);
      if (spelt === path) expect(answer).toEqual({ status: 200, path });
      else expect(answer).toMatchObject({ status: 301, location: path + suffix });
    }),
    runs,
  );
});

test('A2 a country alone takes its first language, in the combined form', () => {
  forHomes(({ table, country, first, rest }, suffix) => {
    fc.pre(!published(table, `/${country}/${rest}`));
    expect(resolve(table, `/${country}/${rest}${suffix}`)).toMatchObject({
      status: 301,
      location: `/${country}-${first}/${rest}${suffix}`,
    });
  });
});

test('A3 a language that the country does not offer becomes its first, unless another address applies (decision 3)', () => {
  forHomes(({ table, country, first, rest }, suffix) => {
    for (const language of ['qq', 'zz']) {
      fc.pre(!table.countries[country]?.includes(language) && !published(table, `/${country}-${language}/${rest}`));
      expect(resolve(table, `/${country}-${language}/${rest}${suffix}`)).toMatchObject({
        status: 302,
        location: `/${country}-${first}/${rest}${suffix}`,
        reason: 'unoffered-language',
      });
    }
  });
});

test('A3 a language that the country offers and the page lacks becomes the first one, too, with another reason', () => {
  forHomes(({ table, country, first, rest }, suffix) => {
    const lacking = table.countries[country]?.filter((language) => !published(table, `/${country}-${language}/${rest}`)) ?? [];
    for (const language of lacking) {
      expect(resolve(table, `/${country}-${language}/${rest}${suffix}`)).toMatchObject({
        status: 301,
        location: `/${country}-${first}/${rest}${suffix}`,
        reason: 'untranslated-page',
      });
    }
  });
});

test('A4 no locale is taken from an unknown country: a 404 with that reason (decision 7)', () => {
  const unknown = fc.record({
    table: countryTables,
    country: fc.constantFrom('qx', 'xq', 'QX'),
    language: fc.constantFrom('', '-de', '-EN', '/de'),
  });
  fc.assert(
    fc.property(unknown, ({ table, country, language }) => {
      fc.pre(!Object.hasOwn(table.countries, country.toLowerCase()));
      const address = `/${country}${language}/about/`;
      fc.pre(!pathsOf(table).includes(address.toLowerCase()));
      const answer = resolve(table, address);
      expect(answer).toMatchObject({ status: 404, reason: 'unknown-country' });
    }),
    runs,
  );
});

test('A13 country and language as two segments lead to the combined form, keeping the page', () => {
  forHomes(({ table, country, rest }, suffix) => {
    for (const language of table.countries[country] ?? []) {
      const path = `/${country}-${language}/${rest}`;
      fc.pre(published(table, path) && !published(table, `/${country}/${language}/${rest}`));
      // `/de/de/` is read as country and language even where a page of the country has a name of two letters.
      expect(resolve(table, `/${country}/${language}/${rest}${suffix}`)).toMatchObject({ status: 301, location: path + suffix });
    }
  });
});
