import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { spanOf, type TokenizedFile } from './module-tokens.ts';
import { positionsIn } from './positions-in.ts';

const name = '__proto__';

/**
 * WL1034: the first `__proto__` of a file outside of comments, as a name or in a string. In an object literal it sets the prototype, so the
 * value would be lost silently.
 */
export function prototypeName({ file, text, tokens }: TokenizedFile): Diagnostic | undefined {
  const token = tokens?.find((one) => one.text === name && one.kind !== 'sign');
  if (!token) return undefined;
  const { from, to } = spanOf(token);
  return {
    code: 'WL1034',
    severity: 'error',
    file,
    ...positionsIn(text, from, to),
    message: `The name '${name}' cannot be used: JavaScript loses the value that it is given.`,
    hint: 'Give it another name.',
  };
}
