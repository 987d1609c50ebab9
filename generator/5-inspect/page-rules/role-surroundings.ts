import { ariaRoles } from '../../markup/aria.ts';
import { type Markup, type MarkupElement, within } from '../../markup/markup.ts';
import { roleOf } from '../../markup/role-of.ts';
import { htmlTagFilter } from '../../markup/tag-filters.ts';
import { elementRule } from '../page-rule.ts';

/** WL5018: roles have their required parent and children: options in a listbox (WAI-ARIA 1.2, sections 5.2.6 and 5.2.7). */
export const roleSurroundings = elementRule({
  code: 'WL5018',
  among: htmlTagFilter(({ attributes }) => attributes.has('role')),
  *faultsOf(element, { markup }) {
    const role = roleOf(element) ?? '';
    const { inside = [], holds = [] } = ariaRoles.get(role) ?? {};
    if (inside.length > 0 && !inside.includes(ownerRole(markup, element) ?? ''))
      yield {
        what: `has the role '${role}' outside of ${oneOf(inside)}`,
        hint: 'Put it into an element with that role.',
      };
    if (holds.length === 0 || element.attributes.get('aria-busy') === 'true' || element.attributes.has('aria-owns')) return;
    const roles = within(markup, element).map((each) => roleOf(each) ?? '');
    const hasItems = roles.includes('listitem') && !holds.includes('listitem');
    if (hasItems || !roles.some((each) => holds.includes(each)))
      yield {
        what: `has the role '${role}', which must contain ${oneOf(holds)}${hasItems ? ', but contains the items of a plain list' : ''}`,
        hint: 'Give its children the roles that belong to it, or delete the role.',
      };
  },
});

/** Roles that may be between required parent and child. */
const between = new Set([undefined, 'generic', 'none', 'presentation', 'group']);

/** The role of an element's owner: of its parent, or of the element that names it in aria-owns. */
function ownerRole(markup: Markup, element: MarkupElement): string | undefined {
  const id = element.attributes.get('id');
  const owner = id && markup.ofHtml.find(({ attributes }) => attributes.get('aria-owns')?.split(/\s+/).includes(id));
  let around = owner || element.parent;
  while (around && (between.has(roleOf(around)) || roleOf(around) === roleOf(element))) around = around.parent;
  return around && roleOf(around);
}

const oneOf = (roles: readonly string[]) => roles.map((role) => `'${role}'`).join(' or ');
