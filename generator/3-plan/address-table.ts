import type { SharedContent } from '../model/content.ts';
import { groupBy } from '../model/group-by.ts';
import { parseLocale } from '../model/locale.ts';
import type { Route } from '../model/manifest.ts';
import { type AddressTable, addressIn, unprefixedLocale } from '../model/resolver.ts';

export function addressTable(content: SharedContent, routes: readonly Route[], former: ReadonlyMap<string, string>): AddressTable {
  const { site, countries } = content;
  const unprefixed = unprefixedLocale(site.value);
  const first = parseLocale(site.value.defaultLocale)?.language;
  const languages = Object.keys(content.languages.value).sort((a, b) => Number(b === first) - Number(a === first));
  // The number of addresses of a list depends on its language: a number beyond the last does not lead to another language.
  const restOf = ({ path, locale, number }: Route) => {
    const start = locale && addressIn({ unprefixed }, locale);
    return start && path.startsWith(start) && number === undefined ? path.slice(start.length) : undefined;
  };
  const pages = routes.filter(({ status }) => status === 200);
  const all = content.locales.map(({ id }) => id).join();
  const localesOf = (sameRest: readonly Route[]) => {
    const ids = sameRest.flatMap(({ locale }) => locale?.id ?? []);
    return [...ids].sort().join() === all ? '*' : ids;
  };
  return {
    countries: Object.fromEntries([...countries].map(([code, { value }]) => [code, value.languages])),
    ...((countries.size === 0 || languages.some(({ length }) => length > 2)) && { languages }),
    ...(unprefixed !== undefined && { unprefixed }),
    pages: Object.fromEntries([...groupBy(pages, restOf)].map(([rest, sameRest]) => [rest, localesOf(sameRest)])),
    exact: pages.filter((route) => restOf(route) === undefined).map(({ path }) => path),
    ...(former.size > 0 && { former: Object.fromEntries([...former].sort(([a], [b]) => (a < b ? -1 : 1))) }),
  };
}
