import { takesFocus } from '../../markup/focus.ts';
import { elementAttributes } from '../../markup/html-attributes.ts';
import { allowedIn, mayHold, withoutText } from '../../markup/html-content.ts';
import { childrenOf, closest, endOf, hasText, type Markup, type MarkupElement, tagOf } from '../../markup/markup.ts';
import { memoizePerTag } from '../../markup/tag-filters.ts';
import type { Finding } from '../finding.ts';
import { faultAt, type InspectedPage, type PageRule } from '../page-rule.ts';

/** WL5006: every element is allowed in its parent (the content models of HTML, section 4). */
export const nesting: PageRule = {
  *run(page) {
    const { markup } = page;
    for (const element of markup.ofHtml) {
      const { name, parent } = element;
      // Inline styles are reported by another rule.
      if (parent && !mayHold(parent, name) && elementAttributes.has(name) && name !== 'style') yield misplaced(page, element, parent);
      if (isParticular(element.tag))
        for (const [fault, what, hint] of faultsOf(markup, element)) yield faultAt(page, element, { code: 'WL5006', what, hint, fault });
    }
  },
};

const misplaced = (page: InspectedPage, element: MarkupElement, parent: MarkupElement): Finding =>
  faultAt(page, element, {
    code: 'WL5006',
    what: `is directly in ${tagOf(page.markup, parent)}, which may contain only ${allowedIn(parent)}`,
    hint: 'Move the inner element out, or put it into an element that may contain it.',
    fault: parent.name,
  });

/** The faults of an element beside those of content models. */
function* faultsOf(markup: Markup, element: MarkupElement): Iterable<[fault: string, what: string, hint: string]> {
  const around = forbiddenAround(element);
  if (around)
    yield [
      around.name,
      `is inside ${tagOf(markup, around)}, where HTML does not allow it`,
      takesFocus(element) ? 'Put the two side by side: of two nested controls, browsers activate only one.' : 'Move the inner element out.',
    ];
  if (withoutText.has(element.name) && strayText(markup, element))
    yield ['text', `contains text, but may contain only ${allowedIn(element)}`, 'Put the text into one of these elements.'];
  const order = orderOf(markup, element);
  if (order) yield [order, `does not have the structure that HTML requires: ${order}`, 'Order its children as the HTML standard requires.'];
}

const sectioning = 'article aside nav section';
const headings = 'h1 h2 h3 h4 h5 h6 hgroup';
/** Element → elements that it must not contain, at any depth (HTML, section 4). */
const exclusions: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    address: `address footer header ${headings} ${sectioning}`,
    caption: 'table',
    dfn: 'dfn',
    dt: `footer header ${headings} ${sectioning}`,
    footer: 'footer header main',
    form: 'form',
    header: 'footer header main',
    label: 'label',
    meter: 'meter',
    progress: 'progress',
    th: `footer header ${headings} ${sectioning}`,
  }).map(([name, inside]) => [name, new Set(inside.split(' '))]),
);
const excluded = new Set([...exclusions.values()].flatMap((names) => [...names]));
/** A header of a section may be in the header of a page. */
const newScope = new Set([...sectioning.split(' '), 'blockquote', 'fieldset', 'figure', 'td', 'dialog']);

/** The ancestor that forbids this element. Interactive elements must not be nested. */
function forbiddenAround(element: MarkupElement): MarkupElement | undefined {
  const { name } = element;
  if (takesFocus(element) || name === 'label') {
    const pressed = closest(element.parent, (around) => (around.name === 'a' && around.attributes.has('href')) || around.name === 'button');
    if (pressed) return pressed;
  }
  if (!excluded.has(name)) return undefined;
  for (let around = element.parent; around; around = around.parent) {
    if (exclusions.get(around.name)?.has(name)) return around;
    if ((name === 'header' || name === 'footer') && newScope.has(around.name)) return undefined;
  }
  return undefined;
}

/** Whether an element has other rules than its content model. */
const isParticular = memoizePerTag(
  (tag) => takesFocus(tag) || tag.name === 'label' || excluded.has(tag.name) || withoutText.has(tag.name) || orders.has(tag.name),
);

function strayText(markup: Markup, element: MarkupElement): boolean {
  let from = element.contentStart;
  for (const child of childrenOf(markup, element)) {
    if (hasText(markup, from, child.start)) return true;
    from = endOf(markup, child);
  }
  return hasText(markup, from, element.contentEnd);
}

type Order = (children: readonly MarkupElement[]) => string | undefined;
const first =
  (name: string): Order =>
  (children) => {
    const place = children.findIndex((child) => child.name === name);
    if (place > 0) return `the <${name}> is not the first child`;
    return children.filter((child) => child.name === name).length > 1 ? `there is more than one <${name}>` : undefined;
  };
const groups: Order = (children) => {
  const names = children.map(({ name }) => name).filter((name) => name === 'dt' || name === 'dd');
  if (names.length === 0) return undefined;
  if (names[0] === 'dd') return 'it begins with a description without a term';
  return names.at(-1) === 'dt' ? 'it ends with a term without a description' : undefined;
};
/** Rules for the order of children. */
const orders: ReadonlyMap<string, Order> = new Map(
  Object.entries<Order>({
    details: (children) => (children.some(({ name }) => name === 'summary') ? first('summary')(children) : 'it has no <summary>'),
    div: (children) => (children[0]?.name === 'dt' || children[0]?.name === 'dd' ? groups(children) : undefined),
    dl: groups,
    fieldset: first('legend'),
    figure: (children) => {
      const place = children.findIndex(({ name }) => name === 'figcaption');
      return place > 0 && place < children.length - 1 ? 'the <figcaption> is neither first nor last in it' : undefined;
    },
    picture: (children) => (children.at(-1)?.name === 'img' ? undefined : 'it does not end with an <img>'),
    table: (children) => {
      const wanted = ['caption', 'colgroup', 'thead', 'tbody', 'tfoot'];
      const places = children.map(({ name }) => wanted.indexOf(name === 'tr' ? 'tbody' : name)).filter((place) => place >= 0);
      return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0)) && first('caption')(children) === undefined
        ? undefined
        : 'its parts are not in the order caption, colgroup, thead, tbody, tfoot';
    },
  }),
);

function orderOf(markup: Markup, element: MarkupElement): string | undefined {
  const order = orders.get(element.name);
  // Only the few <div>s around a group of a <dl> have this rule.
  if (!order || (element.name === 'div' && !isDefinition(markup.elements[element.index + 1]))) return undefined;
  return order(childrenOf(markup, element));
}

const isDefinition = (element: MarkupElement | undefined) => element?.name === 'dt' || element?.name === 'dd';
