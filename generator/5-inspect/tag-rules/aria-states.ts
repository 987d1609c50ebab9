import { ariaAttributes, globalAriaAttributes, isAriaValue, keywordsOf } from '../../markup/aria-attributes.ts';
import { ariaRoles } from '../../markup/aria-roles.ts';
import { roleOf } from '../../markup/role-of.ts';
import type { StartTag } from '../../markup/tag.ts';
import type { Fault, TagRule } from '../page-rule.ts';

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
