import type { Content, PageBatch, PageWithCopies } from '../../generator/model/content.ts';
import { loadedPages } from '../../generator/model/page-copies.ts';

/** The whole content with each page changed, and without those for which `change` returns nothing. */
export function changePages(content: Content, change: (page: PageWithCopies) => PageWithCopies | undefined): Content {
  const changed = new Map(
    loadedPages(content).flatMap((page) => {
      const next = change(page);
      return next ? [[page.id, next] as const] : [];
    }),
  );
  const from = (pages: PageBatch) => new Map([...changed].filter(([id]) => pages.has(id)));
  const pages = new Map([...changed].map(([id, { copies: _, ...page }]) => [id, page]));
  return { ...content, pages, contracts: from(content.contracts), batch: from(content.batch) };
}

/** The whole content with one page changed. */
export const changePage = (content: Content, id: string, change: (page: PageWithCopies) => PageWithCopies): Content =>
  changePages(content, (page) => (page.id === id ? change(page) : page));
