import type { TagRule } from './tag-rule.ts';
import { ariaStates } from './tag-rules/aria-states.ts';
import { attributeValues } from './tag-rules/attribute-values.ts';
import { autocomplete } from './tag-rules/autocomplete.ts';
import { buttons } from './tag-rules/buttons.ts';
import { knownAttributes } from './tag-rules/known-attributes.ts';
import { languages } from './tag-rules/languages.ts';
import { roles } from './tag-rules/roles.ts';
import { tabOrder } from './tag-rules/tab-order.ts';

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
