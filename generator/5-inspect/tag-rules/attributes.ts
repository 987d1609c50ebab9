import { isDateTime } from '../../markup/date-time.ts';
import { type AttributeValue, elementAttributes, globalAttributes, obsoleteElements } from '../../markup/html-attributes.ts';
import type { StartTag } from '../../markup/tag.ts';
import type { Fault, TagRule } from '../page-rule.ts';

/** WL5007: elements and attributes of HTML, each attribute on an element that may have it (HTML, index of attributes). */
export const knownAttributes: TagRule = {
  code: 'WL5007',
  *faultsOf({ name, attributes }) {
    const own = elementAttributes.get(name);
    if (!own) {
      const instead = obsoleteElements.get(name);
      yield {
        what: instead ? 'is an obsolete element of HTML' : 'is not an element of HTML',
        hint: instead ? `Use ${instead} instead.` : 'Use an element of HTML; if none fits, a <div> or a <span>.',
      };
    }
    // The attributes of drawings are those of SVG.
    if (!own || name === 'svg' || name === 'math') return;
    for (const attribute of attributes.keys()) {
      // A dialog takes the focus without it (HTML, section 4.11.4).
      const isAllowed = own.has(attribute) || (globalAttributes.has(attribute) && !(name === 'dialog' && attribute === 'tabindex'));
      if (!isAllowed && !/^(data-|aria-|on)/.test(attribute))
        yield {
          what: `has the attribute '${attribute}', which HTML does not allow on <${name}>`,
          hint: 'Delete the attribute, or rename it to data-… if a script reads it.',
        };
    }
  },
};

/** WL5008: attributes have values that HTML allows: keywords, numbers, dates, ids without white space. */
export const attributeValues: TagRule = {
  code: 'WL5008',
  *faultsOf(tag) {
    // The attributes of drawings are those of SVG.
    if (tag.name === 'svg' || tag.name === 'math') return;
    const own = elementAttributes.get(tag.name);
    yield* limits(tag);
    for (const [attribute, value] of tag.attributes) {
      const allowed = own?.get(attribute) ?? globalAttributes.get(attribute);
      const expected = allowed && expectation(allowed, attribute, value);
      if (expected) yield faultOf(attribute, value, expected);
    }
  },
};

const faultOf = (attribute: string, value: string, expected: string): Fault => ({
  what: `has '${value}' as its ${attribute}; expected is ${expected}`,
  hint: 'Correct the value, or delete the attribute.',
  found: value,
  expected,
});

/** HTML, section 2.3.4.3: a valid floating-point number. */
const number = /^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i;

/** Kind of value → its form, and the form in words. */
const forms: Readonly<Partial<Record<AttributeValue['kind'], readonly [form: RegExp, words: string]>>> = {
  id: [/^\S+$/, 'a word without white space'],
  count: [/^\d+$/, 'a whole number of at least 0'],
  integer: [/^-?\d+$/, 'a whole number'],
  number: [number, 'a number'],
  sizes: [/^(any|\d+x\d+)( \d+x\d+)*$/i, "'any' or sizes such as 32x32"],
};

/** The expected value, in words; undefined for a valid value. */
function expectation(allowed: AttributeValue, attribute: string, value: string): string | undefined {
  if (allowed.kind === 'words') {
    const isOne = allowed.words.includes(value.toLowerCase()) || allowed.words.includes(value);
    return isOne ? undefined : `one of ${allowed.words.map((word) => word || 'nothing').join(', ')}`;
  }
  if (allowed.kind === 'flag') return value === '' || value.toLowerCase() === attribute ? undefined : 'the attribute without a value';
  if (allowed.kind === 'datetime')
    return isDateTime(value) ? undefined : 'a date, a time or a duration as HTML writes it, such as 2027-03-31';
  const [form, words] = forms[allowed.kind] ?? [];
  return form?.test(value) === false ? words : undefined;
}

/** The values of meters and progress bars are within their limits (HTML, sections 4.10.13 and 4.10.14). */
function* limits({ name, attributes }: StartTag): Iterable<Fault> {
  if (name !== 'meter' && name !== 'progress') return;
  const [least, most] = [Number(attributes.get('min') ?? 0), Number(attributes.get('max') ?? 1)];
  if (name === 'meter' && !attributes.has('value')) yield faultOf('value', '', 'a number, without which it shows nothing');
  else
    for (const attribute of ['value', 'low', 'high', 'optimum']) {
      const value = attributes.get(attribute);
      if (value !== undefined && number.test(value) && (Number(value) < least || Number(value) > most))
        yield faultOf(attribute, value, `a number from ${least} to ${most}`);
    }
}
