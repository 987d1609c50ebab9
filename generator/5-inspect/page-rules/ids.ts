import { ariaAttributes } from '../../markup/aria.ts';
import { closest, type Markup, type MarkupElement } from '../../markup/markup.ts';
import { memoizePerTag, tagFilter } from '../../markup/tag-filters.ts';
import { findingOnPage } from '../finding.ts';
import { elementRule, type PageRule } from '../page-rule.ts';

/** WL5002: an id names one element (HTML, section 3.2.6). */
export const repeatedIds: PageRule = {
  run({ route, markup: { ids, elements } }) {
    const seen = new Set<string>();
    const repeated = new Set<string>();
    for (const id of ids) (seen.has(id) ? repeated : seen).add(id);
    return [...repeated].map((id) =>
      findingOnPage(
        'WL5002',
        { subject: id, element: elements.flatMap(({ attributes, index }) => (attributes.get('id') === id ? index : [])) },
        [`${route.path} contains the id '${id}' more than once.`, 'Give each element a different id.'],
      ),
    );
  },
};

/** WL3003: the page has all anchors that its definition declares. */
export const anchors: PageRule = {
  *run({ route, page, markup }) {
    if (route.status !== 200) return;
    for (const [index, anchor] of page.anchors.entries()) {
      if (markup.byId(anchor)) continue;
      const place = { file: page.definition.file, dataPath: ['anchors', String(index)] };
      yield findingOnPage('WL3003', { subject: `${page.id}#${anchor}`, ...place }, [
        `The page '${page.id}' declares the anchor '#${anchor}', but ${route.path} has no element with that id.`,
        'Give an element this id, or delete the anchor from this list.',
      ]);
    }
  },
};

interface Reference {
  readonly attribute: string;
  readonly id: string;
}

const oneId = new Set(['commandfor', 'form', 'list', 'popovertarget']);
const severalIds = new Set(['headers', 'itemref']);

const referencesOf = memoizePerTag(({ name, attributes, inSvg }): readonly Reference[] => {
  const references: Reference[] = [];
  const shape = attributes.get('href') ?? '';
  if (inSvg) return name === 'use' && shape.startsWith('#') ? [{ attribute: 'href', id: shape.slice(1) }] : [];
  for (const [attribute, value] of attributes) {
    const aria = ariaAttributes.get(attribute)?.type;
    const one = oneId.has(attribute) || aria === 'id' || (attribute === 'for' && name === 'label');
    const several = severalIds.has(attribute) || aria === 'idlist' || (attribute === 'for' && name === 'output');
    if (one) references.push({ attribute, id: value });
    else if (several) for (const id of value.trim().split(/\s+/)) references.push({ attribute, id });
  }
  return references;
});

/** Whether an element takes its name from one that the page does not have, which WL5016 reports. */
export const hasLostName = (markup: Markup, element: MarkupElement): boolean =>
  referencesOf(element.tag).some(({ attribute, id }) => attribute === 'aria-labelledby' && !markup.byId(id));

/** WL5016: references by id lead to an existing element of the right kind (WCAG 1.3.1, 4.1.2). */
export const references = elementRule({
  code: 'WL5016',
  among: tagFilter((tag) => referencesOf(tag).length > 0),
  *faultsOf(element, { markup }) {
    for (const { attribute, id } of referencesOf(element.tag)) {
      const fault = faultOf(markup, element, { attribute, id });
      if (fault)
        yield {
          what: `has '${id}' as its ${attribute}, ${fault}`,
          hint: 'Correct the id, or delete the attribute.',
          fault: `${attribute}=${id}`,
        };
    }
  },
});

const labelable = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);
type Condition = (target: MarkupElement, element: MarkupElement) => boolean;
/** Attribute → the condition for its target, and the fault of other targets. */
const kinds: Readonly<Record<string, readonly [holds: Condition, otherwise: string]>> = {
  for: [({ name, attributes }) => labelable.has(name) && attributes.get('type') !== 'hidden', 'which is not a field that can have a label'],
  form: [({ name }) => name === 'form', 'which is not a form'],
  list: [({ name }) => name === 'datalist', 'which is not a <datalist>'],
  popovertarget: [({ attributes }) => attributes.has('popover'), 'which is not a popover'],
  headers: [
    (target, element) => target.name === 'th' && closest(target, isTable) === closest(element, isTable),
    'which is not a header cell of its table',
  ],
  'aria-labelledby': [(target, element) => target !== element || element.attributes.has('aria-label'), 'which is the element itself'],
  'aria-describedby': [(target, element) => target !== element, 'which is the element itself'],
};
const isTable = ({ name }: MarkupElement) => name === 'table';

function faultOf(markup: Markup, element: MarkupElement, { attribute, id }: Reference): string | undefined {
  const target = markup.byId(id);
  if (!target) return id ? 'but no element of the page has that id' : 'which is not an id';
  const kind = element.name === 'output' ? undefined : kinds[attribute];
  return kind && !kind[0](target, element) ? kind[1] : undefined;
}
