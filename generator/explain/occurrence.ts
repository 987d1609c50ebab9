import { closest, decode, type Markup, type MarkupElement, textOf } from '../markup/markup.ts';
import { mark, withoutMarks } from './marks.ts';

export interface Occurrence {
  readonly text: number;
  /** As shown, without markup. */
  readonly shown: string;
  readonly offset: number;
  /** `Beside` for other places. */
  readonly region: 'Head' | 'Header' | 'Main' | 'Footer' | 'Beside';
  /** In the main part, the h1 or h2 before it or around it. */
  readonly heading?: string;
  readonly island?: string;
  /** `<h2>`, `<p aria-hidden>`, `aria-label of <nav>`, `meta description`, `structured data`. */
  readonly role: string;
}

const regions: Readonly<Record<string, Occurrence['region']>> = { head: 'Head', header: 'Header', main: 'Main', footer: 'Footer' };

/** Every occurrence of a marked text, in the order of the page: in text, in attributes, in props of islands. */
export function occurrencesIn(markup: Markup): Occurrence[] {
  const { html, elements } = markup;
  const headings = elements.filter(({ name }) => name === 'h1' || name === 'h2');
  const occurrences: Occurrence[] = [];
  let around = 0;
  for (let offset = html.indexOf(mark.open); offset >= 0; offset = html.indexOf(mark.open, offset + 1)) {
    while ((elements[around + 1]?.start ?? Number.POSITIVE_INFINITY) < offset) around++;
    const element = elementAt(elements[around] as MarkupElement, offset);
    occurrences.push({
      text: Number(html.slice(offset + 1, html.indexOf(mark.number, offset))),
      shown: shownFrom(html, offset),
      offset,
      ...whereIn(markup, { element, headings }),
      role: roleOf(element, html.slice(element.start, offset)),
    });
  }
  return occurrences;
}

/** The element whose start tag or content contains the offset: the last one that begins before it, or an ancestor of that. */
function elementAt(last: MarkupElement, offset: number): MarkupElement {
  let element = last;
  while (offset >= Math.max(element.contentStart, element.contentEnd) && element.parent) element = element.parent;
  return element;
}

function whereIn(
  markup: Markup,
  { element, headings }: { element: MarkupElement; headings: readonly MarkupElement[] },
): Pick<Occurrence, 'region' | 'heading' | 'island'> {
  const landmark = closest(element, ({ name, parent }) => name in regions && (name === 'main' || !parent?.parent || outside(parent)));
  const region = regions[landmark?.name ?? ''] ?? 'Beside';
  const island = closest(element, ({ attributes }) => attributes.has('data-island'))?.attributes.get('data-island');
  const heading =
    region === 'Main' ? headings.findLast(({ start }) => start <= element.start && start > (landmark?.start ?? 0)) : undefined;
  return { region, ...(heading && { heading: withoutMarks(textOf(markup, heading)) }), ...(island && { island }) };
}

/** A header or footer inside the main part belongs to a section, not to the page (HTML, section 4.3.8). */
function outside(element: MarkupElement): boolean {
  return !closest(element, ({ name }) => name === 'main' || name === 'article' || name === 'section' || name === 'dialog');
}

/** The attribute that a text is in, from the open start tag before it. */
function roleOf(element: MarkupElement, before: string): string {
  const { name, attributes } = element;
  const attribute = /\s([\w:-]+)="[^"]*$/.exec(before)?.[1];
  if (attribute === undefined || /^[^"]*>/.test(before.slice(before.lastIndexOf('"') + 1)) || before.endsWith('>')) {
    const isHidden = closest(element, (around) => around.attributes.get('aria-hidden') === 'true');
    return name === 'script' ? 'structured data' : `<${name}${isHidden ? ' aria-hidden' : ''}>`;
  }
  if (name === 'meta') return `meta ${attributes.get('name') ?? attributes.get('property') ?? ''}`;
  return attribute === 'data-props' ? 'handed to the island' : `${attribute} of <${name}>`;
}

/** From a mark to the one that closes it. */
function shownFrom(html: string, from: number): string {
  let depth = 0;
  let to = from;
  for (; to < html.length; to++) {
    if (html[to] === mark.open) depth++;
    else if (html[to] === mark.close && --depth === 0) break;
  }
  return decode(withoutMarks(html.slice(from, to)).replace(/<!--.*?-->|<[^>]*>/gs, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
