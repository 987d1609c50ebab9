import { isDateTime } from '../../markup/date-time.ts';
import { type AttributeValue, elementAttributes, globalAttributes } from '../../markup/html-attributes.ts';
import type { StartTag } from '../../markup/tag.ts';
import type { TagRule } from '../tag-rule.ts';

/** WL5008: attributes have values that HTML allows: keywords, numbers, dates, ids without white space. */
export const attributeValues: TagRule = (tag) => {
  // The attributes of drawings are those of SVG.
  if (tag.name === 'svg' || tag.name === 'math') return [];
  const own = elementAttributes.get(tag.name);
  const faults = limits(tag);
  for (const [attribute, value] of tag.attributes) {
    const allowed = own?.get(attribute) ?? globalAttributes.get(attribute);
    const expected = allowed && expectation(allowed, attribute, value);
    if (expected) faults.push({ attribute, value, expected });
  }
  return faults.map(({ attribute, value, expected }) => ({
    code: 'WL5008',
    subject: `${tag.name} ${attribute}=${value}`,
    what: `has '${value}' as its ${attribute}; expected is ${expected}`,
    hint: 'Correct the value, or take the attribute out.',
    found: value,
    expected,
  }));
};

interface AttributeFault {
  readonly attribute: string;
  readonly value: string;
  readonly expected: string;
}

/** What is expected instead of an invalid value. */
function expectation(allowed: AttributeValue, attribute: string, value: string): string | undefined {
  switch (allowed.kind) {
    case 'words':
      return allowed.words.includes(value.toLowerCase()) || allowed.words.includes(value)
        ? undefined
        : `one of ${allowed.words.map((word) => word || 'nothing').join(', ')}`;
    case 'flag':
      return value === '' || value.toLowerCase() === attribute ? undefined : 'no value at all; the attribute alone says it';
    case 'id':
      return /^\S+$/.test(value) ? undefined : 'a word without white space';
    case 'count':
      return /^\d+$/.test(value) ? undefined : 'a whole number of at least 0';
    case 'integer':
      return /^-?\d+$/.test(value) ? undefined : 'a whole number';
    case 'number':
      return isNumber(value) ? undefined : 'a number';
    case 'datetime':
      return isDateTime(value) ? undefined : 'a date, a time or a duration as HTML writes it, such as 2027-03-31';
    case 'sizes':
      return /^(any|\d+x\d+)( \d+x\d+)*$/i.test(value) ? undefined : "'any' or sizes such as 32x32";
    default:
      return undefined;
  }
}

/** HTML, section 2.3.4.3: a valid floating-point number. */
const isNumber = (value: string) => /^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i.test(value);

/** The values of meters and progress bars are within their limits (HTML, sections 4.10.13 and 4.10.14). */
function limits({ name, attributes }: StartTag): AttributeFault[] {
  if (name !== 'meter' && name !== 'progress') return [];
  const [least, most] = [Number(attributes.get('min') ?? 0), Number(attributes.get('max') ?? 1)];
  if (name === 'meter' && !attributes.has('value'))
    return [{ attribute: 'value', value: '', expected: 'a number, without which it shows nothing' }];
  return ['value', 'low', 'high', 'optimum'].flatMap((attribute) => {
    const value = attributes.get(attribute);
    if (value === undefined || !isNumber(value) || (Number(value) >= least && Number(value) <= most)) return [];
    return [{ attribute, value, expected: `a number from ${least} to ${most}` }];
  });
}
