import type { Span } from '../../diagnostics/place-in-text.ts';

/** The range of a part of a string in its source; the whole string unless the part occurs in it exactly once. */
export function within(source: string, [from, to]: Span, found: string | undefined): Span {
  const text = source.slice(from, to);
  if (!found || found.length >= text.length - 2) return [from, to];
  const at = text.indexOf(found);
  return at < 0 || text.indexOf(found, at + 1) >= 0 ? [from, to] : [from + at, from + at + found.length];
}

/** The range of characters of a string's value in its source, quotation marks included in the given range. */
export function partOf(source: string, [from, to]: Span, [first, behind]: Span): Span | undefined {
  const inside = source.slice(from + 1, to - 1);
  const [start, end] = [writtenLength(inside, first), writtenLength(inside, behind)];
  return start === undefined || end === undefined ? undefined : [from + 1 + start, from + 1 + end];
}

/** How many characters of the source make the first characters of a text's value. */
function writtenLength(source: string, length: number): number | undefined {
  let value = 0;
  for (const { 0: written, index, groups } of source.matchAll(signs)) {
    if (value >= length) return index;
    const { point, ended } = groups ?? {};
    if (ended === undefined) value += point === undefined ? 1 : String.fromCodePoint(Number.parseInt(point, 16)).length;
    if (value >= length) return index + written.length;
  }
  return length === 0 ? 0 : undefined;
}

/** The source of one character of a text: an escape, or the character itself. A line continuation makes none, CR and LF make one. */
const signs = /\\(?:u\{(?<point>[\da-f]+)\}|u[\da-f]{4}|x[\da-f]{2}|(?<ended>\r\n|[\r\n\u2028\u2029])|[\s\S])|\r\n|[\s\S]/gi;
