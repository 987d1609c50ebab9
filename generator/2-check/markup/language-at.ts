import { closest, type MarkupElement } from './markup.ts';

/** The language of an element's text: the nearest `lang` around it, or that of the page. A BCP 47 tag. */
export function languageAt(element: MarkupElement, page: string): string {
  return closest(element, ({ attributes }) => attributes.has('lang'))?.attributes.get('lang') ?? page;
}
