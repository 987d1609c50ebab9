import { type CodeFoundBy, definitionOf, isCode } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { TypeErrorCode } from '../model/error-message.ts';
import type { CompilerError } from './compiler-output.ts';

/** A message of `model/error-message.ts`, as the compiler quotes it. */
const quotedMessage = /["`]([^"`\n]+) \((WL\d{4})\)["`]/g;

/** The diagnostic for a compiler error: the message of a content type, or else the compiler's own text (WL6006). */
export function describe({ file, line, column, number, text }: CompilerError): Diagnostic & { code: CodeFoundBy<'compiler'> } {
  const [, message, code] = [...text.matchAll(quotedMessage)].at(-1) ?? [];
  if (!message || !isTypeErrorCode(code)) {
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

function isTypeErrorCode(code: string | undefined): code is TypeErrorCode {
  return code !== undefined && isCode(code) && definitionOf(code).foundBy === 'compiler';
}
