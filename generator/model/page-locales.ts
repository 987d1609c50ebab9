import type { Page, SharedContent } from './content.ts';
import { type Locale, parseLocale } from './locale.ts';
import { memoize } from './memoize.ts';

/** The locales of the countries, and the pages, some of which are editions. */
type LocalesAndPages = Pick<SharedContent, 'locales' | 'pages'>;

/** The locales with an address from a page's pattern, gaps included, without countries that have an edition of it. Sorted by id. */
export function localesOf({ locales, pages }: LocalesAndPages, { id, definition: { value } }: Page): Locale[] {
  if (!value.path) return [];
  const replaced = withEditions(pages, id).flatMap(({ definition }) =>
    definition.value.variantOf === id ? (definition.value.countries ?? []) : [],
  );
  const offered = locales.filter(({ country = '' }) => (value.countries?.includes(country) ?? true) && !replaced.includes(country));
  return [...offered, ...furtherLocales(value.extraLocales)].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The country and the language of each address of a page. An address without a country is for all readers. */
export function readersOf(content: LocalesAndPages, page: Page): readonly { readonly country?: string; readonly language: string }[] {
  return [...localesOf(content, page), ...(page.definition.value.addresses ?? [])];
}

/** The locales for which a page may declare a gap: those of its pattern, and of countries with extra addresses. */
export function gapLocalesOf(content: LocalesAndPages, page: Page): Locale[] {
  const { path, addresses = [] } = page.definition.value;
  if (path) return localesOf(content, page);
  return content.locales.filter(({ country }) => addresses.some((address) => address.country === country));
}

/** The reason why a page needs its texts in a language. */
interface Need {
  /** A locale, the path of an address, a fallback, or the source. */
  readonly by: string;
  /** The index of the address, if nothing else needs the language. */
  readonly address?: number | undefined;
}

/** The languages in which a page needs its texts. */
export function neededLanguages(content: LocalesAndPages, page: Page): ReadonlyMap<string, Need> {
  const { gaps = {}, addresses = [], source } = page.definition.value;
  const needed = new Map<string, Need>();
  for (const { id, language } of localesOf(content, page)) if (!gaps[id]) needed.set(language, { by: id });
  for (const gap of Object.values(gaps)) if (gap.gap === 'fallback') needed.set(gap.language, { by: 'a fallback' });
  for (const [index, { language, path }] of addresses.entries())
    needed.set(language, { by: path, address: needed.has(language) ? needed.get(language)?.address : index });
  return needed.set(source, { by: 'the source' });
}

/** A page and its editions, in the order of the content. */
export function withEditions(pages: SharedContent['pages'], id: string): readonly Page[] {
  return editions(pages).get(id) ?? [];
}

/** Cached: every page needs it, and content does not change after loading. */
const editions = memoize((pages: SharedContent['pages']) => {
  const groups = new Map<string, Page[]>();
  for (const page of pages.values())
    for (const id of new Set([page.id, originalOf(page)])) groups.set(id, [...(groups.get(id) ?? []), page]);
  return groups;
}, new WeakMap());

/** The page that a page is an edition of, or the page itself. */
export function originalOf({ id, definition }: Pick<Page, 'id' | 'definition'>): string {
  return definition.value.variantOf ?? id;
}

/** `es-fr` as a locale. Others than a country and a language are skipped; the checks report them. */
export function furtherLocales(ids: readonly string[] = []): Locale[] {
  return ids.flatMap((id) => {
    const locale = parseLocale(id);
    return locale?.country ? [locale] : [];
  });
}
