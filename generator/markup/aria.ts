import { type ARIAPropertyDefinition, type ARIARoleDefinition, aria, roles } from 'aria-query';

/** The definition of a role, including properties that the types of the package lack. */
type Definition = Omit<ARIARoleDefinition, 'prohibitedProps'> & {
  readonly prohibitedProps: readonly string[];
  readonly accessibleNameRequired: boolean;
  readonly nameFrom: readonly string[];
  readonly requiredContextRole: readonly string[];
  readonly requiredOwnedElements: readonly (readonly string[])[];
};

/** A role of WAI-ARIA 1.2, section 5.4. */
interface AriaRole {
  /** `must`: it needs an accessible name. `never`: aria-label and aria-labelledby are not allowed. */
  readonly named: 'must' | 'may' | 'never';
  /** The text of the element is its default name. */
  readonly byContent: boolean;
  /** Assistive technology ignores elements inside, so they must not be focusable. */
  readonly flat: boolean;
  /** Attributes with `aria-`, including the global ones. */
  readonly supports: ReadonlySet<string>;
  /** Attributes with `aria-`. */
  readonly requires: readonly string[];
  /** One of these roles must be around it. */
  readonly inside: readonly string[];
  /** One of these roles must be inside it. */
  readonly holds: readonly string[];
}

/** Roles that need no name here: their content names them, or browsers do without one. */
const nameless = new Set('columnheader grid heading marquee rowheader table tooltip'.split(' '));
const fields = ['aria-errormessage', 'aria-invalid', 'aria-readonly', 'aria-required'];
/** Role → attributes that aria-query still gives it, and WAI-ARIA 1.2 does not. */
const unsupported: Readonly<Record<string, readonly string[]>> = {
  menuitemcheckbox: fields,
  menuitemradio: fields,
  tablist: ['aria-level'],
};

/** The other differences between aria-query and WAI-ARIA 1.2 with its errata. */
const corrections: Readonly<Record<string, Partial<AriaRole>>> = {
  caption: { inside: [] },
  combobox: { requires: ['aria-expanded'] },
  listitem: { inside: ['list'] },
  math: { flat: true },
  none: { named: 'never' },
  option: { requires: [], inside: ['listbox'] },
  radiogroup: { holds: [] },
  rowgroup: { byContent: false },
  rowheader: { inside: ['row'] },
  tab: { named: 'must' },
  treeitem: { requires: [] },
};

function roleOfDefinition(name: string, definition: Definition): AriaRole {
  return {
    named: definition.prohibitedProps.length ? 'never' : definition.accessibleNameRequired && !nameless.has(name) ? 'must' : 'may',
    byContent: definition.nameFrom.includes('contents'),
    flat: definition.childrenPresentational,
    supports: new Set(Object.keys(definition.props).filter((attribute) => !unsupported[name]?.includes(attribute))),
    requires: Object.keys(definition.requiredProps),
    // Groups may be between an item and its owner.
    inside: definition.requiredContextRole.filter((around) => around !== 'group'),
    holds: [...new Set(definition.requiredOwnedElements.flatMap(([outermost]) => outermost ?? []))],
    ...corrections[name],
  };
}

/** Every role that authors may use, without abstract roles. */
export const ariaRoles: ReadonlyMap<string, AriaRole> = new Map(
  (roles.entries() as unknown as [string, Definition][]).flatMap(([name, definition]) => {
    const isUsable = !definition.abstract && !/^(?:doc|graphics)-|^(?:directory|mark)$/.test(name);
    return isUsable ? [[name, roleOfDefinition(name, definition)]] : [];
  }),
);

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
