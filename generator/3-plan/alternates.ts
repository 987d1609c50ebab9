import type { SharedContent } from '../model/content.ts';
import { parseLocale } from '../model/locale.ts';
import type { Alternate } from '../model/manifest.ts';
import type { Address } from './addresses.ts';

/**
 * The other languages and countries of a page for hreflang: every regional address, one address per bare language, and x-default. All
 * addresses of a page share one list, so the links are closed and symmetric. A contract is valid in its country alone: its addresses name
 * the languages of that country, and represent no language as a whole. `chooser` is the address of the country chooser, for home pages.
 */
export function alternatesOf(
  content: SharedContent,
  addresses: readonly Address[],
  { address, chooser }: { readonly address: Address; readonly chooser: string | undefined },
): Alternate[] {
  if (address.kind !== 'pattern') return withinCountry(addresses, address);
  const regional = addresses.filter(
    ({ kind, locale, copyLanguage, language }) => kind === 'pattern' && locale && copyLanguage === language,
  );
  // Alone, the language of a site without countries needs no list.
  if (regional.length < (content.countries.size ? 1 : 2)) return [];
  const bare = new Map<string, Address>();
  for (const address of regional) {
    const best = bare.get(address.language);
    if (!best || rank(content, address) < rank(content, best)) bare.set(address.language, address);
  }
  const usual = content.countries.size === 0 ? regional.find(({ locale }) => locale?.id === content.site.value.defaultLocale) : undefined;
  const other = chooser ?? (usual ?? bare.get('en') ?? bare.values().next().value)?.path;
  // A language that has a region, or is in no country, is its own tag.
  const paths = new Map([...bare].map(([language, { path }]) => [language, path]));
  for (const { tag, path } of regional) if (!paths.has(tag)) paths.set(tag, path);
  if (other) paths.set('x-default', other);
  return sorted([...paths].map(([hreflang, path]) => ({ hreflang, path })));
}

function withinCountry(addresses: readonly Address[], { kind, country }: Address): Alternate[] {
  const ownAddresses = addresses.filter(
    (address) => address.kind === 'own' && (address.country ?? address.locale) !== undefined && address.country === country,
  );
  const [first] = ownAddresses;
  if (kind !== 'own' || !first) return [];
  return sorted([...ownAddresses.map(({ tag, path }) => ({ hreflang: tag, path })), { hreflang: 'x-default', path: first.path }]);
}

const sorted = (alternates: Alternate[]): Alternate[] => alternates.sort((a, b) => (a.hreflang < b.hreflang ? -1 : 1));

/** Ranks the countries that a bare language may represent: the default country, then one whose first language it is, then others. */
function rank({ site, countries }: SharedContent, { country = '', language }: Address): number {
  if (parseLocale(site.value.defaultLocale)?.country === country) return 0;
  return countries.get(country)?.value.languages[0] === language ? 1 : 2;
}
