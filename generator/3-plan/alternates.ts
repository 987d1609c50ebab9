import type { SharedContent } from '../model/content.ts';
import { parseLocale } from '../model/locale.ts';
import type { Alternate } from '../model/manifest.ts';
import type { Address } from './addresses.ts';

/**
 * The other languages and countries of a page for hreflang: every regional address, one address per bare language, and x-default. All
 * addresses of a page share one list, so the links are closed and symmetric. A contract is valid in its country alone: its addresses name
 * the languages of that country, and represent no language as a whole.
 */
export function alternatesOf(content: SharedContent, addresses: readonly Address[], { address, chooser }: Around): Alternate[] {
  if (address.kind !== 'pattern') return withinCountry(addresses, address);
  const regional = addresses.filter(
    ({ kind, locale, copyLanguage, language }) => kind === 'pattern' && locale && copyLanguage === language,
  );
  if (regional.length === 0) return [];
  const bare = new Map<string, Address>();
  for (const address of regional) {
    const known = bare.get(address.language);
    if (!known || rank(content, address) < rank(content, known)) bare.set(address.language, address);
  }
  const other = chooser ?? (bare.get('en') ?? bare.values().next().value)?.path;
  return [
    ...regional.map(({ tag, path }) => ({ hreflang: tag, path })),
    ...[...bare].map(([language, { path }]) => ({ hreflang: language, path })),
    ...(other ? [{ hreflang: 'x-default', path: other }] : []),
  ].sort((a, b) => (a.hreflang < b.hreflang ? -1 : 1));
}

export interface Around {
  /** The address whose alternates are listed. */
  readonly address: Address;
  /** The address of the country chooser, for home pages. */
  readonly chooser: string | undefined;
}

function withinCountry(addresses: readonly Address[], { kind, country }: Address): Alternate[] {
  const own = addresses.filter((address) => address.kind === 'own' && address.country !== undefined && address.country === country);
  const [first] = own;
  if (kind !== 'own' || !first) return [];
  return [...own.map(({ tag, path }) => ({ hreflang: tag, path })), { hreflang: 'x-default', path: first.path }].sort((a, b) =>
    a.hreflang < b.hreflang ? -1 : 1,
  );
}

/** A bare language stands for the default country if that offers it, otherwise for the country whose first language it is. */
function rank({ site, countries }: SharedContent, { country = '', language }: Address): number {
  if (parseLocale(site.value.defaultLocale)?.country === country) return 0;
  return countries.get(country)?.value.languages[0] === language ? 1 : 2;
}
