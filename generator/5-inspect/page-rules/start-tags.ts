import { tagOf } from '../../markup/markup.ts';
import { htmlTagFilter, memoizePerTag } from '../../markup/tag-filters.ts';
import type { Finding } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import type { TagFault } from '../tag-rule.ts';
import { tagRules } from '../tag-rules.ts';

/** Applies the tag rules. Pages repeat most of their tags, so the result is cached per tag. */
export const startTags: PageRule = {
  name: 'start tags',
  run({ route, markup }) {
    const findings: Finding[] = [];
    for (const element of markup.matching(isFaulty)) {
      for (const { what, ...fault } of faultsOf(element.tag)) {
        findings.push({ ...fault, message: `On ${route.path} ${tagOf(markup, element)} ${what}.` });
      }
    }
    return findings;
  },
};

const faultsOf = memoizePerTag((tag): readonly TagFault[] => {
  const faults: TagFault[] = [];
  for (const rule of tagRules) for (const fault of rule(tag)) faults.push(fault);
  return faults;
});

const isFaulty = htmlTagFilter((tag) => faultsOf(tag).length > 0);
