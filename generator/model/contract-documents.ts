import type { Content, Page } from './content.ts';
import type { Outline } from './outline.ts';

/** The pages that are contract documents. */
export function documentsOf({ pages }: Pick<Content, 'pages'>): { page: Page; outline: Outline }[] {
  return [...pages.values()].flatMap((page) => {
    const { outline } = (page.definition.value.structure ?? {}) as { outline?: Outline };
    return outline ? [{ page, outline }] : [];
  });
}
