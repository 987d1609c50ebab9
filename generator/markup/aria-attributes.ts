/** The type of an attribute's value; a list contains the allowed keywords. */
type AriaValue = 'text' | 'id' | 'ids' | 'integer' | 'number' | readonly string[];

const oneOf = (line: string): readonly string[] => line.split(' ');
const trueOrFalse = oneOf('true false');
const threeStates = oneOf('true false mixed');

/** Every attribute of WAI-ARIA 1.2, section 6.6, without `aria-`. */
export const ariaAttributes: ReadonlyMap<string, AriaValue> = new Map<string, AriaValue>(
  Object.entries({
    activedescendant: 'id',
    atomic: trueOrFalse,
    autocomplete: oneOf('inline list both none'),
    braillelabel: 'text',
    brailleroledescription: 'text',
    busy: trueOrFalse,
    checked: threeStates,
    colcount: 'integer',
    colindex: 'integer',
    colspan: 'integer',
    controls: 'ids',
    current: oneOf('page step location date time true false'),
    describedby: 'ids',
    description: 'text',
    details: 'ids',
    disabled: trueOrFalse,
    errormessage: 'ids',
    expanded: trueOrFalse,
    flowto: 'ids',
    haspopup: oneOf('true false menu listbox tree grid dialog'),
    hidden: trueOrFalse,
    invalid: oneOf('true false grammar spelling'),
    keyshortcuts: 'text',
    label: 'text',
    labelledby: 'ids',
    level: 'integer',
    live: oneOf('assertive off polite'),
    modal: trueOrFalse,
    multiline: trueOrFalse,
    multiselectable: trueOrFalse,
    orientation: oneOf('horizontal vertical'),
    owns: 'ids',
    placeholder: 'text',
    posinset: 'integer',
    pressed: threeStates,
    readonly: trueOrFalse,
    relevant: oneOf('additions additions_text all removals text'),
    required: trueOrFalse,
    roledescription: 'text',
    rowcount: 'integer',
    rowindex: 'integer',
    rowspan: 'integer',
    selected: trueOrFalse,
    setsize: 'integer',
    sort: oneOf('ascending descending none other'),
    valuemax: 'number',
    valuemin: 'number',
    valuenow: 'number',
    valuetext: 'text',
  } satisfies Record<string, AriaValue>),
);

/** Attributes for every element (WAI-ARIA 1.2, section 6.4), without those that are deprecated as global attributes. */
export const globalAriaAttributes: ReadonlySet<string> = new Set(
  (
    'atomic braillelabel brailleroledescription busy controls current describedby description details flowto hidden keyshortcuts label ' +
    'labelledby live owns relevant roledescription'
  ).split(' '),
);

/** Whether a value is allowed. Whether referenced ids exist is checked elsewhere. */
export function isAriaValue(kind: AriaValue, value: string): boolean {
  if (typeof kind === 'string') {
    if (kind === 'integer') return /^-?\d+$/.test(value);
    if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(value);
    return true;
  }
  return kind.includes(value) || kind.includes(value.split(/\s+/).sort().join('_'));
}
