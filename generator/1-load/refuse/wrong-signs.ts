import type { Span } from '../../diagnostics/place-in-text.ts';
import { type ParsedModule, parseModule } from '../../typescript/parse-module.ts';

/* Syntax errors that one sign causes, such as a deleted comma. */

/** The change of a sign after which a parser reads the module, and the fault in words. */
export interface WrongSign {
  readonly span: Span;
  readonly newText: string;
  readonly message: string;
}

/** The first change of one sign near an error after which a parser reads the module. */
export function wrongSign({ file, text }: ParsedModule, at: number): WrongSign | undefined {
  const candidates = [...missing(text, at), ...replaced(text, at), ...lostBraces(text, at)];
  return candidates.find(
    ({ span, newText }) => parseModule(file, text.slice(0, span[0]) + newText + text.slice(span[1])).errors.length === 0,
  );
}

const inserted = (at: number, newText: string, message: string): WrongSign => ({ span: [at, at], newText, message });

function missing(text: string, at: number): WrongSign[] {
  const end = text.slice(0, at).trimEnd().length;
  const [start, line] = lineAt(text, at);
  const name = /^\s*[\w$]+:\s*(?=\p{L})/u.exec(line)?.[0];
  return [
    inserted(end, ',', 'A comma is missing here, behind an entry.'),
    inserted(end, ':', 'A colon is missing here, behind a name.'),
    inserted(end, ')', 'A closing bracket is missing here.'),
    ...(name ? [inserted(start + name.length, "'", 'This text has no quotation mark at its beginning.')] : []),
  ];
}

function replaced(text: string, at: number): WrongSign[] {
  const [start, line] = lineAt(text, at);
  const [before, comment] = /^\s*(#|%|\*|--|<!--)/.exec(line) ?? [''];
  const signs = [at, text.slice(0, start).trimEnd().length - 1].filter((index) => /[,;.:)}\]]/.test(text.charAt(index)));
  return [
    ...signs.flatMap((index): WrongSign[] => [
      { span: [index, index + 1], newText: '', message: `The sign '${text[index]}' is one too many.` },
      { span: [index, index + 1], newText: ',', message: `A comma separates entries, not '${text[index]}'.` },
    ]),
    ...(comment
      ? [
          {
            span: spanAt(start + before.length - comment.length, comment),
            newText: '//',
            message: `A comment begins with //, not with ${comment}.`,
          },
        ]
      : []),
  ];
}

/** The ends of lines after which the indentation says that a group has ended, without a brace. */
function lostBraces(text: string, at: number): WrongSign[] {
  return [...text.slice(0, at).matchAll(/(?<=^( *)\S.*[^\s{([])\r?\n(?=( *)\S)/gm)].flatMap(({ 1: own = '', 2: next = '', index }) =>
    next.length < own.length ? inserted(index, `\n${next}},`, 'A closing brace is missing here.') : [],
  );
}

function lineAt(text: string, at: number): readonly [start: number, line: string] {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return [start, text.slice(start).split('\n', 1)[0] ?? ''];
}

const spanAt = (start: number, { length }: string): Span => [start, start + length];
