import { isSign, spanOf, type Token } from './module-tokens.ts';
import { restrictionOf } from './restricted-globals.ts';

/** An import or re-export that exists at run time, not of types alone. */
export interface Imported {
  readonly specifier: string;
  /** Where the specifier begins, with its quotation marks. */
  readonly from: number;
  readonly to: number;
}

/** What the tokens of a module show. */
interface ModuleUses {
  readonly imports: readonly Imported[];
  /** Whether it may use something restricted; only a parser can tell. */
  readonly isSuspect: boolean;
}

/** The imports of a module and whether it may use something restricted, by its tokens alone. */
export function usesOf(tokens: readonly Token[]): ModuleUses {
  // A name before a colon is a key, unless it is the value of a `case`.
  const hasCases = tokens.some(({ kind, text: word }) => kind === 'word' && word === 'case');
  return { imports: importsIn(tokens), isSuspect: tokens.some((_, index) => isSuspect(tokens, index, hasCases)) };
}

function importsIn(tokens: readonly Token[]): Imported[] {
  const found: Imported[] = [];
  let start = 0;
  for (const [index, token] of tokens.entries()) {
    if (isWord(token, 'import', 'export') && !isSign(tokens[index - 1], '.')) start = index;
    if (token.kind !== 'string' || !isWord(tokens[index - 1], 'from', 'import')) continue;
    const ofTypes = isWord(tokens[start + 1], 'type') && !(isWord(tokens[start + 2], 'from') && start + 3 === index);
    if (!ofTypes) found.push({ specifier: token.text, ...spanOf(token) });
  }
  return found;
}

function isSuspect(tokens: readonly Token[], index: number, hasCases: boolean): boolean {
  const { kind, text } = tokens[index] as Token;
  if (kind === 'string') return text === 'constructor';
  if (kind !== 'word') return false;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (text === 'constructor' || text === 'await') return true;
  const isMember = isSign(before, '.') && !isSign(tokens[index - 2], '.');
  if (isMember) return false;
  if (text === 'import') return isSign(next, '(') || isSign(next, '.');
  if (text === 'Math') return !isSign(next, '.') || isWord(tokens[index + 2], 'random');
  if (restrictionOf(text) === undefined) return false;
  return hasCases || !isSign(next, ':') || !(isSign(before, '{') || isSign(before, ','));
}

const isWord = (token: Token | undefined, ...words: string[]) => token?.kind === 'word' && words.includes(token.text);
