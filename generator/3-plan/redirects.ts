import type { Content } from '../model/content.ts';
import type { Redirect, Route } from '../model/manifest.ts';
import { type AddressTable, resolve } from '../model/resolver.ts';

/** What the resolver needs to know of the site. */
export function addressTable(content: Content, routes: readonly Route[], former: ReadonlyMap<string, string> = new Map()): AddressTable {
  const pages = new Map<string, string[]>();
  const exact: string[] = [];
  for (const { path, locale, status } of routes) {
    if (status !== 200) continue;
    if (!locale || !path.startsWith(`/${locale.id}/`)) {
      exact.push(path);
      continue;
    }
    const rest = path.slice(locale.id.length + 2);
    pages.set(rest, [...(pages.get(rest) ?? []), locale.id]);
  }
  const all = content.locales.map(({ id }) => id).join();
  const everywhere = (locales: readonly string[]) => [...locales].sort().join() === all;
  return {
    countries: Object.fromEntries([...content.countries].map(([code, { value }]) => [code, value.languages])),
    pages: Object.fromEntries([...pages].map(([rest, locales]) => [rest, everywhere(locales) ? '*' : locales])),
    exact,
    ...(former.size > 0 && { former: Object.fromEntries([...former].sort(([a], [b]) => (a < b ? -1 : 1))) }),
  };
}

/**
 * The accepted spellings that can be listed: country alone, languages that the country does not offer, country and
 * language as two segments (A2, A3, A13), and addresses that pages had before. The others, such as capitals, follow from the resolver alone.
 */
export function listRedirects(content: Content, table: AddressTable): Redirect[] {
  const former = Object.keys(table.former ?? {});
  const rests = new Set([...Object.keys(table.pages), ...former.flatMap((path) => /^\/[a-z]{2}-[a-z]{2}\/(.+)$/.exec(path)?.[1] ?? [])]);
  const heads = [...content.countries.keys()].flatMap((country) =>
    ['', ...Object.keys(content.languages.value)].flatMap((language) =>
      language ? [`${country}-${language}`, `${country}/${language}`] : [country],
    ),
  );
  const spellings = heads.flatMap((head) => [...rests].map((rest) => `/${head}/${rest}`));
  return [...new Set([...spellings, ...former])]
    .flatMap((from) => {
      const answer = resolve(table, from);
      return answer.status === 301 ? [{ from, to: answer.location, status: 301 as const }] : [];
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
