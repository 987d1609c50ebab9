import { bareAmpersandsIn } from './bare-ampersands.ts';
import type { Markup, MarkupElement, MarkupFault } from './markup.ts';
import { indexOf } from './page-index.ts';
import { readTag } from './read-tag.ts';
import type { StartTag } from './tag.ts';
import { TagCache } from './tag-cache.ts';

/** Void elements (HTML, section 13.1.2). */
export const voidElements: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is text, and the patterns of their ends (HTML, section 13.1.2). */
const textEnds: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'textarea', 'title'].map((name) => [name, new RegExp(`</${name}\\s*>`, 'gi')]),
);

/** Parses a page in one pass, as far as possible. Never throws: reports errors that browsers repair, such as a missing end tag. */
export function readMarkup(html: string, cache = new TagCache()): Markup {
  const { elements, ofHtml, faults } = new Reading(html, cache).toEnd();
  faults.push(...bareAmpersandsIn(html, elements));
  return {
    html,
    elements,
    ofHtml,
    faults,
    ids: idsOf(elements),
    ...indexOf(elements),
  };
}

/** The state of the parser. Every method returns the offset at which parsing continues. */
class Reading {
  readonly elements: MarkupElement[] = [];
  readonly ofHtml: MarkupElement[] = [];
  readonly faults: MarkupFault[] = [];
  readonly #html: string;
  readonly #known: TagCache;
  #open: MarkupElement | undefined;
  /** The number of nested SVG elements that are open. */
  #drawings = 0;

  constructor(html: string, cache: TagCache) {
    this.#html = html;
    this.#known = cache;
  }

  toEnd(): this {
    const html = this.#html;
    let at = html.indexOf('<');
    while (at >= 0) {
      const next = html.charCodeAt(at + 1);
      if (next === slash) at = this.#endTag(at);
      else if (isLetter(next)) at = this.#startTag(at);
      else at = next === bang ? this.#comment(at) : this.#brokenTag(at);
      if (html.charCodeAt(at) !== less) at = html.indexOf('<', at);
    }
    while (this.#open) this.#leave(this.#open, html.length, true);
    return this;
  }

  #comment(at: number): number {
    const isComment = this.#html.startsWith('<!--', at);
    const end = this.#html.indexOf(isComment ? '-->' : '>', at + 2);
    return end < 0 ? this.#html.length : end + (isComment ? 3 : 1);
  }

  #brokenTag(at: number): number {
    this.faults.push({ kind: 'broken-tag', name: this.#html.slice(at, at + 12), offset: at });
    return at + 1;
  }

  #startTag(at: number): number {
    const inSvg = this.#drawings > 0;
    const cached = this.#known.read(this.#html.slice(at, this.#html.indexOf('>', at) + 1), inSvg);
    if (cached) return this.#begin(cached.tag, { at, end: at + cached.written.length, closed: cached.closed });
    const { tag, end, closed, faults } = readTag(this.#html, at, inSvg);
    for (const fault of faults) this.faults.push(fault);
    return this.#begin(tag, { at, end, closed });
  }

  #begin(tag: StartTag, { at, end, closed }: { readonly at: number; readonly end: number; readonly closed: boolean }): number {
    const { name, attributes, inSvg } = tag;
    const index = this.elements.length;
    const parent = this.#open;
    const element = {
      tag,
      name,
      attributes,
      index,
      parent,
      start: at,
      contentStart: end,
      contentEnd: end,
      after: index + 1,
      accessibleName: undefined,
    };
    this.elements.push(element);
    if (!inSvg) this.ofHtml.push(element);
    if (inSvg ? closed : voidElements.has(name)) return end;
    const textEnd = inSvg ? undefined : textEnds.get(name);
    if (textEnd) return this.#text(element, textEnd);
    if (name === 'svg' || name === 'math') this.#drawings++;
    this.#open = element;
    return end;
  }

  #text(element: MarkupElement, ending: RegExp): number {
    ending.lastIndex = element.contentStart;
    const match = ending.exec(this.#html);
    if (!match) this.faults.push({ kind: 'unclosed', name: element.name, offset: element.start });
    element.contentEnd = match?.index ?? this.#html.length;
    return match ? ending.lastIndex : this.#html.length;
  }

  /** An end tag closes the nearest open element with its name; open elements inside it are faults. */
  #endTag(at: number): number {
    const open = this.#open;
    const nameEnd = open ? at + 2 + open.name.length : at;
    if (open && this.#html.charCodeAt(nameEnd) === angle && this.#html.startsWith(open.name, at + 2)) {
      this.#leave(open, at, false);
      return nameEnd + 1;
    }
    const close = this.#html.indexOf('>', at);
    const end = close < 0 ? this.#html.length : close;
    const name = this.#html.slice(at + 2, end).trim();
    this.#close(this.#drawings > 0 ? name : name.toLowerCase(), at);
    return close < 0 ? end : end + 1;
  }

  #close(name: string, at: number): void {
    let around = this.#open;
    while (around && around.name !== name) around = around.parent;
    if (!around) {
      this.faults.push({ kind: 'stray-end', name, offset: at });
      return;
    }
    while (this.#open && this.#open !== around) this.#leave(this.#open, at, true);
    this.#leave(around, at, false);
  }

  #leave(element: MarkupElement, at: number, unclosed: boolean): void {
    if (unclosed) this.faults.push({ kind: 'unclosed', name: element.name, offset: element.start });
    element.contentEnd = at;
    element.after = this.elements.length;
    if (element.name === 'svg' || element.name === 'math') this.#drawings--;
    this.#open = element.parent;
  }
}

function idsOf(elements: readonly MarkupElement[]): string[] {
  const ids: string[] = [];
  for (const { attributes } of elements) {
    const id = attributes.size > 0 ? attributes.get('id') : undefined;
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

const [bang, slash, less, angle] = [...'!/<>'].map((sign) => sign.charCodeAt(0));
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
