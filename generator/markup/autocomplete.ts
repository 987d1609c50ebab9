import type { StartTag } from './tag.ts';

/** Each keyword with the kind of field that it fits (HTML, section 4.10.19.7.1). */
const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    text:
      'name honorific-prefix given-name additional-name family-name honorific-suffix nickname organization-title organization address-line1 ' +
      'address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name ' +
      'cc-given-name cc-additional-name cc-family-name cc-number cc-csc cc-type transaction-currency language sex tel-country-code ' +
      'tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension',
    multiline: 'street-address',
    password: 'new-password current-password one-time-code',
    month: 'cc-exp',
    numeric: 'cc-exp-month cc-exp-year transaction-amount bday-day bday-month bday-year',
    date: 'bday',
    url: 'url photo impp',
    username: 'username email',
    tel: 'tel',
  }).flatMap(([group, line]) => line.split(' ').map((word): [string, string] => [word, group])),
);
const texts = ['hidden', 'text', 'search'];
/** Kind of field → types of input that may have it; select and textarea may have any. */
const types: Readonly<Record<string, readonly string[]>> = {
  text: texts,
  multiline: ['hidden'],
  password: [...texts, 'password'],
  month: [...texts, 'month'],
  numeric: [...texts, 'number'],
  date: [...texts, 'date'],
  url: [...texts, 'url'],
  username: [...texts, 'email'],
  tel: [...texts, 'tel'],
};
const contacts = new Set(['home', 'work', 'mobile', 'fax', 'pager']);

/** The fault of a field's autocomplete, or undefined. */
export function faultOfAutocomplete({ name, attributes }: StartTag): string | undefined {
  const tokens = (attributes.get('autocomplete') ?? '').trim().toLowerCase().split(/\s+/);
  if (tokens.length === 1 && (tokens[0] === 'on' || tokens[0] === 'off')) return undefined;
  if (tokens.at(-1) === 'webauthn') tokens.pop();
  if (tokens[0]?.startsWith('section-')) tokens.shift();
  if (tokens[0] === 'shipping' || tokens[0] === 'billing') tokens.shift();
  const word = tokens.pop() ?? '';
  const group = words.get(word);
  if (!group) return 'which is not a word of HTML';
  const [contact] = tokens;
  if (contact !== undefined && (tokens.length > 1 || !contacts.has(contact) || !/^(tel|email|impp)/.test(word)))
    return 'whose words are not in the order of HTML';
  const type = attributes.get('type') ?? 'text';
  return name !== 'input' || types[group]?.includes(type) ? undefined : `which does not fit a field of the type '${type}'`;
}

interface Asked {
  readonly what: string;
  readonly word: string;
  readonly type?: string;
}

/** Name of a field → kind of personal data (WCAG 2.2, section 7). */
const asks: readonly (readonly [name: RegExp, asked: Asked])[] = [
  [/^e-?mail(address)?$/, { what: 'an email address', word: 'email', type: 'email' }],
  [/^(tel|telephone|phone|mobile)(number)?$/, { what: 'a telephone number', word: 'tel', type: 'tel' }],
  [/^(first|given)-?name$/, { what: 'a first name', word: 'given-name' }],
  [/^(last|family|sur)-?name$/, { what: 'a last name', word: 'family-name' }],
  [/^(full-?)?name$/, { what: 'a name', word: 'name' }],
  [/^(company|organi[sz]ation)(-?name)?$/, { what: 'the name of a company', word: 'organization' }],
  [/^(post(al)?-?code|zip(code)?)$/, { what: 'a postal code', word: 'postal-code' }],
  [/^(city|town)$/, { what: 'a town', word: 'address-level2' }],
  [/^street(-?address)?$/, { what: 'a street', word: 'street-address' }],
];
const typed: Readonly<Record<string, Asked | undefined>> = { email: asks[0]?.[1], tel: asks[1]?.[1] };

/** The kind of personal data in a field, by its type or name. */
export function personal({ name, attributes }: StartTag): Asked | undefined {
  if (name !== 'input' || !['text', 'email', 'tel'].includes(attributes.get('type') ?? 'text')) return undefined;
  const fieldName = attributes.get('name')?.replaceAll('_', '-').toLowerCase();
  return typed[attributes.get('type') ?? ''] ?? asks.find(([form]) => fieldName !== undefined && form.test(fieldName))?.[1];
}
