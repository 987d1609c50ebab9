import { ariaAttributes } from '../../markup/aria-attributes.ts';
import { closest, type Markup, type MarkupElement, tagOf } from '../../markup/markup.ts';
import type { StartTag } from '../../markup/tag.ts';
import { htmlTagFilter, memoizePerTag } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5016: references by id lead to an existing element of the right kind (WCAG 1.3.1, 4.1.2). */
export const references: PageRule = {
  name: 'references',
  run({ route, markup }) {
    const findings: Finding[] = [];
    for (const element of markup.matching(refers)) {
      for (const { attribute, id } of referencesOf(element.tag)) {
        const fault = faultOf(markup, element, { attribute, id });
        if (!fault) continue;
        findings.push(
          findingOnPage('WL5016', { subject: `${element.name} ${attribute}=${id}` }, [
            `On ${route.path} ${tagOf(markup, element)} points with ${attribute} to '${id}', ${fault}.`,
            'Correct the id, or take the attribute out.',
          ]),
        );
      }
    }
    return findings;
  },
};

interface Reference {
  readonly attribute: string;
  readonly id: string;
}

const oneId = new Set(['commandfor', 'form', 'list', 'popovertarget']);
const severalIds = new Set(['headers', 'itemref']);

const referencesOf = memoizePerTag(({ name, attributes }: StartTag): readonly Reference[] => {
  const references: Reference[] = [];
  for (const [attribute, value] of attributes) {
    const aria = ariaAttributes.get(attribute)?.type;
    const one = oneId.has(attribute) || aria === 'id' || (attribute === 'for' && name === 'label');
    const several = severalIds.has(attribute) || aria === 'idlist' || (attribute === 'for' && name === 'output');
    if (one) references.push({ attribute, id: value });
    else if (several) for (const id of value.trim().split(/\s+/)) references.push({ attribute, id });
  }
  return references;
});

const refers = htmlTagFilter((tag) => referencesOf(tag).length > 0);

const labelable = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);
type Condition = (target: MarkupElement, element: MarkupElement) => boolean;
/** Attribute → what its target must be, and the message for other targets. */
const kinds: Readonly<Record<string, readonly [holds: Condition, otherwise: string]>> = {
  for: [({ name, attributes }) => labelable.has(name) && attributes.get('type') !== 'hidden', 'which is not a field that can have a label'],
  form: [({ name }) => name === 'form', 'which is no form'],
  list: [({ name }) => name === 'datalist', 'which is no <datalist>'],
  popovertarget: [({ attributes }) => attributes.has('popover'), 'which is no popover'],
  headers: [
    (target, element) => target.name === 'th' && closest(target, isTable) === closest(element, isTable),
    'which is no header cell of its table',
  ],
  'aria-labelledby': [(target, element) => target !== element || element.attributes.has('aria-label'), 'which is the element itself'],
  'aria-describedby': [(target, element) => target !== element, 'which is the element itself'],
};
const isTable = ({ name }: MarkupElement) => name === 'table';

function faultOf(markup: Markup, element: MarkupElement, { attribute, id }: Reference): string | undefined {
  const target = markup.byId(id);
  if (!target) return id ? 'and nothing on the page has that id' : 'which is no id at all';
  const kind = element.name === 'output' ? undefined : kinds[attribute];
  return kind && !kind[0](target, element) ? kind[1] : undefined;
}
