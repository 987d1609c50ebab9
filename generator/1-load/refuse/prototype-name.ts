import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { positionsIn } from './positions-in.ts';
import { tokensOf } from './tokens.ts';

const name = '__proto__';

/**
 * WL1034: the first place where a file says `__proto__`, as a name or as a text. JavaScript does not keep a value of this name:
 * it would be lost without a word. Nothing where the file does not say it, or only in a comment.
 */
export function prototypeName(text: string, file: string): Diagnostic | undefined {
  if (!text.includes(name)) return undefined;
  const token = tokensOf(text)?.find((one) => one.text === name && one.kind !== 'sign');
  if (!token) return undefined;
  const length = name.length + (token.kind === 'string' ? 2 : 0);
  return {
    code: 'WL1034',
    severity: 'error',
    file,
    ...positionsIn(text, token.at, token.at + length),
    message: `The name '${name}' cannot be used: JavaScript loses the value that it is given.`,
    hint: 'Give it another name.',
  };
}
