import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { replaceTokens } from './wording.ts';

export type { MessageFormatElement };

/** The syntax tree of a message whose tokens are already replaced, or the reason why it has none. */
export function parseMessage(text: string): { elements: MessageFormatElement[] } | { reason: string } {
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

/** Argument names and plural branches of a text, tokens left aside. */
export interface Slots {
  readonly names: ReadonlySet<string>;
  readonly plurals: readonly { readonly name: string; readonly ordinal: boolean; readonly branches: readonly string[] }[];
}

/** What a text leaves open for the moment it is shown; nothing for a text that is no message. */
export function slotsIn(text: string): Slots | undefined {
  const parsed = parseMessage(replaceTokens(text, () => 'x'));
  if ('reason' in parsed) return undefined;
  const names = new Set<string>();
  const plurals: Slots['plurals'][number][] = [];
  collect(parsed.elements, names, plurals);
  return { names, plurals };
}

function collect(elements: readonly MessageFormatElement[], names: Set<string>, plurals: Slots['plurals'][number][]): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    names.add(element.value);
    if (element.type === TYPE.plural) {
      plurals.push({ name: element.value, ordinal: element.pluralType === 'ordinal', branches: Object.keys(element.options) });
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) collect(option.value, names, plurals);
    }
  }
}
