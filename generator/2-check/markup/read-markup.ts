import type { Markup, MarkupElement, MarkupFault } from './markup.ts';
import { readTag, type TagReading } from './read-tag.ts';

/** HTML, section 13.1.2: elements without content and end tag. */
const voidElements: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** HTML, section 13.1.2: elements whose content is text, whatever it looks like, and how they end. */
const textEnds: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'textarea', 'title'].map((name) => [name, new RegExp(`</${name}\\s*>`, 'gi')]),
);

/**
 * Start tags that were read before, as written. The pages of a site repeat most of theirs: who reads many pages hands the
 * same tags to each reading, and their elements share one StartTag. Long ones, which rarely repeat, are not kept.
 */
export class KnownTags {
  readonly html = new Map<string, TagReading>();
  readonly svg = new Map<string, TagReading>();
}
const longestKept = 200;

/**
 * Reads a page in one pass. It is stricter than a browser: what the HTML standard has browsers repair (an end tag that is
 * missing or has no start, an attribute that stands twice) becomes a fault. It never throws; broken HTML gives what could be read.
 */
export function readMarkup(html: string, known = new KnownTags()): Markup {
  const elements: MarkupElement[] = [];
  const ofHtml: MarkupElement[] = [];
  const faults: MarkupFault[] = [];
  const byName = new Map<string, MarkupElement[]>();
  const byId = new Map<string, MarkupElement>();
  const ids: string[] = [];
  let open: MarkupElement | undefined;
  let inSvg = 0;

  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const next = html.charCodeAt(at + 1);
    if (next === bang) {
      const comment = html.startsWith('<!--', at);
      const end = html.indexOf(comment ? '-->' : '>', at + 2);
      at = end < 0 ? html.length : end + (comment ? 3 : 1);
    } else if (next === slash) at = endTag(at);
    else if (isLetter(next)) at = startTag(at);
    else {
      faults.push({ kind: 'broken-tag', name: html.slice(at, at + 12), offset: at });
      at++;
    }
  }
  while (open) leave(open, html.length, true);
  findBareAmpersands();

  return { html, elements, ofHtml, faults, ids, byId: (id) => byId.get(id), named: (name) => byName.get(name) ?? [] };

  function startTag(at: number): number {
    const { tag, end, closed } = tagAt(at);
    const { name, attributes } = tag;
    const element: MarkupElement = {
      index: elements.length,
      tag,
      name,
      attributes,
      verdicts: tag.verdicts,
      parent: open,
      start: at,
      contentStart: end,
      contentEnd: end,
      after: elements.length + 1,
    };
    elements.push(element);
    if (!inSvg) ofHtml.push(element);
    const alike = byName.get(name);
    if (alike) alike.push(element);
    else byName.set(name, [element]);
    const id = attributes.get('id');
    if (id !== undefined) {
      ids.push(id);
      if (!byId.has(id)) byId.set(id, element);
    }
    if (inSvg ? closed : voidElements.has(name)) return end;
    const textEnd = inSvg ? undefined : textEnds.get(name);
    if (textEnd) return textContent(element, textEnd);
    if (name === 'svg' || name === 'math') inSvg++;
    open = element;
    return end;
  }

  function tagAt(at: number): { readonly tag: TagReading['tag']; readonly end: number; readonly closed: boolean } {
    const tags = inSvg ? known.svg : known.html;
    const written = html.slice(at, html.indexOf('>', at) + 1);
    const kept = tags.get(written);
    if (kept) return { tag: kept.tag, end: at + written.length, closed: kept.closed };
    const reading = readTag(html, at, inSvg > 0);
    faults.push(...reading.faults);
    const whole = reading.end === at + written.length && reading.faults.length === 0;
    if (whole && written.length <= longestKept) tags.set(written, reading);
    return reading;
  }

  function textContent(element: MarkupElement, ending: RegExp): number {
    ending.lastIndex = element.contentStart;
    const found = ending.exec(html);
    if (!found) faults.push({ kind: 'unclosed', name: element.name, offset: element.start });
    element.contentEnd = found?.index ?? html.length;
    return found ? ending.lastIndex : html.length;
  }

  /** An end tag closes the nearest open element of its name; what is open inside it was not closed. */
  function endTag(at: number): number {
    const angle = html.indexOf('>', at);
    const end = angle < 0 ? html.length : angle;
    const written = html.slice(at + 2, end).trim();
    const name = inSvg ? written : written.toLowerCase();
    let around = open;
    while (around && around.name !== name) around = around.parent;
    if (!around) faults.push({ kind: 'stray-end', name, offset: at });
    else {
      while (open && open !== around) leave(open, at, true);
      leave(around, at, false);
    }
    return angle < 0 ? end : end + 1;
  }

  function leave(element: MarkupElement, at: number, unclosed: boolean): void {
    if (unclosed) faults.push({ kind: 'unclosed', name: element.name, offset: element.start });
    element.contentEnd = at;
    element.after = elements.length;
    if (element.name === 'svg' || element.name === 'math') inSvg--;
    open = element.parent;
  }

  /** In scripts and styles an ampersand is one; everywhere else it begins a character reference (HTML, section 13.1.4). */
  function findBareAmpersands(): void {
    for (let index = html.indexOf('&'); index >= 0; index = html.indexOf('&', index + 1)) {
      if (references.some((reference) => html.startsWith(reference, index + 1))) continue;
      bareAmpersand.lastIndex = index;
      const name = bareAmpersand.exec(html)?.[0];
      if (name === undefined) continue;
      const raw = ['script', 'style'].some((kind) =>
        byName.get(kind)?.some(({ contentStart, contentEnd }) => contentStart <= index && index < contentEnd),
      );
      if (!raw) faults.push({ kind: 'bare-ampersand', name, offset: index });
    }
  }
}

/** An ampersand that is none of the character references that the generator writes. */
const bareAmpersand = /&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos|nbsp);)\w*;?/iy;
/** Those that nearly all are. */
const references = ['quot;', 'amp;', '#x27;'];
const [bang, slash] = [...'!/'].map((sign) => sign.charCodeAt(0));
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
