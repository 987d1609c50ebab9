import type { Span } from '../../diagnostics/place-in-text.ts';

/* Texts whose quotation marks do not parse, as authors and word processors write them. */

/** A text that a parser does not read as its author means it. */
export interface MisreadText {
  readonly kind: 'apostrophe' | 'quotation' | 'marks' | 'broken' | 'open';
  /** The first sign that is wrong. */
  readonly span: Span;
  /** Replacements that mend it; none if its author has to choose. */
  readonly edits: readonly (readonly [span: Span, newText: string])[];
}

/** A comment, a template, or a sign that may begin a text. */
const beginnings = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:\\[\s\S]|[^`\\])*`|['"‘’‚‛“”„‟«»‹›]/g;
const printed = /[‘’‚‛“”„‟«»‹›]/;
/** Escaped signs, doubled apostrophes inside of words, as in databases (d''un), and signs that may end a text. */
const signs = /\\.|(?<=\p{L})''(?=\p{L})|['"‘’‚‛“”„‟«»‹›]/gu;
/** Signs that may be before and behind an apostrophe inside of a word. */
const [before, behind] = [/[\p{L}\p{M}\p{N}})*\]»]/u, /[\p{L}\p{M}\p{N}{(*[«]/u];
/** Signs that may follow a text on its line. */
const afterText = /^\s*(?:$|[,;:)\]}]|\/[/*])/;
/** Signs that may follow a text before an operator or, without a comma, before another entry. */
const nextEntry = /^\s*(?:['"+?=]|\{\s*$|\.\w|(?:as|satisfies)\b|[\w$]+\s*:)/;
/** The next name of a group, behind a text without its end. */
const nextName = /,\s*[\w$]+:\s*$/;
/** A text of several lines, to its end. */
const brokenText = /^(['"])(?:\\.|(?!\1)[^\\\n])*(?:\r?\n(?:\\.|(?!\1)[^\\\n])*)+\1(?=\s*(?:[,;:)\]}]|$))/m;

/** The misread texts of a module, in their order. */
export function misreadTexts(text: string): MisreadText[] {
  const texts: MisreadText[] = [];
  const next = new RegExp(beginnings);
  for (let match = next.exec(text); match; match = next.exec(text)) {
    if (match[0].length > 1) continue;
    const lineEnd = text.indexOf('\n', match.index);
    const line = text.slice(match.index, lineEnd < 0 ? undefined : lineEnd).trimEnd();
    const { misread, length } = readText(line, match.index) ?? textOfLines(text.slice(match.index), match.index);
    texts.push(...misread);
    next.lastIndex = match.index + length;
  }
  return texts;
}

interface Reading {
  readonly misread: readonly MisreadText[];
  readonly length: number;
}

/** Reads the text at the beginning of a line, which is at `start` of its module. Undefined if it does not end there. */
function readText(line: string, start: number): Reading | undefined {
  const opening = line.charAt(0);
  const isPrinted = printed.test(opening);
  const spanOf = ({ index, 0: sign }: RegExpExecArray): Span => [start + index, start + index + sign.length];
  const marks = [...line.matchAll(signs)].filter(({ 0: sign, index }) => index > 0 && sign[0] !== '\\');
  const isInside = ({ index, 0: sign }: RegExpExecArray) =>
    before.test(line.charAt(index - 1)) && behind.test(line.charAt(index + sign.length));
  const isLast = (mark: RegExpExecArray) => !isInside(mark) && afterText.test(line.slice(mark.index + 1));
  const own = marks.filter(({ 0: sign }) => sign[0] === opening);
  const end = isPrinted
    ? marks.find(isLast)
    : (own.find((mark) => isLast(mark) || (!isInside(mark) && nextEntry.test(line.slice(mark.index + 1)))) ?? marks.findLast(isLast));
  if (!end) return undefined;
  const length = end.index + 1;
  const inner = (isPrinted ? marks.filter(({ 0: sign }) => sign[0] === "'") : own).filter(({ index }) => index < end.index);
  const isPair = inner.some((mark) => !isInside(mark)) && inner.length > 1;
  const first = inner[0];
  if (first && (opening === '"' || isPair)) return { misread: [{ kind: 'quotation', span: spanOf(first), edits: [] }], length };
  if (first && nextName.test(line.slice(0, first.index)))
    return { misread: [{ kind: 'open', span: [start, start + 1], edits: [] }], length };
  const apostrophes = inner.map((mark) => [spanOf(mark), '’'] as const);
  const straight = isPrinted ? "'" : opening;
  const [, margin = '', , closing = ''] = /^.(\s*)(.*?)(\s*.)$/.exec(line.slice(0, length)) ?? [];
  const outer = [
    ...(isPrinted ? [[[start, start + 1 + margin.length] as Span, straight] as const] : []),
    ...(closing.trim() === straight ? [] : [[[start + length - closing.length, start + length] as Span, straight] as const]),
  ];
  const edits = [...outer, ...apostrophes].sort(([[a]], [[b]]) => a - b);
  const [earliest] = edits;
  if (!earliest) return { misread: [], length };
  return { misread: [{ kind: outer.length ? 'marks' : 'apostrophe', span: earliest[0], edits }], length };
}

/** Reads a text that does not end on its line. */
function textOfLines(rest: string, start: number): Reading {
  const broken = brokenText.exec(rest)?.[0];
  const breaks = [...(broken?.matchAll(/[ \t]*\r?\n\s*/g) ?? [])].map(
    ({ 0: space, index }) => [[start + index, start + index + space.length] as Span, ' '] as const,
  );
  const length = broken?.length ?? (rest.indexOf('\n') + 1 || rest.length);
  return { misread: [{ kind: broken ? 'broken' : 'open', span: [start, start + 1], edits: breaks }], length };
}
