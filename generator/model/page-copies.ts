import type { Content, Entry, Page, Wording } from './content.ts';

/**
 * The pages that a page is worded by: itself first, then those that it inherits from, the one that stands by itself last. A
 * chain that leads back to itself ends there; the checks report it.
 */
export function lineageOf({ pages }: Pick<Content, 'pages'>, page: Page): readonly Page[] {
  const found = new Map<string, Page>();
  for (let next: Page | undefined = page; next && !found.has(next.id); next = pages.get(next.definition.value.inherits ?? ''))
    found.set(next.id, next);
  return [...found.values()];
}

/** The copy files that a page is worded by in a language, its own first. Empty where there is none. */
export function copiesOf(content: Pick<Content, 'pages'>, page: Page, language: string): readonly Entry<Wording>[] {
  return lineageOf(content, page).flatMap(({ copies }) => copies.get(language) ?? []);
}
