import { ariaAttributes, globalAriaAttributes, isAriaValue, keywordsOf } from '../../markup/aria-attributes.ts';
import { ariaRoles } from '../../markup/aria-roles.ts';
import { roleOf } from '../../markup/role-of.ts';
import type { StartTag } from '../../markup/tag.ts';
import type { TagFault, TagRule } from '../tag-rule.ts';

const without = new Set(
  'base col colgroup datalist head html link map meta noscript param picture script slot source style template title track'.split(' '),
);
/** For fields without a role, such as one for a date. */
const ofFields = new Set(
  'aria-disabled aria-errormessage aria-haspopup aria-invalid aria-placeholder aria-readonly aria-required'.split(' '),
);

/** WL5019: ARIA attributes exist, have allowed values, and apply to the role of their element (WAI-ARIA 1.2, section 6). */
export const ariaStates: TagRule = (tag) => {
  const faults: TagFault[] = [];
  for (const [attribute, value] of tag.attributes) if (attribute.startsWith('aria-')) faults.push(...faultsOf(tag, attribute, value));
  return faults;
};

function faultsOf(tag: StartTag, attribute: string, value: string): TagFault[] {
  const role = roleOf(tag);
  const supported = role === undefined ? undefined : ariaRoles.get(role)?.supports;
  const definition = ariaAttributes.get(attribute);
  const fault = (what: string, hint: string): TagFault[] => [{ code: 'WL5019', subject: `${tag.name} ${attribute} ${what}`, what, hint }];
  if (!definition) return fault(`has the attribute '${attribute}', which ARIA does not know`, 'Correct its name, or take it out.');
  if (without.has(tag.name)) return fault(`has the attribute '${attribute}', which a <${tag.name}> may not have`, 'Take it out.');
  if (!isAriaValue(definition, value.trim())) {
    const keywords = keywordsOf(definition);
    const expected = keywords ? `one of ${keywords.join(', ')}` : `a${definition.type === 'integer' ? ' whole' : ''} number`;
    return fault(`has '${value}' as its ${attribute}; expected is ${expected}`, 'Correct the value, or take the attribute out.');
  }
  if (globalAriaAttributes.has(attribute) || supported?.has(attribute) || (tag.name === 'input' && !role && ofFields.has(attribute)))
    return [];
  return fault(
    `has the attribute '${attribute}', which means nothing for ${role && role !== 'generic' ? `the role '${role}'` : 'an element without a role'}`,
    'Take it out, or give the element the role that is meant.',
  );
}
