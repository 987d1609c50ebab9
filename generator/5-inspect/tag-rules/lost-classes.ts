import type { TagRule } from '../page-rule.ts';

/** WL2021: values of JavaScript among the classes of an element, which no style sheet has. */
export const lostClasses: TagRule = {
  code: 'WL2021',
  *faultsOf({ attributes }) {
    const value = (attributes.get('class') ?? '').split(/\s+/).find((name) => values.has(name));
    if (value) yield { what: `has the class '${value}', which JavaScript writes for a class that is missing`, hint: example, found: value };
  },
};

const values: ReadonlySet<string> = new Set(['undefined', 'null', 'false', 'NaN']);

// biome-ignore lint/suspicious/noTemplateCurlyInString: an example for components
const example = "Give an empty text instead: `card ${isNew ? 'new' : ''}`.";
