import type { Page, PageWithCopies, SharedContent } from './content.ts';
import { groupBy } from './group-by.ts';
import { memoize } from './memoize.ts';
import type { Outline } from './outline.ts';
import { originalOf } from './page-locales.ts';

export function outlineOf(page: Page | undefined): Outline | undefined {
  return ((page?.definition.value.structure ?? {}) as { outline?: Outline }).outline;
}

/** The pages whose texts are part of the shared content: contracts, and the documents that their clauses name. */
export const contractIds = memoize(
  (pages: ReadonlyMap<string, Page>): ReadonlySet<string> =>
    new Set([...pages.values()].flatMap((page) => [...(isContract(page) ? [page.id] : []), ...Object.values(appendicesOf(page))])),
  new WeakMap(),
);

const isContract = (page: Page) => /(?:^|\/)terms\/[^/]+\/page\.ts$/.test(page.definition.file) || outlineOf(page) !== undefined;

/** The name by which clauses refer to another document (`{doc:prices|…}`) → the page with it, which is part of the contract. */
export function appendicesOf(page: Page): Readonly<Record<string, string>> {
  const { documents = {} } = (page.definition.value.structure ?? {}) as {
    documents?: Readonly<Record<string, { readonly page?: string }>>;
  };
  const targets = outlineOf(page) ? Object.entries(documents) : [];
  return Object.fromEntries(targets.flatMap(([name, target]) => (target?.page === undefined ? [] : [[name, target.page]])));
}

/** The names of the contract documents that a page is, or is an appendix of. */
export const documentsWith = (pages: ReadonlyMap<string, Page>, id: string): readonly string[] => documentsByPage(pages).get(id) ?? [];

const documentsByPage = memoize((pages: ReadonlyMap<string, Page>) => {
  const all = [...pages.values()].flatMap((page) => {
    const outline = outlineOf(page);
    return outline ? [page.id, ...Object.values(appendicesOf(page))].map((id) => ({ id, document: outline.id })) : [];
  });
  return new Map([...groupBy(all, ({ id }) => id)].map(([id, list]) => [id, list.map(({ document }) => document)]));
}, new WeakMap());

export function documentsOf({ contracts }: Pick<SharedContent, 'contracts'>): { page: PageWithCopies; outline: Outline }[] {
  return [...contracts.values()].flatMap((page) => {
    const outline = outlineOf(page);
    return outline ? [{ page, outline }] : [];
  });
}

/** The ids by which links refer to contracts: a contract document itself, or the page that it is an edition of. */
export function contractPages(content: Pick<SharedContent, 'contracts'>): ReadonlySet<string> {
  return new Set(documentsOf(content).map(({ page }) => originalOf(page)));
}
