import type { Content, Page } from './content.ts';

/** The pages that the content's part is about, all of them with their copies; every page where the whole site is here. */
export function pagesHere({ pages, part }: Pick<Content, 'pages' | 'part'>): Page[] {
  return part ? [...part].flatMap((id) => pages.get(id) ?? []) : [...pages.values()];
}
