import type { Code } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { typeErrorCodes } from '../model/error-message.ts';
import type { CompilerError } from './compiler-output.ts';

/** The codes of type errors. A command that does not run the compiler cannot tell whether any of these is still found. */
export const compilerCodes: ReadonlySet<Code> = new Set([...typeErrorCodes, 'WL6006']);

/** A message of `model/error-message.ts` as the compiler quotes it. */
const quotedMessage = /["`]([^"`\n]+) \((WL\d{4})\)["`]/g;

/** The diagnostic for an error of the compiler: the message that a type of the content gives, or else the compiler's own words (WL6006). */
export function describe({ file, line, column, number, text }: CompilerError): Diagnostic {
  const [, message, quotedCode] = [...text.matchAll(quotedMessage)].at(-1) ?? [];
  const code = typeErrorCodes.find((one) => one === quotedCode);
  if (!message || !code) {
    return {
      code: 'WL6006',
      severity: 'error',
      file,
      line,
      column,
      message: `${text.split('\n')[0]} (${number})`,
      hint: 'Give the value the type that its place asks for.',
    };
  }
  const end = message.indexOf('. ');
  return {
    code,
    severity: 'error',
    file,
    line,
    column,
    message: end > 0 ? message.slice(0, end + 1) : message,
    ...(end > 0 && { hint: message.slice(end + 2) }),
  };
}
