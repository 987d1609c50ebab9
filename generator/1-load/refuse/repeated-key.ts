import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { positionsIn } from './positions-in.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * WL1041: the first name that one group of a file gives twice. JavaScript keeps the last value and loses the others without a word.
 * Nothing where no group does, or where it is not certain what the text means.
 */
export function repeatedKey(text: string, file: string): Diagnostic | undefined {
  const [first, second] = repeated(tokensOf(text) ?? []) ?? [];
  if (!first || !second) return undefined;
  return {
    code: 'WL1041',
    severity: 'error',
    file,
    ...positionsOf(text, second),
    message: `'${second.text}' stands twice in this group, so one of the two values would be lost.`,
    hint: 'Keep one of them, or correct the name of the other.',
    related: [{ file, ...positionsOf(text, first), message: 'It stands here for the first time.' }],
  };
}

/** Two keys of one object literal with the same name. */
function repeated(tokens: readonly Token[]): readonly [Token, Token] | undefined {
  const groups: Map<string, Token>[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'sign') {
      if (opening.has(token.text)) groups.push(new Map());
      else if (closing.has(token.text)) groups.pop();
      continue;
    }
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (!isSign(after, ':') || !(isSign(before, '{') || isSign(before, ','))) continue;
    const group = groups.at(-1);
    const known = group?.get(token.text);
    if (known) return [known, token];
    group?.set(token.text, token);
  }
  return undefined;
}

const opening: ReadonlySet<string> = new Set(['{', '[', '(', '${']);
const closing: ReadonlySet<string> = new Set(['}', ']', ')']);

const isSign = (token: Token | undefined, text: string) => token?.kind === 'sign' && token.text === text;

function positionsOf(text: string, { kind, text: name, at }: Token) {
  return positionsIn(text, at, at + name.length + (kind === 'string' ? 2 : 0));
}
