import { isBlank } from '../model/blank.ts';
import { ariaRoles } from './aria.ts';
import { childrenOf, closest, decode, endOf, inOneLine, type Markup, type MarkupElement } from './markup.ts';
import { roleOf } from './role-of.ts';
import { memoizePerTag } from './tag-filters.ts';

/**
 * The accessible name of an element, or an empty text (Accessible Name and Description Computation 1.2, without styles and scripts). A
 * placeholder does not count: it disappears when typing begins.
 */
export function accessibleName(markup: Markup, element: MarkupElement): string {
  element.accessibleName ??= visible(nameOf(markup, element));
  return element.accessibleName;
}

/** The text of an element without parts that are hidden from all users or from assistive technology. */
export function visibleText(markup: Markup, element: MarkupElement): string {
  return visible(contentOf(markup, element, false));
}

const visible = (text: string) => (isBlank(text) ? '' : inOneLine(text));

function nameOf(markup: Markup, element: MarkupElement): string {
  const { attributes } = element;
  const referenced = attributes.get('aria-labelledby');
  if (referenced) {
    const label = referenced
      .split(/\s+/)
      .map((id) => {
        const target = markup.byId(id);
        return target ? withoutReferences(markup, target) || contentOf(markup, target, true) : '';
      })
      .join(' ')
      .trim();
    if (label) return label;
  }
  return withoutReferences(markup, element);
}

/** The steps after aria-labelledby, which is only followed once. */
function withoutReferences(markup: Markup, element: MarkupElement): string {
  const { attributes } = element;
  const label = attributes.get('aria-label')?.trim();
  if (label) return label;
  return native(markup, element) || fromContent(markup, element) || (attributes.get('title') ?? '');
}

/** Element → the child that names it. */
const namingChildren: ReadonlyMap<string, string> = new Map(
  Object.entries({ fieldset: 'legend', figure: 'figcaption', table: 'caption', svg: 'title' }),
);
const labelled = new Set(['button', 'meter', 'output', 'progress', 'select', 'textarea']);

/** Names from HTML-specific sources (HTML-AAM 1.0, section 5). */
function native(markup: Markup, element: MarkupElement): string {
  const { name, attributes } = element;
  const child = namingChildren.get(name);
  if (child) return childText(markup, element, child);
  if (name === 'img' || name === 'area') return attributes.get('alt') ?? '';
  if (name === 'optgroup') return attributes.get('label') ?? '';
  if (name === 'input') return inputName(markup, element);
  return labelled.has(name) ? labelText(markup, element) : '';
}

function inputName(markup: Markup, element: MarkupElement): string {
  const { attributes } = element;
  const type = attributes.get('type') ?? 'text';
  const label = labelText(markup, element);
  if (label) return label;
  if (type === 'image') return attributes.get('alt') ?? '';
  if (type === 'button') return attributes.get('value') ?? '';
  // Browsers have default names for these two.
  return type === 'submit' || type === 'reset' ? (attributes.get('value') ?? type) : '';
}

/** Every label of a field: those that refer to it, and the one around it. */
function labelText(markup: Markup, element: MarkupElement): string {
  const labels = markup.named('label');
  if (labels.length === 0) return '';
  const id = element.attributes.get('id');
  const around = closest(element.parent, ({ name }) => name === 'label');
  return labels
    .filter((label) => {
      const target = label.attributes.get('for');
      return target === undefined ? label === around : target === id;
    })
    .map((label) => contentOf(markup, label, true))
    .join(' ')
    .trim();
}

function childText(markup: Markup, element: MarkupElement, name: string): string {
  const child = childrenOf(markup, element).find((each) => each.name === name);
  return child ? contentOf(markup, child, true) : '';
}

function fromContent(markup: Markup, element: MarkupElement): string {
  const role = roleOf(element);
  const byContent = role === undefined || ariaRoles.get(role)?.byContent || ariaRoles.get(role)?.named === 'never';
  return byContent || element.name === 'summary' ? contentOf(markup, element, true) : '';
}

const silent = new Set(['script', 'style', 'template', 'noscript', 'input', 'select', 'textarea', 'iframe', 'audio', 'video']);
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var'.split(' '),
);

/** The text inside an element; `named` includes the accessible names of elements inside it. */
function contentOf(markup: Markup, element: MarkupElement, asName: boolean): string {
  if (element.after === element.index + 1) return source(markup, element.contentStart, element.contentEnd);
  let text = '';
  let from = element.contentStart;
  for (const child of childrenOf(markup, element)) {
    text += source(markup, from, child.start);
    from = endOf(markup, child);
    if (isSilent(child.tag)) continue;
    const inner = asName ? nameInside(markup, child) : contentOf(markup, child, asName);
    text += inline.has(child.name) ? inner : ` ${inner} `;
  }
  return text + source(markup, from, element.contentEnd);
}

function nameInside(markup: Markup, child: MarkupElement): string {
  const label = child.attributes.get('aria-label')?.trim();
  if (label) return label;
  if (child.name === 'svg') return native(markup, child);
  if (child.name === 'img') return child.attributes.get('alt') ?? '';
  return contentOf(markup, child, true) || (child.attributes.get('title') ?? '');
}

const isSilent = memoizePerTag(
  ({ name, attributes }) =>
    silent.has(name) || attributes.get('aria-hidden') === 'true' || attributes.has('hidden') || attributes.has('popover'),
);

function source({ html }: Markup, from: number, to: number): string {
  if (from >= to) return '';
  const text = html.slice(from, to);
  return decode(text.includes('<!--') ? text.replace(/<!--.*?-->/gs, '') : text);
}
