import { replaceTokens, type Token, tokensIn } from '../model/text-tokens.ts';

/** A token, an argument or markup of a text, as translation tools show it: a code with words inside, or a placeholder. */
export interface Code {
  /** The meaning, which source and target share: `term:provider`, `fact:trial.period`, `{days}`, `**`, `support#faq`. */
  readonly name: string;
  /** The text inside; absent for a placeholder. */
  readonly inside?: readonly Piece[];
}

/** A part of a text: words as written, or a code. */
export type Piece = string | Code;

/** How the tokens of a text become codes. */
export interface Encoding {
  /** Whether a token has no words inside: the kind of the token decides, so that source and target have the same element. */
  isPlaceholder(token: Token): boolean;
  /** Whether the text is a branch of a plural, in which `#` is the number. */
  readonly isBranch?: boolean;
}

/** Quoted text, a value in braces, or markup; words lie between them. An escaped character is words. */
const signs = /\\[\\*[\]]|''|'[{}](?:[^']|'')*'?|\{[^{}]*\}|[{}#]|\*\*|(?<=^|\S)\*|\*(?=\S)|\[|\](?:\((?<target>[^\s()[\]{}*]*)\))?/g;

interface Open {
  readonly mark: string;
  readonly pieces: Piece[];
}

/** The pieces of a text; undefined if they would not give the same text again: a plural, a choice, or malformed markup. */
export function encode(text: string, encoding: Encoding): readonly Piece[] | undefined {
  const stack: Open[] = [{ mark: '', pieces: [] }];
  const top = () => stack[stack.length - 1] as Open;
  const close = (name: string) => {
    const { pieces } = stack.pop() as Open;
    top().pieces.push({ name, inside: pieces });
  };
  let end = 0;
  for (const { 0: sign, index, groups } of text.matchAll(signs)) {
    add(top().pieces, text.slice(end, index));
    end = index + sign.length;
    if (sign === '{' || sign === '}') return undefined;
    if (sign.startsWith('{')) top().pieces.push(valueCode(sign, encoding));
    else if (sign === '#' && encoding.isBranch) top().pieces.push({ name: sign });
    else if (sign === '[') stack.push({ mark: sign, pieces: [] });
    else if (groups?.target !== undefined && top().mark === '[') close(groups.target);
    else if (sign === ']' && top().mark === '[') asWords(stack, sign);
    else if ((sign === '*' || sign === '**') && top().mark === sign) close(sign);
    else if (sign === '*' || sign === '**') stack.push({ mark: sign, pieces: [] });
    else add(top().pieces, sign);
  }
  add(top().pieces, text.slice(end));
  const { pieces } = top();
  return stack.length === 1 && decode(pieces) === text ? pieces : undefined;
}

/** Words in brackets without a target are words. */
function asWords(stack: Open[], end: string): void {
  const { mark, pieces } = stack.pop() as Open;
  const around = (stack[stack.length - 1] as Open).pieces;
  for (const piece of [mark, ...pieces, end]) {
    if (typeof piece === 'string') add(around, piece);
    else around.push(piece);
  }
}

function valueCode(source: string, { isPlaceholder }: Encoding): Code {
  const [token] = tokensIn(source);
  if (!token) return { name: source };
  // The form of an amount belongs to its meaning: it is a word for the formatter.
  if (isPlaceholder(token)) return { name: source.slice(1, -1) };
  return { name: `${token.kind}:${token.id}`, inside: token.surface ? [token.surface] : [] };
}

function add(pieces: Piece[], words: string): void {
  if (!words) return;
  const last = pieces.at(-1);
  if (typeof last === 'string') pieces[pieces.length - 1] = last + words;
  else pieces.push(words);
}

/** The text of pieces, as its author writes it. */
export function decode(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : written(piece))).join('');
}

function written({ name, inside }: Code): string {
  if (name.startsWith('{') || name === '#') return name;
  if (inside === undefined) return `{${name}}`;
  const words = decode(inside);
  if (name === '*' || name === '**') return `${name}${words}${name}`;
  return name.includes(':') ? `{${name}${words && `|${words}`}}` : `[${words}](${name})`;
}

/** Every code of a text, each before those inside it. */
export function codesIn(pieces: readonly Piece[]): Code[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece, ...codesIn(piece.inside ?? [])]));
}

/** The token of a code, as authors write it. */
export const tokenText = (name: string): string => (name.includes(':') ? `{${name}}` : name);

/** The last words before a code. */
export function wordsBefore(pieces: readonly Piece[], name: string): string {
  const before = decode(pieces).split(tokenText(name).replace(/\}$/, ''))[0] ?? '';
  return replaceTokens(before, ({ surface }) => surface ?? '…')
    .trim()
    .split(/\s+/)
    .slice(-4)
    .join(' ');
}
