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

/** The copy file of a page in a language, whether there is one or not, as entries name their files. */
export function copyFileOf({ definition }: Pick<Page, 'definition'>, language: string): string {
  return `${definition.file.slice(0, definition.file.lastIndexOf('/'))}/${language}.ts`;
}

/** The names of the copy files that a page is worded by in a language, its own first, whether the copies are here or not. */
export function copyFilesOf(content: Pick<Content, 'pages'>, page: Page, language: string): readonly string[] {
  return lineageOf(content, page).flatMap((one) => (one.languages.includes(language) ? copyFileOf(one, language) : []));
}
