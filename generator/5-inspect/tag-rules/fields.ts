import { faultOfAutocomplete, personal } from '../../markup/autocomplete.ts';
import type { StartTag } from '../../markup/tag.ts';
import type { Fault, TagRule } from '../page-rule.ts';

/** WL5021: fields for personal data have a valid `autocomplete` (WCAG 1.3.5; HTML, section 4.10.19.7). */
export const autocomplete: TagRule = {
  code: 'WL5021',
  *faultsOf(tag) {
    const { name, attributes } = tag;
    const given = attributes.get('autocomplete');
    const fault = faultOf(tag, given);
    if (fault) yield { ...fault, subject: `${name} ${attributes.get('name') ?? ''} ${given ?? ''}` };
  },
};

function faultOf(tag: StartTag, given: string | undefined): Fault | undefined {
  const { name, attributes } = tag;
  if (given !== undefined && ['input', 'select', 'textarea'].includes(name)) {
    const fault = faultOfAutocomplete(tag);
    if (fault)
      return { what: `has '${given}' as its autocomplete, ${fault}`, hint: 'Use a word of the HTML standard that fits the field.' };
  }
  const data = attributes.has('hidden') ? undefined : personal(tag);
  if (!data) return undefined;
  if (given === undefined || given === 'off' || given === 'on')
    return { what: `asks for ${data.what}, but does not declare that to browsers`, hint: `Add autocomplete="${data.word}".` };
  const type = attributes.get('type') ?? 'text';
  return data.type && type !== data.type && attributes.get('inputmode') !== data.type
    ? {
        what: `asks for ${data.what}, but its type is '${type}'`,
        hint: `Use type="${data.type}", or inputmode="${data.type}".`,
      }
    : undefined;
}

/** WL5022: every button has a type: without one it submits its form (HTML, section 4.10.6). */
export const buttons: TagRule = {
  code: 'WL5022',
  *faultsOf({ name, attributes }) {
    if (name === 'button' && !attributes.has('type'))
      yield {
        what: 'has no type, so that it submits any form around it',
        hint: 'Write type="button", or type="submit" if it submits the form.',
        subject: `button ${attributes.get('class') ?? ''}`,
      };
  },
};

/** WL5020: the focus order is the order in the page (WCAG 2.4.3). */
export const tabOrder: TagRule = {
  code: 'WL5020',
  *faultsOf({ attributes }) {
    const order = Number(attributes.get('tabindex') ?? 0);
    if (order > 0)
      yield {
        what: `has the tabindex ${order}, which changes the focus order of the page`,
        hint: 'Use tabindex="0", and move the element to its place in the order.',
      };
  },
};
