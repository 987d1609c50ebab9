import type { Content, Page } from './content.ts';

/** The pages of the content's batch, all of them with their texts; every page where the whole content is loaded. */
export function pagesInBatch({ pages, batch }: Pick<Content, 'pages' | 'batch'>): Page[] {
  return batch ? [...batch].flatMap((id) => pages.get(id) ?? []) : [...pages.values()];
}
