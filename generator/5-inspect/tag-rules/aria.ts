import { allowedRoles } from '../../markup/allowed-roles.ts';
import { ariaAttributes, ariaRoles, globalAriaAttributes, isAriaValue, keywordsOf } from '../../markup/aria.ts';
import { takesFocus } from '../../markup/focus.ts';
import { givenRole, implicitRole, roleOf } from '../../markup/role-of.ts';
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

const without = new Set(
  'base col colgroup datalist head html link map meta noscript param picture script slot source style template title track'.split(' '),
);
/** For fields without a role, such as one for a date. */
const ofFields = new Set(
  'aria-disabled aria-errormessage aria-haspopup aria-invalid aria-placeholder aria-readonly aria-required'.split(' '),
);

/** WL5019: ARIA attributes exist, have allowed values, and apply to the role of their element (WAI-ARIA 1.2, section 6). */
export const ariaStates: TagRule = {
  code: 'WL5019',
  *faultsOf(tag) {
    for (const [attribute, value] of tag.attributes) {
      const fault = attribute.startsWith('aria-') && faultOf(tag, attribute, value);
      if (fault) yield fault;
    }
  },
};

function faultOf(tag: StartTag, attribute: string, value: string): Fault | undefined {
  const has = `has the attribute '${attribute}', which`;
  const definition = ariaAttributes.get(attribute);
  if (!definition) return { what: `${has} does not exist in ARIA`, hint: 'Correct its name, or delete it.' };
  if (without.has(tag.name)) return { what: `${has} is not allowed on <${tag.name}>`, hint: 'Delete the attribute.' };
  if (!isAriaValue(definition, value.trim())) {
    const keywords = keywordsOf(definition);
    const expected = keywords ? `one of ${keywords.join(', ')}` : `a${definition.type === 'integer' ? ' whole' : ''} number`;
    return { what: `has '${value}' as its ${attribute}; expected is ${expected}`, hint: 'Correct the value, or delete the attribute.' };
  }
  const role = roleOf(tag);
  const supported = role === undefined ? undefined : ariaRoles.get(role)?.supports;
  if (globalAriaAttributes.has(attribute) || supported?.has(attribute) || (tag.name === 'input' && !role && ofFields.has(attribute)))
    return undefined;
  const bearer = role && role !== 'generic' ? `the role '${role}'` : 'an element without a role';
  return { what: `${has} has no meaning for ${bearer}`, hint: 'Delete the attribute, or give the element the role that it belongs to.' };
}
