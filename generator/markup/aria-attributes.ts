import { type ARIAPropertyDefinition, aria, roles } from 'aria-query';

/** Attributes of WAI-ARIA 1.2, section 6.6, whose value may name several elements, which aria-query denies. */
const lists = new Set(['aria-details', 'aria-errormessage']);
const deprecated = new Set(['aria-dropeffect', 'aria-grabbed']);

/** Every attribute of WAI-ARIA 1.2, section 6.6, and the type of its value. */
export const ariaAttributes: ReadonlyMap<string, ARIAPropertyDefinition> = new Map(
  aria
    .entries()
    .filter(([name]) => !deprecated.has(name))
    .map(([name, definition]) => [name, lists.has(name) ? { type: 'idlist' } : definition]),
);

/** Attributes for every element (WAI-ARIA 1.2, section 6.4), without those that are deprecated as global attributes. */
export const globalAriaAttributes: ReadonlySet<string> = new Set([
  ...Object.keys(roles.get('roletype')?.props ?? {}),
  // They are newer than the roles of aria-query.
  'aria-braillelabel',
  'aria-brailleroledescription',
  'aria-description',
]);

const states = ['true', 'false'];

/** The keywords that an attribute takes; undefined for other values. */
export function keywordsOf({ type, values = [] }: ARIAPropertyDefinition): readonly string[] | undefined {
  if (type === 'boolean') return states;
  if (type === 'tristate') return [...states, 'mixed'];
  return type === 'token' || type === 'tokenlist' ? values.map(String).filter((word) => word !== 'undefined') : undefined;
}

/** Whether a value is allowed. Whether referenced ids exist is checked elsewhere. */
export function isAriaValue(definition: ARIAPropertyDefinition, value: string): boolean {
  if (definition.type === 'integer') return /^-?\d+$/.test(value);
  if (definition.type === 'number') return /^-?\d+(\.\d+)?$/.test(value);
  const words = definition.type === 'tokenlist' ? value.split(/\s+/) : [value];
  const keywords = keywordsOf(definition);
  return keywords === undefined || words.every((word) => keywords.includes(word));
}
