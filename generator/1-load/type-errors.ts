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
  if (!message || !isTypeErrorCode(code)) return finding('WL6006', { ...place, ...causeOf(text, place.file) }, inPlainWords(text, number));
  const end = message.indexOf('. ');
  return finding(code, place, end > 0 ? [message.slice(0, end + 1), message.slice(end + 2)] : [message]);
}

/** The compiler reports an element that does not exist at its start and at its end. */
const causeOf = (text: string, file: string) => {
  const [, name] = noElement.exec(text) ?? [];
  return name !== undefined && { cause: `element ${name} in ${file}` };
};

const noElement = /^Property '(.+?)' does not exist on type 'JSX\.IntrinsicElements'/;
const noAttribute =
  /Property '([^']+)' does not exist on type '(?:DetailedHTMLProps|SVGProps|IntrinsicAttributes)\b.*?'\.(?: Did you mean '([^']+)'\?)?/s;
const noProperty = /^Property '(.+?)' does not exist on type '\{.*'\.(?: Did you mean '(.+?)'\?)?$/;
const noField =
  /^Object literal may only specify known properties, .*?'(.+?)' does not exist in type .*?(?:Did you mean to write '(.+?)'\?)?$/;
const noName =
  /^(Argument of type|Type) '"([^"]+)"' is not assignable to (?:parameter of )?type '([^']+)'\.(?: Did you mean '"(.+?)"'\?)?$/;

/** The compiler's first line and its number, or a plainer sentence for mistakes of authors. */
function inPlainWords(text: string, number: string): readonly [message: string, hint: string] {
  const [line = ''] = text.split('\n');
  const [, place, name = '', list = '', similar] = noName.exec(line) ?? [];
  if (list.startsWith('NameIn<TemplateList>'))
    return [
      `The template '${name}' does not exist. (${number})`,
      place === 'Type' ? 'The templates are in runtime/templates.ts.' : 'Name the template here that page.ts in this folder names.',
    ];
  if (list.startsWith('NameIn<PageList>'))
    return [
      `The page '${name}' does not exist. (${number})`,
      similar ? `Did you mean '${similar}'?` : 'A page has the name of its folder.',
    ];
  const [, element] = noElement.exec(line) ?? [];
  if (element !== undefined) return [`HTML has no element '${element}'. (${number})`, `Correct its name. ${editorOffers}`];
  const field = noField.exec(line);
  const [, strange, meant] = noAttribute.exec(text) ?? noProperty.exec(line) ?? field ?? [];
  if (strange !== undefined)
    return [
      `${field?.[1] === strange ? 'The field ' : ''}'${strange}' does not exist here. (${number})`,
      meant ? `Did you mean '${meant}'?` : `Remove it, or correct its name. ${editorOffers}`,
    ];
  const names = list.split(' | ').filter((one) => one !== 'undefined');
  if (place === 'Type' && names.every((one) => /^"[^"]*"$/.test(one)))
    return [
      `'${name}' is not one of the values that fit here. (${number})`,
      suggestion(
        name,
        names.map((one) => one.slice(1, -1)),
        'values',
      ),
    ];
  return [`${line} (${number})`, hints[number] ?? 'Give the value the type that its place asks for.'];
}

/** Hints for errors that are not about the type of a value. */
const hints: Readonly<Record<string, string>> = {
  TS2307: 'Correct the name; a file of another kind than Wortlaut and Vite read is imported with ?url or ?raw behind its name.',
  TS2339: `Correct the name. ${editorOffers}`,
  TS2783: 'Delete one of the two: the later one is the value.',
};

function isTypeErrorCode(code: string | undefined): code is TypeErrorCode {
  return code !== undefined && isCode(code) && definitionOf(code).foundBy === 'compiler';
}
