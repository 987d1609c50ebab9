import type { StartTag, Tag } from './tag.ts';
import type { TagFilter } from './tag-filters.ts';

/** One element of a page, in the order of its start tags. Offsets count in the HTML of the page. */
export interface MarkupElement extends Tag {
  /** The start tag; elements with equal tags share it. */
  readonly tag: StartTag;
  /** Index in the list of all elements. */
  readonly index: number;
  /** The element directly around it; undefined for the outermost one. */
  readonly parent: MarkupElement | undefined;
  /** Offset of `<` of the start tag. */
  readonly start: number;
  /** Offset of the content. */
  readonly contentStart: number;
  /** Offset after the content: of `<` of the end tag, if it has one. */
  contentEnd: number;
  /** Index after the last element inside this one. */
  after: number;
  /** The accessible name, once it has been computed. */
  accessibleName: string | undefined;
}

/** A syntax error that browsers silently repair. */
export interface MarkupFault {
  /**
   * An element without its end, an end without an element, a repeated or unquoted attribute, a tag that cannot be parsed, or an `&` that
   * does not begin a character reference.
   */
  readonly kind: 'unclosed' | 'stray-end' | 'attribute-twice' | 'unquoted' | 'broken-tag' | 'bare-ampersand';
  /** The name of the element or attribute. */
  readonly name: string;
  /** Offset in the HTML of the page. */
  readonly offset: number;
}

/** The HTML of one page, parsed once for all rules. */
export interface Markup {
  /** The delivered HTML. */
  readonly html: string;
  /** All elements, in the order of their start tags. */
  readonly elements: readonly MarkupElement[];
  /** The elements outside of SVG and MathML. */
  readonly ofHtml: readonly MarkupElement[];
  /** Faults of syntax. */
  readonly faults: readonly MarkupFault[];
  /** The elements of one name, in order. */
  named(name: string): readonly MarkupElement[];
  /** The elements whose start tags a filter matches, in order. */
  matching(filter: TagFilter): readonly MarkupElement[];
  /** The first element with an id. */
  byId(id: string): MarkupElement | undefined;
  /** Every id in order, repeated ones included. */
  readonly ids: readonly string[];
}

/** The elements inside another one, in order. */
export function within({ elements }: Markup, { index, after }: MarkupElement): readonly MarkupElement[] {
  return elements.slice(index + 1, after);
}

/** The index of the first element inside the first one of a name. */
export function firstIn(markup: Markup, name: string): number | undefined {
  const [around] = markup.named(name);
  return around && within(markup, around)[0]?.index;
}

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

/** The end of an element, including its end tag. */
export function endOf({ html }: Markup, { name, contentEnd }: MarkupElement): number {
  if (html.charCodeAt(contentEnd) !== less || html.charCodeAt(contentEnd + 1) !== slash) return contentEnd;
  const own =
    html.startsWith(name, contentEnd + 2) || html.slice(contentEnd + 2, contentEnd + 2 + name.length).toLowerCase() === name.toLowerCase();
  return own ? html.indexOf('>', contentEnd) + 1 : contentEnd;
}

const [less, slash] = [...'</'].map((sign) => sign.charCodeAt(0));

/** Whether there is text between two offsets, beside comments and tags. */
export function hasText({ html }: Markup, from: number, to: number): boolean {
  return from < to && /\S/.test(html.slice(from, to).replace(/<!--.*?-->|<[^>]*>/gs, ''));
}

/** The text of an element without markup, decoded, with collapsed white space. */
export function textOf({ html }: Markup, { contentStart, contentEnd }: MarkupElement): string {
  return textIn(html.slice(contentStart, contentEnd));
}

/** The text of an HTML fragment without markup, decoded, with collapsed white space. */
export function textIn(html: string): string {
  return inOneLine(decode(html.includes('<') ? html.replace(/<!--.*?-->|<[^>]*>/gs, '') : html));
}

/** A text with collapsed white space, trimmed. */
export function inOneLine(text: string): string {
  return otherSpace.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}
const otherSpace = /^\s|\s$|\s\s|[^\S ]/;

/** The start tag as written, shortened for messages: `<a class="button" href="…">`. */
export function tagOf({ html }: Markup, { start, contentStart, name }: MarkupElement): string {
  const tag = html.slice(start, contentStart);
  return tag.length <= 80 ? tag : `${tag.slice(0, Math.max(60, name.length + 1))}…>`;
}

/** A CSS-like selector of an element, equal on all pages: `a.button.filled#reserve`. */
export function selectorOf({ name, attributes }: Tag): string {
  const classes = attributes.get('class');
  const id = attributes.get('id');
  return `${name}${classes ? `.${classes.replace(/\s+/g, '.')}` : ''}${id ? `#${id}` : ''}`;
}

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes the character references that the generator writes: the named ones above, decimal and hexadecimal. */
export function decode(text: string): string {
  if (!text.includes('&')) return text;
  // Nearly all are quotation marks of data in an attribute, which replaceAll handles faster.
  const rest = text.replaceAll('&quot;', '"');
  if (!rest.includes('&')) return rest;
  return rest.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) =>
    name ? (names[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
