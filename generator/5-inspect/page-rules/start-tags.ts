import { tagOf } from '../../markup/markup.ts';
import { markOfHtml, perTag } from '../../markup/tag-filters.ts';
import type { Finding } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import type { TagFault } from '../tag-rule.ts';
import { tagRules } from '../tag-rules.ts';

/** What can be said of start tags by themselves. Pages repeat most of theirs, so each is judged once. */
export const startTags: PageRule = {
  name: 'start tags',
  run({ route, markup }) {
    const findings: Finding[] = [];
    for (const element of markup.marked(isFaulty)) {
      for (const { what, ...fault } of faultsOf(element.tag)) {
        findings.push({ ...fault, message: `On ${route.path} ${tagOf(markup, element)} ${what}.` });
      }
    }
    return findings;
  },
};

const faultsOf = perTag((tag): readonly TagFault[] => {
  const faults: TagFault[] = [];
  for (const rule of tagRules) for (const fault of rule(tag)) faults.push(fault);
  return faults;
});

const isFaulty = markOfHtml((tag) => faultsOf(tag).length > 0);
