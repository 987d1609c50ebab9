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

/** Whether a token has no words inside: the kind of the token decides, so that source and target have the same element. */
export type IsPlaceholder = (token: Pick<Token, 'kind' | 'id'>) => boolean;

/** Quoted text, a value in braces, or markup; words lie between them. An escaped character is words. */
const signs = /\\[\\*[\]]|''|'[{}](?:[^']|'')*'?|\{[^{}]*\}|[{}]|\*\*|(?<=^|\S)\*|\*(?=\S)|\[|\](?:\((?<target>[^\s()[\]{}*]*)\))?/g;

interface Open {
  readonly mark: string;
  readonly pieces: Piece[];
}

/** The pieces of a text; undefined if they would not give the same text again: a plural, a choice, or malformed markup. */
export function encode(text: string, isPlaceholder: IsPlaceholder): readonly Piece[] | undefined {
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
    if (sign.startsWith('{')) top().pieces.push(valueCode(sign, isPlaceholder));
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

function valueCode(source: string, isPlaceholder: IsPlaceholder): Code {
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
  if (name.startsWith('{')) return name;
  if (inside === undefined) return `{${name}}`;
  const words = decode(inside);
  if (name === '*' || name === '**') return `${name}${words}${name}`;
  return name.includes(':') ? `{${name}${words && `|${words}`}}` : `[${words}](${name})`;
}

/** Every code of a text, each before those inside it. */
export function codesIn(pieces: readonly Piece[]): Code[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece, ...codesIn(piece.inside ?? [])]));
}

/** A code with the number by which source and target name it. */
export interface NumberedCode {
  readonly id: string;
  readonly code: Code;
}

/**
 * The numbers of codes. Those of the source count from one; a code of the target has the number of its counterpart. A term that the target
 * repeats more often shares the last number. Undefined if the source lacks a code.
 */
export function numbersOf(source: readonly Piece[], target: readonly Piece[] = source): ReadonlyMap<Code, string> | undefined {
  const ids = new Map<string, string[]>();
  for (const [index, { name }] of codesIn(source).entries()) ids.set(name, [...(ids.get(name) ?? []), String(index + 1)]);
  const uses = new Map<string, number>();
  const numbered = codesIn(target).map((code) => {
    const use = uses.get(code.name) ?? 0;
    uses.set(code.name, use + 1);
    const own = ids.get(code.name) ?? [];
    return [code, own[use] ?? own.at(-1)] as const;
  });
  return numbered.every((entry): entry is readonly [Code, string] => entry[1] !== undefined) ? new Map(numbered) : undefined;
}

const mayRepeat = (name: string) => name.startsWith('term:');

/** The first fault in the codes of a translation, as a sentence for its translator. */
export function codeFault(source: readonly Piece[], target: readonly Piece[]): string | undefined {
  const [wanted, given] = [source, target].map((pieces) => codesIn(pieces).map(({ name }) => name)) as [string[], string[]];
  const ids = numbersOf(source) ?? new Map<Code, string>();
  const label = (name: string) => {
    const code = codesIn(source).find((one) => one.name === name);
    const id = code && ids.get(code);
    return `the code ${id === undefined ? '' : `${code?.inside ? 'g' : 'x'}${id} `}(${tokenText(name)})`;
  };
  for (const name of new Set(wanted)) {
    const [before, now] = [wanted, given].map((names) => names.filter((one) => one === name).length) as [number, number];
    if (now < before) return `${label(name)} is missing. Put it back; in the source it is after “${wordsBefore(source, name)}”.`;
    if (now > before && !mayRepeat(name)) return `${label(name)} occurs ${now} times, and ${before} in the source. Remove the others.`;
  }
  const other = given.find((name) => !wanted.includes(name));
  if (other !== undefined) return `${label(other)} is not in the source. Remove it.`;
  const around = codesIn(target).find(({ name, inside = [] }) => name.includes(':') && codesIn(inside).length);
  if (around) return `${label(around.name)} has another code inside of it. Move that one out.`;
  return inWords(target, /[{}]/)
    ? 'the words contain a brace or a vertical bar. Braces mark values: remove it, and use the codes of the source.'
    : undefined;
}

const tokenText = (name: string) => (name.includes(':') ? `{${name}}` : name);

/** Whether words outside of quotation contain a sign. */
function inWords(pieces: readonly Piece[], sign: RegExp): boolean {
  return pieces.some((piece) =>
    typeof piece === 'string'
      ? sign.test(piece.replace(/'[{}](?:[^']|'')*'?/g, ''))
      : (piece.name.includes(':') && decode(piece.inside ?? []).includes('|')) || inWords(piece.inside ?? [], sign),
  );
}

/** The last words before the first code of that name. */
function wordsBefore(source: readonly Piece[], name: string): string {
  const marked = decode(source).split(tokenText(name).replace(/\}$/, ''))[0] ?? '';
  return replaceTokens(marked, ({ surface }) => surface ?? '…')
    .trim()
    .split(/\s+/)
    .slice(-4)
    .join(' ');
}
