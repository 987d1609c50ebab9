import { decode, type Markup, type MarkupElement, type MarkupFault } from './markup.ts';

/** HTML, section 13.1.2: elements without content and end tag. */
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** HTML, section 13.1.2: elements whose content is text, whatever it looks like. */
const textElements = new Set(['script', 'style', 'textarea', 'title']);

/**
 * Reads a page in one pass. It is stricter than a browser: what the HTML standard has browsers repair (an end tag that is
 * missing or has no start, an attribute that stands twice) becomes a fault. It never throws; broken HTML gives what could be read.
 */
export function readMarkup(html: string): Markup {
  const elements: MarkupElement[] = [];
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
    } else if (next === slash) {
      const end = html.indexOf('>', at);
      const name = html.slice(at + 2, end < 0 ? html.length : end).trim();
      close(inSvg ? name : name.toLowerCase(), at);
      at = end < 0 ? html.length : end + 1;
    } else if (isLetter(next)) at = start(at);
    else {
      faults.push({ kind: 'broken-tag', name: html.slice(at, at + 12), offset: at });
      at++;
    }
  }
  while (open) leave(open, html.length, true);

  return { html, elements, faults, ids, byId: (id) => byId.get(id), named: (name) => byName.get(name) ?? [] };

  function start(at: number): number {
    let to = at + 1;
    while (to < html.length && !endsName(html.charCodeAt(to))) to++;
    const written = html.slice(at + 1, to);
    const name = inSvg ? written : written.toLowerCase();
    const { attributes, end, closed } = readAttributes(to);
    const element: MarkupElement = {
      index: elements.length,
      name,
      attributes,
      parent: open,
      start: at,
      contentStart: end,
      contentEnd: end,
      after: elements.length + 1,
    };
    elements.push(element);
    const alike = byName.get(name);
    if (alike) alike.push(element);
    else byName.set(name, [element]);
    const id = attributes.get('id');
    if (id !== undefined) {
      ids.push(id);
      if (!byId.has(id)) byId.set(id, element);
    }
    if (voidElements.has(name) || (closed && inSvg)) return end;
    if (textElements.has(name) && !inSvg) return textEnd(element, end);
    if (name === 'svg' || name === 'math') inSvg++;
    open = element;
    return end;
  }

  function textEnd(element: MarkupElement, from: number): number {
    const end = html.toLowerCase().indexOf(`</${element.name}`, from);
    if (end < 0) faults.push({ kind: 'unclosed', name: element.name, offset: element.start });
    element.contentEnd = end < 0 ? html.length : end;
    const behind = end < 0 ? -1 : html.indexOf('>', end);
    return behind < 0 ? html.length : behind + 1;
  }

  function readAttributes(from: number): { attributes: ReadonlyMap<string, string>; end: number; closed: boolean } {
    let attributes: Map<string, string> | undefined;
    let at = from;
    for (;;) {
      while (isSpace(html.charCodeAt(at))) at++;
      const code = html.charCodeAt(at);
      if (code === angle) return { attributes: attributes ?? none, end: at + 1, closed: false };
      if (code === slash && html.charCodeAt(at + 1) === angle) return { attributes: attributes ?? none, end: at + 2, closed: true };
      if (at >= html.length || code === less) {
        faults.push({ kind: 'broken-tag', name: html.slice(from - 1, from + 11), offset: from });
        return { attributes: attributes ?? none, end: at, closed: false };
      }
      let to = at;
      while (to < html.length && !endsAttribute(html.charCodeAt(to))) to++;
      const written = html.slice(at, to === at ? ++to : to);
      const name = inSvg ? written : written.toLowerCase();
      at = to;
      let value = '';
      if (html.charCodeAt(at) === equals) {
        const quote = html.charCodeAt(at + 1);
        if (quote === double || quote === single) {
          const end = html.indexOf(quote === double ? '"' : "'", at + 2);
          to = end < 0 ? html.length : end;
          value = html.slice(at + 2, to);
          at = to + 1;
        } else {
          faults.push({ kind: 'unquoted', name, offset: at });
          to = at + 1;
          while (to < html.length && !isSpace(html.charCodeAt(to)) && html.charCodeAt(to) !== angle) to++;
          value = html.slice(at + 1, to);
          at = to;
        }
      }
      attributes ??= new Map();
      if (attributes.has(name)) faults.push({ kind: 'attribute-twice', name, offset: at });
      else attributes.set(name, decode(value));
    }
  }

  /** An end tag closes the nearest open element of its name; what is open inside it was not closed. */
  function close(name: string, at: number): void {
    let around = open;
    while (around && around.name !== name) around = around.parent;
    if (!around) {
      faults.push({ kind: 'stray-end', name, offset: at });
      return;
    }
    while (open && open !== around) leave(open, at, true);
    leave(around, at, false);
  }

  function leave(element: MarkupElement, at: number, unclosed: boolean): void {
    if (unclosed) faults.push({ kind: 'unclosed', name: element.name, offset: element.start });
    element.contentEnd = at;
    element.after = elements.length;
    if (element.name === 'svg' || element.name === 'math') inSvg--;
    open = element.parent;
  }
}

const none: ReadonlyMap<string, string> = new Map();
const [bang, slash, angle, less, equals, double, single] = [...'!/><="\''].map((sign) => sign.charCodeAt(0));
const isSpace = (code: number) => code === 32 || code === 10 || code === 9 || code === 13 || code === 12;
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const endsName = (code: number) => isSpace(code) || code === angle || code === slash;
const endsAttribute = (code: number) => isSpace(code) || code === angle || code === equals || code === slash;
