import type { Content, Page } from './content.ts';
import { type Locale, localeOf } from './locale.ts';

/**
 * The locales whose address a page's pattern makes, gaps included: those of its countries, without the countries in which
 * an edition stands in for it, and the further ones that the page names. Sorted by id.
 */
export function localesOf({ locales, pages }: Content, { id, definition: { value } }: Page): Locale[] {
  if (!value.path) return [];
  const replaced = replacements(pages).get(id);
  const own = locales.filter(({ country }) => (value.countries?.includes(country) ?? true) && !replaced?.has(country));
  return [...own, ...furtherLocales(value.alsoIn)].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Page id → the countries in which an edition stands in its place. */
function replacements(pages: Content['pages']): ReadonlyMap<string, ReadonlySet<string>> {
  let replaced = known.get(pages);
  if (!replaced) {
    replaced = new Map();
    for (const { definition } of pages.values()) {
      const { editionOf, countries = [] } = definition.value;
      if (editionOf !== undefined) replaced.set(editionOf, new Set([...(replaced.get(editionOf) ?? []), ...countries]));
    }
    known.set(pages, replaced);
  }
  return replaced;
}

/** Content does not change once it is loaded, and every page asks who stands in its place. */
const known = new WeakMap<Content['pages'], Map<string, ReadonlySet<string>>>();

/** The page that a page stands in for, or the page itself. */
export function originalOf({ id, definition }: Pick<Page, 'id' | 'definition'>): string {
  return definition.value.editionOf ?? id;
}

/** `es-fr` as a locale. What is spelt otherwise is left to the checks. */
export function furtherLocales(written: readonly string[] = []): Locale[] {
  return written.flatMap((id) => {
    const [, country, language] = /^([a-z]{2})-([a-z]{2})$/.exec(id) ?? [];
    return country && language ? [localeOf(country, language)] : [];
  });
}
