import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { isSign, spanOf, type Token, type TokenizedFile } from './module-tokens.ts';
import { positionsIn } from './positions-in.ts';

/** WL1041: the first repeated key in an object literal: JavaScript silently keeps the last. Undefined if tokens cannot decide it. */
export function repeatedKey({ file, text, tokens = [] }: TokenizedFile): Diagnostic | undefined {
  const [first, second] = repeated(tokens) ?? [];
  if (!first || !second) return undefined;
  return finding('WL1041', {
    file,
    ...positionsOf(text, second),
    message: `'${second.text}' stands twice in this group, so one of the two values would be lost.`,
    hint: 'Keep one of them, or correct the name of the other.',
    related: [{ file, ...positionsOf(text, first), message: 'It stands here for the first time.' }],
  });
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

function positionsOf(text: string, token: Token) {
  const { from, to } = spanOf(token);
  return positionsIn(text, from, to);
}
