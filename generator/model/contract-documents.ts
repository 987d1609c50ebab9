import type { Content, Page } from './content.ts';
import type { Outline } from './outline.ts';
import { originalOf } from './page-locales.ts';

/** The outline of a page that is a contract document. */
export function outlineOf(page: Page | undefined): Outline | undefined {
  return ((page?.definition.value.structure ?? {}) as { outline?: Outline }).outline;
}

/** The pages that are contract documents. */
export function documentsOf({ pages }: Pick<Content, 'pages'>): { page: Page; outline: Outline }[] {
  return [...pages.values()].flatMap((page) => {
    const outline = outlineOf(page);
    return outline ? [{ page, outline }] : [];
  });
}

/** The pages by whose names links lead to contracts: a contract document itself, or the page that it is an edition of. */
export function contractPages(content: Pick<Content, 'pages'>): ReadonlySet<string> {
  return new Set(documentsOf(content).map(({ page }) => originalOf(page)));
}
