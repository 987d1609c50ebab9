import type { Content, Entry, Page, PageWithCopies, Wording } from './content.ts';

/** Finds a page by its id. */
interface Pages<Found extends Page> {
  get(id: string): Found | undefined;
}

/** Finds the texts of the pages of a batch, and of contracts. */
export type PageTexts = Pages<PageWithCopies>;

/** The texts that are loaded: those of the batch and of contracts. */
export function loadedTexts({ batch, contracts }: Pick<Content, 'batch' | 'contracts'>): PageTexts {
  return { get: (id) => batch.get(id) ?? contracts.get(id) };
}

/** The pages whose texts are loaded, in the order of the content. */
export function loadedPages(content: Content): PageWithCopies[] {
  const texts = loadedTexts(content);
  return [...content.pages.keys()].flatMap((id) => texts.get(id) ?? []);
}

/**
 * The pages that a page is worded by: itself first, then those that it inherits from, the one that stands by itself last. A
 * chain that leads back to itself ends there; the checks report it.
 */
export function lineageOf<Found extends Page>(pages: Pages<Found>, page: Found): readonly Found[] {
  const found = new Map<string, Found>();
  for (let next: Found | undefined = page; next && !found.has(next.id); next = pages.get(next.definition.value.inherits ?? ''))
    found.set(next.id, next);
  return [...found.values()];
}

/** The copy files that a page is worded by in a language, its own first. Empty where there is none. */
export function copiesOf(texts: PageTexts, { id }: Pick<Page, 'id'>, language: string): readonly Entry<Wording>[] {
  const page = texts.get(id);
  return page ? lineageOf(texts, page).flatMap(({ copies }) => copies.get(language) ?? []) : [];
}

/** The copy file of a page in a language, whether there is one or not, as entries name their files. */
export function copyFileOf({ definition }: Pick<Page, 'definition'>, language: string): string {
  return `${definition.file.slice(0, definition.file.lastIndexOf('/'))}/${language}.ts`;
}

/** The names of the copy files that a page is worded by in a language, its own first, whether the copies are loaded or not. */
export function copyFilesOf(pages: Pages<Page>, page: Page, language: string): readonly string[] {
  return lineageOf(pages, page).flatMap((one) => (one.languages.includes(language) ? copyFileOf(one, language) : []));
}
