import { closest, type MarkupElement } from './markup.ts';
import { memoizePerTag } from './tag-filters.ts';

/** The language of an element's text: the nearest `lang` around it, or that of the page. A BCP 47 tag. */
export function languageAt(element: MarkupElement, page: string): string {
  return closest(element, ({ tag }) => isIn(tag))?.attributes.get('lang') ?? page;
}

const isIn = memoizePerTag(({ attributes }) => attributes.has('lang'));
