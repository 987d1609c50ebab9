import { closest, type MarkupElement } from './markup.ts';
import { memoizePerTag } from './tag-filters.ts';

/** The language of an element's text, as a BCP 47 tag: the nearest `lang` around it, or that of the page. */
export function languageAt(element: MarkupElement, page: string): string {
  return closest(element, ({ tag }) => isIn(tag))?.attributes.get('lang') ?? page;
}

const isIn = memoizePerTag(({ attributes }) => attributes.has('lang'));
