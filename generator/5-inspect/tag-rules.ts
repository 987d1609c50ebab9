import { htmlTagFilter, memoizePerTag } from '../markup/tag-filters.ts';
import { faultAt, type PageRule, type TagRule } from './page-rule.ts';
import { ariaStates, roles } from './tag-rules/aria.ts';
import { attributeValues, knownAttributes } from './tag-rules/attributes.ts';
import { autocomplete, buttons, tabOrder } from './tag-rules/fields.ts';
import { languages } from './tag-rules/languages.ts';
import { lostClasses } from './tag-rules/lost-classes.ts';

/** Every rule over a start tag. To add one: a file in tag-rules/, a line here, samples in tests/inspection/. */
const tagRules: readonly TagRule[] = [
  knownAttributes,
  attributeValues,
  roles,
  ariaStates,
  tabOrder,
  autocomplete,
  buttons,
  languages,
  lostClasses,
];

/** Pages repeat most of their tags, so the faults are cached per tag. */
const faultsOf = memoizePerTag((tag) =>
  tagRules.flatMap((rule) =>
    Array.from(rule.faultsOf(tag), (fault) => ({ subject: `${tag.name} ${fault.what}`, ...fault, code: rule.code })),
  ),
);
const isFaulty = htmlTagFilter((tag) => faultsOf(tag).length > 0);

export const startTags: PageRule = {
  run: (page) => page.markup.matching(isFaulty).flatMap((element) => faultsOf(element.tag).map((fault) => faultAt(page, element, fault))),
};
