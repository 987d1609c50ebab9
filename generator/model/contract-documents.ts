import type { Page, PageWithCopies, SharedContent } from './content.ts';
import type { Outline } from './outline.ts';
import { originalOf } from './page-locales.ts';

/** The outline of a page that is a contract document. */
export function outlineOf(page: Page | undefined): Outline | undefined {
  return ((page?.definition.value.structure ?? {}) as { outline?: Outline }).outline;
}

/** Whether the texts of a page are part of the shared content. */
export function isContract(page: Page): boolean {
  return /(?:^|\/)terms\/[^/]+\/page\.ts$/.test(page.definition.file) || outlineOf(page) !== undefined;
}

/** The contracts that have an outline. */
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
