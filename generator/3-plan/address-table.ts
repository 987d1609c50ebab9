import type { SharedContent } from '../model/content.ts';
import type { Route } from '../model/manifest.ts';
import { type AddressTable, addressIn } from '../model/resolver.ts';

/** The input of the resolver. */
export function addressTable(
  content: SharedContent,
  routes: readonly Route[],
  former: ReadonlyMap<string, string> = new Map(),
): AddressTable {
  const pages = new Map<string, string[]>();
  const exact: string[] = [];
  for (const { path, locale, status } of routes) {
    if (status !== 200) continue;
    if (!locale || !path.startsWith(addressIn(locale))) {
      exact.push(path);
      continue;
    }
    const rest = path.slice(addressIn(locale).length);
    const locales = pages.get(rest);
    if (locales) locales.push(locale.id);
    else pages.set(rest, [locale.id]);
  }
  const languages = Object.keys(content.languages.value);
  const all = content.locales.map(({ id }) => id).join();
  const everywhere = (locales: readonly string[]) => [...locales].sort().join() === all;
  return {
    countries: Object.fromEntries([...content.countries].map(([code, { value }]) => [code, value.languages])),
    ...(languages.some(({ length }) => length > 2) && { languages }),
    pages: Object.fromEntries([...pages].map(([rest, locales]) => [rest, everywhere(locales) ? '*' : locales])),
    exact,
    ...(former.size > 0 && { former: Object.fromEntries([...former].sort(([a], [b]) => (a < b ? -1 : 1))) }),
  };
}
