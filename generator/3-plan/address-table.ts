import type { SharedContent } from '../model/content.ts';
import { parseLocale } from '../model/locale.ts';
import type { Route } from '../model/manifest.ts';
import { type AddressTable, addressIn, unprefixedLocale } from '../model/resolver.ts';

export function addressTable(
  content: SharedContent,
  routes: readonly Route[],
  former: ReadonlyMap<string, string> = new Map(),
): AddressTable {
  const { site, countries } = content;
  const unprefixed = unprefixedLocale(site.value);
  const first = parseLocale(site.value.defaultLocale)?.language;
  const languages = Object.keys(content.languages.value).sort((a, b) => Number(b === first) - Number(a === first));
  const pages = new Map<string, string[]>();
  const exact: string[] = [];
  for (const { path, locale, number, status } of routes) {
    if (status !== 200) continue;
    const start = locale && addressIn({ unprefixed }, locale);
    // The number of addresses of a list depends on its language: a number beyond the last does not lead to another language.
    if (!start || !path.startsWith(start) || number !== undefined) {
      exact.push(path);
      continue;
    }
    const rest = path.slice(start.length);
    const locales = pages.get(rest);
    if (locales) locales.push(locale.id);
    else pages.set(rest, [locale.id]);
  }
  const all = content.locales.map(({ id }) => id).join();
  const everywhere = (locales: readonly string[]) => [...locales].sort().join() === all;
  return {
    countries: Object.fromEntries([...countries].map(([code, { value }]) => [code, value.languages])),
    ...((countries.size === 0 || languages.some(({ length }) => length > 2)) && { languages }),
    ...(unprefixed !== undefined && { unprefixed }),
    pages: Object.fromEntries([...pages].map(([rest, locales]) => [rest, everywhere(locales) ? '*' : locales])),
    exact,
    ...(former.size > 0 && { former: Object.fromEntries([...former].sort(([a], [b]) => (a < b ? -1 : 1))) }),
  };
}
