import { faultOfAutocomplete, personal } from '../../markup/autocomplete.ts';
import type { TagFault, TagRule } from '../tag-rule.ts';

/** WL5021: fields for personal data have a valid `autocomplete` (WCAG 1.3.5; HTML, section 4.10.19.7). */
export const autocomplete: TagRule = (tag) => {
  const { name, attributes } = tag;
  const given = attributes.get('autocomplete');
  const fault = (what: string, hint: string): TagFault[] => [
    { code: 'WL5021', subject: `${name} ${attributes.get('name') ?? ''} ${given ?? ''}`, what, hint },
  ];
  if (given !== undefined && ['input', 'select', 'textarea'].includes(name)) {
    const wrong = faultOfAutocomplete(tag);
    if (wrong)
      return fault(`has '${given}' as its autocomplete, ${wrong}`, 'Use a word of the list in the HTML standard that fits the field.');
  }
  const asked = attributes.has('hidden') ? undefined : personal(tag);
  if (!asked) return [];
  if (given === undefined || given === 'off' || given === 'on')
    return fault(`asks for ${asked.what} and does not say so to browsers`, `Add autocomplete="${asked.word}".`);
  if (asked.type && attributes.get('type') !== asked.type && attributes.get('inputmode') !== asked.type)
    return fault(
      `asks for ${asked.what}, but its type is '${attributes.get('type') ?? 'text'}'`,
      `Use type="${asked.type}", or inputmode="${asked.type}".`,
    );
  return [];
};
