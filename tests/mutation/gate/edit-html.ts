import { type MarkupElement, textOf } from '../../../generator/markup/markup.ts';
import { readMarkup } from '../../../generator/markup/read-markup.ts';
import type { OutputFault, PageAt } from './fault.ts';

/** A fault in one element: the page with it, and words that the message must contain. */
export interface FaultyPage {
  readonly html: string;
  readonly detail: string;
  readonly words?: readonly string[];
}

export interface Place {
  readonly html: string;
  readonly element: MarkupElement;
  /** The source of the element, from its start tag to its end tag. */
  readonly outer: string;
  readonly words: string;
}

/** A fault at a random matching element; undefined if no element matches. */
export function faultAt(
  page: PageAt | undefined,
  random: (below: number) => number,
  { fits, edit }: { fits: (place: Place) => boolean; edit: (place: Place) => FaultyPage },
): OutputFault | undefined {
  if (!page) return undefined;
  const markup = readMarkup(page.html);
  const places = markup.elements
    .map((element): Place => ({ html: page.html, element, outer: outerOf(page.html, element), words: textOf(markup, element) }))
    .filter(fits);
  const chosen = places[random(places.length)];
  if (!chosen) return undefined;
  const { html, detail, words } = edit(chosen);
  return faultOf(page, { html, detail, ...(words && { words }) });
}

export function faultOf({ path, output }: PageAt, { html, detail, words }: FaultyPage): OutputFault {
  return { detail: `${path}: ${detail}`, reported: [path, output], files: new Map([[output, html]]), ...(words && { words }) };
}

/** An edit anywhere in the page, by words in it. */
export function replaceIn(
  page: PageAt | undefined,
  find: RegExp | string,
  replace: string | ((found: string) => string),
): OutputFault | undefined {
  if (!page) return undefined;
  const html = page.html.replace(find, replace as string);
  return html === page.html ? undefined : faultOf(page, { html, detail: `${find} → ${typeof replace === 'string' ? replace : 'altered'}` });
}

const endTag = (html: string, { contentEnd }: MarkupElement) => html.indexOf('>', contentEnd) + 1;

function outerOf(html: string, element: MarkupElement): string {
  const closes = html.startsWith(`</${element.name}`, element.contentEnd);
  return html.slice(element.start, closes ? endTag(html, element) : element.contentStart);
}

/** The page with an element replaced. */
export function withOuter({ html, element, outer }: Place, other: string): string {
  return html.slice(0, element.start) + other + html.slice(element.start + outer.length);
}

/** The page with other content in the element. */
export function withInner({ html, element: { contentStart, contentEnd } }: Place, inner: string): string {
  return html.slice(0, contentStart) + inner + html.slice(contentEnd);
}

/** The page with another value of one of the element's attributes, or without it. */
export function withAttribute({ html, element: { start, contentStart } }: Place, name: string, value: string | undefined): string {
  const tag = html.slice(start, contentStart);
  const bare = tag.replace(new RegExp(`\\s${name}(="[^"]*")?(?=[\\s/>])`), '');
  const set = value === undefined ? bare : bare.replace(/^<[\w-]+/, (begin) => `${begin} ${name}="${value}"`);
  return html.slice(0, start) + set + html.slice(contentStart);
}

/** The page with the element renamed, start tag and end tag. */
export function renamed(place: Place, name: string): string {
  return withOuter(place, place.outer.replace(/^<[\w-]+/, `<${name}`).replace(/<\/[\w-]+>$/, `</${name}>`));
}
