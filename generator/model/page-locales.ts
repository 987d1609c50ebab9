import type { Page, SharedContent } from './content.ts';
import { type Locale, localeOf } from './locale.ts';

/** The locales of the countries, and the pages among which editions are looked for. */
type LocalesAndPages = Pick<SharedContent, 'locales' | 'pages'>;

/**
 * The locales whose address a page's pattern makes, gaps included: those of its countries, without the countries in which
 * an edition stands in for it, and the further ones that the page names. Sorted by id.
 */
export function localesOf({ locales, pages }: LocalesAndPages, { id, definition: { value } }: Page): Locale[] {
  if (!value.path) return [];
  const replaced = withEditions(pages, id).flatMap(({ definition }) =>
    definition.value.variantOf === id ? (definition.value.countries ?? []) : [],
  );
  const own = locales.filter(({ country }) => (value.countries?.includes(country) ?? true) && !replaced.includes(country));
  return [...own, ...furtherLocales(value.extraLocales)].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * The locales for which a page may spell out a gap: those of its pattern, and of the countries in which it has addresses of its
 * own, where an address may be wanting for a language.
 */
export function gapLocalesOf(content: LocalesAndPages, page: Page): Locale[] {
  const { path, addresses = [] } = page.definition.value;
  if (path) return localesOf(content, page);
  return content.locales.filter(({ country }) => addresses.some((address) => address.country === country));
}

/** A page and those that stand in for it somewhere, in the order of the content. */
export function withEditions(pages: SharedContent['pages'], id: string): readonly Page[] {
  let groups = known.get(pages);
  if (!groups) {
    groups = new Map();
    for (const page of pages.values())
      for (const name of new Set([page.id, originalOf(page)])) groups.set(name, [...(groups.get(name) ?? []), page]);
    known.set(pages, groups);
  }
  return groups.get(id) ?? [];
}

/** Every page is asked for, and content does not change once it is loaded. */
const known = new WeakMap<SharedContent['pages'], Map<string, readonly Page[]>>();

/** The page that a page stands in for, or the page itself. */
export function originalOf({ id, definition }: Pick<Page, 'id' | 'definition'>): string {
  return definition.value.variantOf ?? id;
}

/** `es-fr` as a locale. What is spelt otherwise is left to the checks. */
export function furtherLocales(written: readonly string[] = []): Locale[] {
  return written.flatMap((id) => {
    const [, country, language] = /^([a-z]{2})-([a-z]{2})$/.exec(id) ?? [];
    return country && language ? [localeOf(country, language)] : [];
  });
}
