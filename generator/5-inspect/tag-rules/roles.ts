import { allowedRoles } from '../../markup/allowed-roles.ts';
import { ariaRoles } from '../../markup/aria-roles.ts';
import { takesFocus } from '../../markup/focus.ts';
import { givenRole, implicitRole } from '../../markup/role-of.ts';
import type { StartTag } from '../../markup/tag.ts';
import type { TagFault, TagRule } from '../tag-rule.ts';

/** WL5017: roles exist, are allowed on their element, and have their required attributes (WAI-ARIA 1.2, ARIA in HTML). */
export const roles: TagRule = (tag) => {
  const given = tag.attributes.get('role');
  if (given === undefined) return [];
  const words = given.split(/\s+/).filter(Boolean);
  const unknown = words.find((word) => !ariaRoles.has(word) && !/^(doc|graphics)-[a-z]+$/.test(word));
  if (unknown !== undefined || words.length === 0)
    return [
      fault(
        tag,
        `has the role '${unknown ?? ''}', which does not exist`,
        'Use a role of WAI-ARIA 1.2, or an element that has it by itself.',
      ),
    ];
  const role = givenRole(tag);
  return role === undefined ? [] : [...misplaced(tag, role), ...incomplete(tag, role)];
};

function misplaced(tag: StartTag, role: string): TagFault[] {
  if (implicitRole(tag) === role) {
    // Without the role, Safari does not announce a list without bullets as a list.
    if (role === 'list') return [];
    return [fault(tag, `has the role '${role}', which it has by itself`, 'Take the role out.')];
  }
  const allowed = allowedRoles(tag);
  if (allowed && !allowed.has(role))
    return [fault(tag, `has the role '${role}', which a <${tag.name}> may not have`, 'Use another element, or take the role out.')];
  if ((role === 'none' || role === 'presentation') && takesFocus(tag))
    return [
      fault(tag, `has the role '${role}' though it takes the focus`, 'Take the role out: what takes the focus is never only decoration.'),
    ];
  return [];
}

/** States that HTML itself has: whether a box is checked, the level of a heading. */
const nativeStates: Readonly<Record<string, readonly string[]>> = {
  input: ['aria-checked', 'aria-valuenow'],
  option: ['aria-checked'],
  select: ['aria-expanded'],
};

function incomplete(tag: StartTag, role: string): TagFault[] {
  const missing = (ariaRoles.get(role)?.requires ?? []).filter(
    (attribute) => !tag.attributes.has(attribute) && !nativeStates[tag.name]?.includes(attribute),
  );
  return missing.map((attribute) =>
    fault(
      tag,
      `has the role '${role}' without '${attribute}', which that role needs`,
      `Add ${attribute}, or use an element that has the role by itself.`,
    ),
  );
}

function fault({ name, attributes }: StartTag, what: string, hint: string): TagFault {
  return { code: 'WL5017', subject: `${name} ${attributes.get('role')} ${what}`, what, hint };
}
