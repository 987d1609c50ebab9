import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export { type MessageFormatElement, TYPE };

/** The syntax tree of a message whose tokens are already replaced, or the reason why it has none. */
export function parseMessage(text: string): { elements: MessageFormatElement[] } | { reason: string } {
  // Most texts hold no syntax; the parser would say the same.
  if (text !== '' && !/[{}']/.test(text)) return { elements: [{ type: TYPE.literal, value: text }] };
  try {
    return { elements: parse(text, { ignoreTag: true }) };
  } catch (error) {
    return { reason: reasons[(error as Error).message] ?? 'it is malformed' };
  }
}

const reasons: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a closing brace is missing',
  EMPTY_ARGUMENT: 'there is nothing between two braces',
  MALFORMED_ARGUMENT: 'the name in braces is not a name',
  EXPECT_ARGUMENT_TYPE: 'the kind of a placeholder is missing after the comma',
  INVALID_ARGUMENT_TYPE: 'the kind of a placeholder is none of number, date, time, plural, selectordinal and select',
  MISSING_OTHER_CLAUSE: "a plural or select has no 'other' branch",
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'a plural has no branches',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'a branch of a plural has no text in braces',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'a branch of a select has no text in braces',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'a plural or select has no branches',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'a branch of a plural has no valid name',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a plural has the same branch twice',
  UNMATCHED_CLOSING_TAG: 'a tag is closed that was not opened',
};

/** Text as it must be written inside a message so that it means only itself: one quotation from its first brace to its last. */
export function quote(text: string): string {
  const doubled = text.replace(/'/g, "''");
  return doubled.replace(/[{}](?:.*[{}])?/s, (braces) => `'${braces}'`);
}
