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
