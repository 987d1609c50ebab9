import { type CodeFoundBy, definitionOf, isCode } from '../diagnostics/codes.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { TypeErrorCode } from '../model/error-message.ts';
import type { CompilerError } from './compiler-output.ts';

/** A message of `model/error-message.ts`, as the compiler quotes it. */
const quotedMessage = /["`]([^"`\n]+) \((WL\d{4})\)["`]/g;

/** The diagnostic for a compiler error: the message of a content type, or else the compiler's own text (WL6006). */
export function describe({ number, text, ...place }: CompilerError): Diagnostic & { code: CodeFoundBy<'compiler'> } {
  const [, message, code] = [...text.matchAll(quotedMessage)].at(-1) ?? [];
  if (!message || !isTypeErrorCode(code)) {
    return finding('WL6006', place, [`${text.split('\n')[0]} (${number})`, 'Give the value the type that its place asks for.']);
  }
  const end = message.indexOf('. ');
  const [said, hint] = end > 0 ? [message.slice(0, end + 1), message.slice(end + 2)] : [message];
  return finding(code, place, [said, hint]);
}

function isTypeErrorCode(code: string | undefined): code is TypeErrorCode {
  return code !== undefined && isCode(code) && definitionOf(code).foundBy === 'compiler';
}
