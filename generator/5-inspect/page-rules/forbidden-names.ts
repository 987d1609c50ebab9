import { ariaRoles } from '../../markup/aria-roles.ts';
import { selectorOf, tagOf } from '../../markup/markup.ts';
import { roleOf } from '../../markup/role-of.ts';
import { htmlTagFilter } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5014: accessible names only where they are announced, not on plain text and boxes without a role (WAI-ARIA 1.2, section 5.2.8.6). */
export const forbiddenNames: PageRule = {
  name: 'forbidden names',
  run({ route, markup }) {
    const findings: Finding[] = [];
    for (const element of markup.matching(isNamed)) {
      const role = roleOf(element);
      if (role === undefined ? !roleless.has(element.name) : ariaRoles.get(role)?.named !== 'never') continue;
      findings.push(
        findingOnPage('WL5014', { subject: selectorOf(element) }, [
          `On ${route.path} ${tagOf(markup, element)} has an ${element.attributes.has('aria-label') ? 'aria-label' : 'aria-labelledby'}, which is not spoken on an element like this.`,
          'Write the words into the element, or give it a role that can have a name.',
        ]),
      );
    }
    return findings;
  },
};

/** Elements without a role that must not be named either. */
const roleless = new Set('abbr br figcaption label legend map mark picture rp rt ruby wbr cite kbd var'.split(' '));

const isNamed = htmlTagFilter(({ attributes }) => attributes.has('aria-label') || attributes.has('aria-labelledby'));
