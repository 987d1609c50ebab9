import type { Content, Entry, Page, Wording } from './content.ts';

/**
 * The copy files that a page is worded by in a language, its own first, then those of the pages that it inherits from.
 * Empty where there is none. A chain that leads back to itself ends there; the checks report it.
 */
export function copiesOf({ pages }: Pick<Content, 'pages'>, page: Page, language: string): readonly Entry<Wording>[] {
  const seen = new Set<string>();
  const found: Entry<Wording>[] = [];
  for (let next: Page | undefined = page; next && !seen.has(next.id); next = pages.get(next.definition.value.inherits ?? '')) {
    seen.add(next.id);
    const copy = next.copies.get(language);
    if (copy) found.push(copy);
  }
  return found;
}
