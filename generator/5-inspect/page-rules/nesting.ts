import { takesFocus } from '../../markup/focus.ts';
import { elementAttributes } from '../../markup/html-attributes.ts';
import { allowedIn, mayHold, withoutText } from '../../markup/html-content.ts';
import { childrenOf, closest, endOf, hasText, type Markup, type MarkupElement, tagOf } from '../../markup/markup.ts';
import { memoizePerTag } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';

/** WL5006: every element is allowed in its parent (the content models of HTML, section 4). */
export const nesting: PageRule = {
  name: 'nesting',
  run(page) {
    const { markup } = page;
    const findings: Finding[] = [];
    for (const element of markup.ofHtml) {
      const { tag, name, parent } = element;
      if (parent && !mayHold(parent, name) && elementAttributes.has(name)) findings.push(misplaced(page, element, parent));
      if (!isParticular(tag)) continue;
      const inside = forbiddenAround(element);
      if (inside) findings.push(within(page, element, inside));
      if (withoutText.has(name) && strayText(markup, element)) findings.push(looseText(page, element));
      const order = orderOf(markup, element);
      if (order) findings.push(disordered(page, element, order));
    }
    return findings;
  },
};

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

/** Whether there are other rules for an element than its content model. */
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
    if (place > 0) return `the <${name}> is not the first thing in it`;
    return children.filter((child) => child.name === name).length > 1 ? `it has more than one <${name}>` : undefined;
  };
const groups: Order = (children) => {
  const names = children.map(({ name }) => name).filter((name) => name === 'dt' || name === 'dd');
  if (names.length === 0) return undefined;
  if (names[0] === 'dd') return 'it begins with a description that has no term';
  return names.at(-1) === 'dt' ? 'it ends with a term that has no description' : undefined;
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
  // Only a <div> around a group of a <dl> has this rule, and hardly any is.
  if (!order || (element.name === 'div' && !isDefinition(markup.elements[element.index + 1]))) return undefined;
  return order(childrenOf(markup, element));
}

const isDefinition = (element: MarkupElement | undefined) => element?.name === 'dt' || element?.name === 'dd';

function misplaced({ route, markup }: InspectedPage, element: MarkupElement, parent: MarkupElement): Finding {
  return {
    code: 'WL5006',
    subject: `${parent.name}.${parent.attributes.get('class') ?? ''} > ${element.name}.${element.attributes.get('class') ?? ''}`,
    message: `On ${route.path} ${tagOf(markup, element)} stands directly in ${tagOf(markup, parent)}, which may hold only ${allowedIn(parent)}.`,
    hint: 'Take the inner element out, or use an element around it that may hold it.',
  };
}

function within({ route, markup }: InspectedPage, element: MarkupElement, around: MarkupElement): Finding {
  return findingOnPage('WL5006', { subject: `${around.name} ${tagOf(markup, element)}` }, [
    `On ${route.path} ${tagOf(markup, element)} stands inside ${tagOf(markup, around)}, where HTML does not allow it.`,
    takesFocus(element)
      ? 'Put the two side by side: of two things to press, one inside the other, nobody knows which one is meant.'
      : 'Take the inner element out.',
  ]);
}

function looseText({ route, markup }: InspectedPage, element: MarkupElement): Finding {
  return findingOnPage('WL5006', { subject: `text in ${tagOf(markup, element)}` }, [
    `On ${route.path} text stands loose in ${tagOf(markup, element)}, which may hold only ${allowedIn(element)}.`,
    'Put the text into one of these elements.',
  ]);
}

function disordered({ route, markup }: InspectedPage, element: MarkupElement, what: string): Finding {
  return findingOnPage('WL5006', { subject: `${tagOf(markup, element)} ${what}` }, [
    `On ${route.path} ${tagOf(markup, element)} is not put together as HTML expects: ${what}.`,
    'Bring its parts into the order that the HTML standard gives for this element.',
  ]);
}
