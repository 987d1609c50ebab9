import type { StartTag } from '../markup/markup.ts';
import type { Finding } from './inspect-page.ts';
import { ariaStates } from './tag-rules/aria-states.ts';
import { attributeValues } from './tag-rules/attribute-values.ts';
import { autocomplete } from './tag-rules/autocomplete.ts';
import { buttons } from './tag-rules/buttons.ts';
import { knownAttributes } from './tag-rules/known-attributes.ts';
import { languages } from './tag-rules/languages.ts';
import { roles } from './tag-rules/roles.ts';
import { tabOrder } from './tag-rules/tab-order.ts';

/** Something wrong with a start tag. `what` goes on after the tag: 'has the attribute …', without a full stop. */
export interface TagFault extends Omit<Finding, 'message'> {
  readonly what: string;
}

/** One rule over a start tag alone, wherever it stands. */
export type TagRule = (tag: StartTag) => readonly TagFault[];

/** Every rule over a start tag. To add one: a file in tag-rules/, a line here, a sample in tests/inspection/. */
export const tagRules: readonly TagRule[] = [
  knownAttributes,
  attributeValues,
  roles,
  ariaStates,
  tabOrder,
  autocomplete,
  buttons,
  languages,
];
