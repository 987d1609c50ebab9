import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export { type MessageFormatElement, TYPE };

/** Why a text cannot be parsed, and the part that shows it. */
export interface Malformed {
  readonly reason: string;
  readonly part: readonly [from: number, to: number];
}

/** The syntax tree of a message whose tokens are already replaced, or the reason why it cannot be parsed. */
export function parseMessage(text: string): { elements: MessageFormatElement[] } | Malformed {
  // A fast path for texts without syntax.
  if (text !== '' && !/[{}']/.test(text)) return { elements: [{ type: TYPE.literal, value: text }] };
  try {
    return { elements: parse(text, { ignoreTag: true }) };
  } catch (error) {
    return malformed(text, error as ParserError);
  }
}

/** An error of the parser: its name and position. */
interface ParserError extends Error {
  readonly location?: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
}

function malformed(text: string, { message, location }: ParserError): Malformed {
  const start = Math.min(location?.start.offset ?? 0, text.length - 1);
  const isOpen = message === 'MALFORMED_ARGUMENT' && !/^[^{}]*\}/.test(text.slice(start + 1));
  // For an unclosed brace, only the brace is marked.
  const end = text[start] === '{' ? start + 1 : Math.max(location?.end.offset ?? 0, start + 1);
  const [, inner, kind] = /^\{(?:(\u2402)|(\p{L}+):)/u.exec(text.slice(start)) ?? [];
  if (inner) return { reason: 'a placeholder has one pair of braces, not two', part: [start, start + 1] };
  if (kind && message === 'MALFORMED_ARGUMENT')
    return { reason: `a placeholder begins with fact:, brand:, ref:, term:, def: or doc:, not with '${kind}:'`, part: [start, start + 1] };
  const [upToComma = '', comma] = /^\{\s*[\p{L}\d_]+\s*(?:,\s*\p{L}+\s*)?([、，،])/u.exec(text.slice(start)) ?? [];
  if (comma)
    return { reason: `the comma in braces is ',', not '${comma}'`, part: [start + upToComma.length - 1, start + upToComma.length] };
  return { reason: reasons[isOpen ? 'EXPECT_ARGUMENT_CLOSING_BRACE' : message] ?? 'it is malformed', part: [start, end] };
}

/** The first unmatched closing brace of a well-formed message: the parser treats it as text. */
export function strayBrace(text: string): Malformed | undefined {
  let open = 0;
  for (const { 0: sign, index } of text.matchAll(/''|'[{}](?:[^']|'')*'?|[{}]/g)) {
    if (sign === '{') open += 1;
    else if (sign === '}') open -= 1;
    if (open < 0) return { reason: 'a closing brace has no opening one', part: [index, index + 1] };
  }
  return undefined;
}

const reasons: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a closing brace is missing',
  EMPTY_ARGUMENT: 'there is nothing between two braces',
  MALFORMED_ARGUMENT: 'the words in braces are not the name of a value, such as {fact:prices.monthly}, in small letters and without spaces',
  EXPECT_ARGUMENT_TYPE: 'the kind of a placeholder is missing after the comma',
  INVALID_ARGUMENT_TYPE: 'the kind of a placeholder is not number, date, time, plural, selectordinal or select',
  MISSING_OTHER_CLAUSE: "a plural or select has no 'other' branch",
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'a plural has no branches',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'a branch of a plural has no text in braces',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'a branch of a select has no text in braces',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'a plural or select has no branches',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'a branch of a plural has no valid name',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a plural has the same branch twice',
  UNMATCHED_CLOSING_TAG: 'a tag is closed that was not opened',
};

/** Quotes text for a message, from its first brace to its last. */
export function quote(text: string): string {
  const doubled = text.replace(/'/g, "''");
  return doubled.replace(/[{}](?:.*[{}])?/s, (braces) => `'${braces}'`);
}
