import { decode, type MarkupFault } from './markup.ts';
import type { StartTag } from './tag.ts';
import { memosPerTag } from './tag-filters.ts';

/** A parsed start tag, and the offset after it. */
interface TagReading {
  readonly tag: StartTag;
  readonly end: number;
  /** Written `<path/>`. */
  readonly closed: boolean;
  readonly faults: readonly MarkupFault[];
}

/** Parses the start tag at an offset. Inside SVG, names keep their case. An unterminated tag is parsed as far as possible. */
export function readTag(html: string, start: number, inSvg: boolean): TagReading {
  const faults: MarkupFault[] = [];
  let attributes: Map<string, string> | undefined;
  let at = start + 1;
  while (at < html.length && !endsName(html.charCodeAt(at))) at++;
  const name = nameFrom(html.slice(start + 1, at), inSvg);
  const done = (end: number, closed: boolean): TagReading => ({
    tag: {
      name,
      attributes: attributes ?? none,
      inSvg,
      memos: new Array(memosPerTag()).fill(undefined),
      matched: noPlaces,
      tested: 0,
    },
    end,
    closed,
    faults,
  });

  for (;;) {
    while (isSpace(html.charCodeAt(at))) at++;
    const code = html.charCodeAt(at);
    if (code === angle) return done(at + 1, false);
    if (code === slash && html.charCodeAt(at + 1) === angle) return done(at + 2, true);
    if (at >= html.length || code === less) {
      faults.push({ kind: 'broken-tag', name: html.slice(start, start + 12), offset: start });
      return done(at, false);
    }
    const offset = at;
    at++;
    while (at < html.length && !endsAttribute(html.charCodeAt(at))) at++;
    const attribute = nameFrom(html.slice(offset, at), inSvg);
    let value = '';
    if (html.charCodeAt(at) === equals) {
      const quote = html.charCodeAt(at + 1);
      const quoted = quote === double || quote === single;
      const from = at + (quoted ? 2 : 1);
      let to = quoted ? html.indexOf(quote === double ? '"' : "'", from) : from;
      if (quoted) to = to < 0 ? html.length : to;
      else {
        faults.push({ kind: 'unquoted', name: attribute, offset });
        while (to < html.length && !isSpace(html.charCodeAt(to)) && html.charCodeAt(to) !== angle) to++;
      }
      value = html.slice(from, to);
      at = quoted ? to + 1 : to;
    }
    attributes ??= new Map();
    if (attributes.has(attribute)) faults.push({ kind: 'attribute-twice', name: attribute, offset });
    else attributes.set(attribute, decode(value));
  }
}

const nameFrom = (written: string, inSvg: boolean) => (inSvg ? written : written.toLowerCase());
const none: ReadonlyMap<string, string> = new Map();
const noPlaces: readonly number[] = [];
const [slash, angle, less, equals, double, single] = [...'/><="\''].map((sign) => sign.charCodeAt(0));
const isSpace = (code: number) => code === 32 || code === 10 || code === 9 || code === 13 || code === 12;
const endsName = (code: number) => isSpace(code) || code === angle || code === slash;
const endsAttribute = (code: number) => isSpace(code) || code === angle || code === equals || code === slash;
