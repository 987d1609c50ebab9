import type { StartTag, Tag } from './tag.ts';
import type { TagFilter } from './tag-filters.ts';

/** One element of a page, in the order of its start tags. Offsets count in the HTML of the page. */
export interface MarkupElement extends Tag {
  readonly tag: StartTag;
  readonly index: number;
  readonly parent: MarkupElement | undefined;
  /** Where `<` of the start tag is. */
  readonly start: number;
  /** What is between start tag and end tag. */
  readonly contentStart: number;
  contentEnd: number;
  /** Index behind the last element inside this one. */
  after: number;
  /** Its accessible name, once somebody has asked for it. */
  spoken: string | undefined;
}

/** Something that the HTML standard does not allow and browsers silently repair. */
export interface MarkupFault {
  readonly kind: 'unclosed' | 'stray-end' | 'attribute-twice' | 'unquoted' | 'broken-tag' | 'bare-ampersand';
  /** The element or attribute that is meant. */
  readonly name: string;
  readonly offset: number;
}

/** The HTML of one page, read once; every rule asks this. */
export interface Markup {
  readonly html: string;
  readonly elements: readonly MarkupElement[];
  /** Those that follow the rules of HTML: not what is inside an SVG or MathML. */
  readonly ofHtml: readonly MarkupElement[];
  readonly faults: readonly MarkupFault[];
  /** The elements of one name, in order. */
  named(name: string): readonly MarkupElement[];
  /** The elements whose start tags have a mark, in order. */
  marked(mark: TagFilter): readonly MarkupElement[];
  /** The first element with an id. */
  byId(id: string): MarkupElement | undefined;
  /** Every id in order, repeated where it stands twice. */
  readonly ids: readonly string[];
}

/** The elements inside another one, in order. */
export function within({ elements }: Markup, { index, after }: MarkupElement): readonly MarkupElement[] {
  return elements.slice(index + 1, after);
}

/** The elements directly inside another one. */
export function childrenOf({ elements }: Markup, parent: MarkupElement): MarkupElement[] {
  const children: MarkupElement[] = [];
  for (let index = parent.index + 1; index < parent.after; ) {
    const child = elements[index] as MarkupElement;
    children.push(child);
    index = child.after;
  }
  return children;
}

/** The nearest element around this one, itself included, that the condition holds for. */
export function closest(element: MarkupElement | undefined, holds: (element: MarkupElement) => boolean): MarkupElement | undefined {
  let around = element;
  while (around && !holds(around)) around = around.parent;
  return around;
}

/** Where an element ends, its end tag included. */
export function endOf({ html }: Markup, { name, contentEnd }: MarkupElement): number {
  if (html.charCodeAt(contentEnd) !== less || html.charCodeAt(contentEnd + 1) !== slash) return contentEnd;
  const own =
    html.startsWith(name, contentEnd + 2) || html.slice(contentEnd + 2, contentEnd + 2 + name.length).toLowerCase() === name.toLowerCase();
  return own ? html.indexOf('>', contentEnd) + 1 : contentEnd;
}

const [less, slash] = [...'</'].map((sign) => sign.charCodeAt(0));

/** Whether there is text between two places, beside comments and tags. */
export function saysSomething({ html }: Markup, from: number, to: number): boolean {
  return from < to && /\S/.test(html.slice(from, to).replace(/<!--.*?-->|<[^>]*>/gs, ''));
}

/** The text inside an element without its markup, decoded, white space as one blank. */
export function textOf({ html }: Markup, { contentStart, contentEnd }: MarkupElement): string {
  return textIn(html.slice(contentStart, contentEnd));
}

/** The text of a piece of HTML without its markup, decoded, white space as one blank. */
export function textIn(html: string): string {
  return inOneLine(decode(html.includes('<') ? html.replace(/<!--.*?-->|<[^>]*>/gs, '') : html));
}

/** A text as it is shown: white space as one blank, none around it. */
export function inOneLine(text: string): string {
  return otherSpace.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}
const otherSpace = /^\s|\s$|\s\s|[^\S ]/;

/** The start tag as written, shortened for messages: `<a class="button" href="…">`. */
export function tagOf({ html }: Markup, { start, contentStart, name }: MarkupElement): string {
  const tag = html.slice(start, contentStart);
  return tag.length <= 80 ? tag : `${tag.slice(0, Math.max(60, name.length + 1))}…>`;
}

/** An element as templates know it, for what is the same on all pages: `a.button.filled#reserve`. */
export function selectorOf({ name, attributes }: Tag): string {
  const classes = attributes.get('class');
  const id = attributes.get('id');
  return `${name}${classes ? `.${classes.replace(/\s+/g, '.')}` : ''}${id ? `#${id}` : ''}`;
}

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Character references as the generator writes them: the named ones above, decimal and hexadecimal. */
export function decode(text: string): string {
  if (!text.includes('&')) return text;
  // Nearly all of them are the quotation marks of data in an attribute; these are faster replaced by themselves.
  const rest = text.replaceAll('&quot;', '"');
  if (!rest.includes('&')) return rest;
  return rest.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) =>
    name ? (names[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
