import { ariaRoles } from '../../markup/aria-roles.ts';
import { type Markup, type MarkupElement, selectorOf, tagOf, within } from '../../markup/markup.ts';
import { roleOf } from '../../markup/role-of.ts';
import { htmlTagFilter } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';

/**
 * WL5018: roles have their required parent and children: options in a listbox, tabs in a tablist (WAI-ARIA 1.2, sections 5.2.6 and 5.2.7).
 */
export const roleSurroundings: PageRule = {
  name: 'role surroundings',
  run: (page) => page.markup.matching(hasRole).flatMap((element) => [...alone(page, element), ...empty(page, element)]),
};

const hasRole = htmlTagFilter(({ attributes }) => attributes.has('role'));
/** Roles that may be between required parent and child. */
const between = new Set([undefined, 'generic', 'none', 'presentation', 'group']);

function alone({ route, markup }: InspectedPage, element: MarkupElement): Finding[] {
  const role = roleOf(element) ?? '';
  const wanted = ariaRoles.get(role)?.inside ?? [];
  if (wanted.length === 0 || wanted.includes(ownerRole(markup, element) ?? '')) return [];
  return [
    findingOnPage('WL5018', { subject: `${selectorOf(element)} ${role}` }, [
      `On ${route.path} ${tagOf(markup, element)} stands alone: the role '${role}' belongs inside ${oneOf(wanted)}.`,
      `Put it into an element with that role.`,
    ]),
  ];
}

/** The role of an element's owner: of its parent, or of the element that names it in aria-owns. */
function ownerRole(markup: Markup, element: MarkupElement): string | undefined {
  const id = element.attributes.get('id');
  const owner = id && markup.ofHtml.find(({ attributes }) => attributes.get('aria-owns')?.split(/\s+/).includes(id));
  let around = owner || element.parent;
  while (around && (between.has(roleOf(around)) || roleOf(around) === roleOf(element))) around = around.parent;
  return around && roleOf(around);
}

function empty({ route, markup }: InspectedPage, element: MarkupElement): Finding[] {
  const role = roleOf(element) ?? '';
  const wanted = ariaRoles.get(role)?.holds ?? [];
  if (wanted.length === 0 || element.attributes.get('aria-busy') === 'true' || element.attributes.has('aria-owns')) return [];
  const inside = within(markup, element).map((each) => roleOf(each) ?? '');
  const besides = inside.includes('listitem') && !wanted.includes('listitem') ? ', and the items of a plain list stand in it' : '';
  if (inside.some((each) => wanted.includes(each)) && !besides) return [];
  return [
    findingOnPage('WL5018', { subject: `${selectorOf(element)} ${role}` }, [
      `On ${route.path} ${tagOf(markup, element)} has the role '${role}', in which ${oneOf(wanted)} is expected${besides}.`,
      'Give its parts the roles that belong to it, or take the role out.',
    ]),
  ];
}

const oneOf = (roles: readonly string[]) => roles.map((role) => `'${role}'`).join(' or ');
