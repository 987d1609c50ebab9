import { type CodeFoundBy, definitionOf, isCode } from '../diagnostics/codes.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/suggestion.ts';
import type { TypeErrorCode } from '../model/error-message.ts';
import type { CompilerError } from './compiler-output.ts';
import { editorOffers } from './describe-issue.ts';

/** A message of `model/error-message.ts`, as the compiler quotes it. */
const quotedMessage = /["`]([^"`\n]+) \((WL\d{4})\)["`]/g;

/** The diagnostic for a compiler error: the message of a content type, or else the compiler's own text (WL6006). */
export function describe({ number, text, ...place }: CompilerError): Diagnostic & { code: CodeFoundBy<'compiler'> } {
  const [, message, code] = [...text.matchAll(quotedMessage)].at(-1) ?? [];
  if (!message || !isTypeErrorCode(code)) return finding('WL6006', place, inPlainWords(text.split('\n')[0] ?? '', number));
  const end = message.indexOf('. ');
  return finding(code, place, end > 0 ? [message.slice(0, end + 1), message.slice(end + 2)] : [message]);
}

/** The compiler's first line and its number, or a plainer sentence for mistakes of authors. */
function inPlainWords(line: string, number: string): readonly [message: string, hint: string] {
  const template = /^Argument of type '"(.+?)"' is not assignable to parameter of type 'NameIn<TemplateList>'/.exec(line)?.[1];
  if (template !== undefined)
    return [`The template '${template}' does not exist. (${number})`, 'Name the template here that page.ts in this folder names.'];
  const [, field, near] =
    /^Object literal may only specify known properties, .*?'(.+?)' does not exist in type .*?(?:Did you mean to write '(.+?)'\?)?$/.exec(
      line,
    ) ?? [];
  if (field !== undefined)
    return [
      `The field '${field}' does not exist here. (${number})`,
      near ? `Did you mean '${near}'?` : `Remove it, or correct its name. ${editorOffers}`,
    ];
  const [, value, list] = /^Type '"([^"]+)"' is not assignable to type '("[^']+")'\.$/.exec(line) ?? [];
  const names = list?.split(' | ').map((name) => name.slice(1, -1)) ?? [];
  if (value !== undefined && names.every((name) => !name.includes('"')))
    return [`'${value}' is not one of the values that fit here. (${number})`, suggestion(value, names, 'values')];
  return [`${line} (${number})`, hints[number] ?? 'Give the value the type that its place asks for.'];
}

/** Hints for errors that are not about the type of a value. */
const hints: Readonly<Record<string, string>> = {
  TS2307: 'Correct the name; a file of another kind than Wortlaut and Vite read is imported with ?url or ?raw behind its name.',
  TS2783: 'Delete one of the two: the later one is the value.',
};

function isTypeErrorCode(code: string | undefined): code is TypeErrorCode {
  return code !== undefined && isCode(code) && definitionOf(code).foundBy === 'compiler';
}
