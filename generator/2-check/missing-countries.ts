import type { SharedContent } from '../model/content.ts';
import { contractPages } from '../model/contract-documents.ts';
import { originalOf } from '../model/page-locales.ts';
import { listsUnder } from '../model/structure-values.ts';

/** The cause of every finding about a country that has no file. */
export const causeOfCountry = (country: string): string => `country ${country}`;

/** The countries that settings, pages and claims name, and that have no file. Contracts may have addresses in any country. */
export function missingCountries(content: SharedContent): string[] {
  const contracts = contractPages(content);
  const names = [
    content.site.value.navigationCountry ?? [],
    ...[...content.pages.values()].flatMap((page) => {
      const { countries = [], addresses = [], structure } = page.definition.value;
      const ofAddresses = contracts.has(originalOf(page)) ? [] : addresses.flatMap(({ country }) => country ?? []);
      return [countries, ofAddresses, listsUnder(['countries', 'except'], structure, []).flatMap(([codes]) => codes)];
    }),
    ...[...content.claims.values()].map(({ value }) => value.at.flatMap((place) => (place.in === 'country' ? place.country : []))),
  ].flat(2);
  return [...new Set(names)].filter((name) => !content.countries.has(name));
}
