import type { Page, SharedContent } from './content.ts';

export function listedTemplates(pages: SharedContent['pages']): ReadonlySet<string> {
  return new Set([...pages.values()].flatMap(({ definition }) => definition.value.lists?.template ?? []));
}

/** The pages that lists show, in the order of the content. */
export function pagesListed(pages: SharedContent['pages']): readonly Page[] {
  const templates = listedTemplates(pages);
  return templates.size ? [...pages.values()].filter(({ definition }) => templates.has(definition.value.template)) : [];
}
