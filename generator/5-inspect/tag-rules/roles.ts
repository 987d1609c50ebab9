import { allowedRoles } from '../../markup/allowed-roles.ts';
import { ariaRoles } from '../../markup/aria-roles.ts';
import { takesFocus } from '../../markup/focus.ts';
import { givenRole, implicitRole } from '../../markup/role-of.ts';
import type { StartTag } from '../../markup/tag.ts';
import type { Fault, TagRule } from '../page-rule.ts';

/** WL5017: roles exist, are allowed on their element, and have their required attributes (WAI-ARIA 1.2, ARIA in HTML). */
export const roles: TagRule = {
  code: 'WL5017',
  *faultsOf(tag) {
    const given = tag.attributes.get('role');
    if (given === undefined) return;
    const words = given.split(/\s+/).filter(Boolean);
    const unknown = words.find((word) => !ariaRoles.has(word) && !/^(doc|graphics)-[a-z]+$/.test(word));
    const role = givenRole(tag);
    if (unknown !== undefined || words.length === 0)
      yield {
        what: `has the role '${unknown ?? ''}', which does not exist`,
        hint: 'Use a role of WAI-ARIA 1.2, or an element that has it by default.',
      };
    else if (role !== undefined) yield* [...misplaced(tag, role), ...incomplete(tag, role)];
  },
};

function* misplaced(tag: StartTag, role: string): Iterable<Fault> {
  const has = `has the role '${role}'`;
  const allowed = allowedRoles(tag);
  if (implicitRole(tag) === role) {
    // Without the role, Safari does not announce a list without bullets as a list.
    if (role !== 'list') yield { what: `${has}, which it has by default`, hint: 'Delete the role.' };
  } else if (allowed && !allowed.has(role))
    yield { what: `${has}, which is not allowed on <${tag.name}>`, hint: 'Use another element, or delete the role.' };
  else if ((role === 'none' || role === 'presentation') && takesFocus(tag))
    yield { what: `${has}, but takes the focus`, hint: 'Delete the role: focusable elements are not decoration.' };
}

/** States that HTML itself has: whether a box is checked, the level of a heading. */
const nativeStates: Readonly<Record<string, readonly string[]>> = {
  input: ['aria-checked', 'aria-valuenow'],
  option: ['aria-checked'],
  select: ['aria-expanded'],
};

const incomplete = ({ name, attributes }: StartTag, role: string): Fault[] =>
  (ariaRoles.get(role)?.requires ?? [])
    .filter((attribute) => !attributes.has(attribute) && !nativeStates[name]?.includes(attribute))
    .map((attribute) => ({
      what: `has the role '${role}' without '${attribute}', which that role requires`,
      hint: `Add ${attribute}, or use an element that has the role by default.`,
    }));
