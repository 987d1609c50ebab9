import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
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
  return finding('WL1034', { file, ...positionsIn(text, from, to) }, [
    `The name '${name}' cannot be used: JavaScript loses the value that it is given.`,
    'Give it another name.',
  ]);
}
