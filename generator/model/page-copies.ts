import type { Content, Entry, Page, PageBatch, PageWithCopies, Wording } from './content.ts';

interface Pages<Own extends Page> {
  get(id: string): Own | undefined;
}

/** Finds the texts of the pages of a batch, and of contracts. */
export type PageTexts = Pages<PageWithCopies>;

/** The loaded texts: those of the batch and of contracts. */
export function loadedTexts({ batch, contracts }: Pick<Content, 'batch' | 'contracts'>): PageTexts {
  return { get: (id) => batch.get(id) ?? contracts.get(id) };
}

/** The pages whose texts are loaded, in the order of the content. */
export function loadedPages(content: Content): PageWithCopies[] {
  const texts = loadedTexts(content);
  return [...content.pages.keys()].flatMap((id) => texts.get(id) ?? []);
}

/** A page and those that it inherits texts from: itself first, the root last. A cycle ends the list; the checks report it. */
export function lineageOf<Own extends Page>(pages: Pages<Own>, page: Own): readonly Own[] {
  const lineage = new Map<string, Own>();
  for (let next: Own | undefined = page; next && !lineage.has(next.id); next = pages.get(next.definition.value.inherits ?? ''))
    lineage.set(next.id, next);
  return [...lineage.values()];
}

/** The pages whose texts a page shows: itself, if it exists, and those that it inherits from. */
export function lineageIds(pages: Pages<Page>, id: string): readonly string[] {
  const page = pages.get(id);
  return page ? lineageOf(pages, page).map((one) => one.id) : [];
}

/** The copy files of a page in a language, its own first, then those that it inherits from. May be empty. */
export function copiesOf(texts: PageTexts, { id }: Pick<Page, 'id'>, language: string): readonly Entry<Wording>[] {
  const page = texts.get(id);
  return page ? lineageOf(texts, page).flatMap(({ copies }) => copies.get(language) ?? []) : [];
}

/** The name of a page's copy file in a language, even if the file is missing. */
export function copyFileOf({ definition }: Pick<Page, 'definition'>, language: string): string {
  return `${definition.file.slice(0, definition.file.lastIndexOf('/'))}/${language}.ts`;
}

/** The names of the copy files of a page in a language, its own first, whether or not they are loaded. */
export function copyFilesOf(pages: Pages<Page>, page: Page, language: string): readonly string[] {
  return lineageOf(pages, page).flatMap((one) => (one.languages.includes(language) ? copyFileOf(one, language) : []));
}

/** The content with other copies of its pages and, without the id of a page, of its dictionaries. */
export function replaceCopies(content: Content, change: (copies: Copies, page?: string) => Copies): Content {
  const replaced = (batch: PageBatch) => new Map([...batch].map(([id, page]) => [id, { ...page, copies: change(page.copies, id) }]));
  const [batch, contracts] = [replaced(content.batch), replaced(content.contracts)];
  return { ...content, batch, contracts, dictionaries: change(content.dictionaries) };
}

type Copies = PageWithCopies['copies'];
