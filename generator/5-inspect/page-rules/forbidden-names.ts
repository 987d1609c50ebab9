import { ariaRoles } from '../../markup/aria-roles.ts';
import { selectorOf } from '../../markup/markup.ts';
import { roleOf } from '../../markup/role-of.ts';
import { htmlTagFilter } from '../../markup/tag-filters.ts';
import { elementRule } from '../page-rule.ts';

/** WL5014: accessible names only where they are announced, not on plain text and boxes without a role (WAI-ARIA 1.2, section 5.2.8.6). */
export const forbiddenNames = elementRule({
  code: 'WL5014',
  among: htmlTagFilter(({ attributes }) => attributes.has('aria-label') || attributes.has('aria-labelledby')),
  *faultsOf(element) {
    const role = roleOf(element);
    if (role === undefined ? !roleless.has(element.name) : ariaRoles.get(role)?.named !== 'never') return;
    const attribute = element.attributes.has('aria-label') ? 'aria-label' : 'aria-labelledby';
    yield {
      what: `has an ${attribute}, which screen readers ignore on such an element`,
      hint: 'Write the words into the element, or give it a role that can have a name.',
      subject: selectorOf(element),
    };
  },
});

/** Elements without a role that must not be named either. */
const roleless = new Set('abbr br figcaption label legend map mark picture rp rt ruby wbr cite kbd var'.split(' '));
