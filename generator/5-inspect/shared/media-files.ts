import type { Markup, MarkupElement } from '../../markup/markup.ts';

/** The poster of a film, and the address of a film or sound, as far as its element names them. */
export function mediaFiles(
  element: MarkupElement,
  markup: Markup,
): { readonly poster: string | undefined; readonly source: string | undefined } {
  const { attributes } = element;
  const inside = markup.named('source').find(({ parent }) => parent === element);
  return { poster: attributes.get('poster'), source: attributes.get('src') ?? inside?.attributes.get('src') };
}
