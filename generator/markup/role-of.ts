import { ariaRoles } from './aria-roles.ts';
import { closest, type MarkupElement } from './markup.ts';
import type { Tag } from './tag.ts';

/** The landmark roles (WAI-ARIA 1.2, section 5.3.4). */
export const landmarkRoles: ReadonlySet<string> = new Set('banner complementary contentinfo form main navigation region search'.split(' '));

const generic = 'b bdi bdo body data div i pre q samp small span u';
const implicit: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
    address: 'group',
    article: 'article',
    aside: 'complementary',
    blockquote: 'blockquote',
    button: 'button',
    caption: 'caption',
    code: 'code',
    dd: 'definition',
    del: 'deletion',
    details: 'group',
    dfn: 'term',
    dialog: 'dialog',
    dt: 'term',
    em: 'emphasis',
    fieldset: 'group',
    figure: 'figure',
    form: 'form',
    hgroup: 'group',
    hr: 'separator',
    html: 'document',
    ins: 'insertion',
    li: 'listitem',
    main: 'main',
    math: 'math',
    menu: 'list',
    meter: 'meter',
    nav: 'navigation',
    ol: 'list',
    optgroup: 'group',
    option: 'option',
    output: 'status',
    p: 'paragraph',
    progress: 'progressbar',
    s: 'deletion',
    search: 'search',
    strong: 'strong',
    sub: 'subscript',
    summary: 'button',
    sup: 'superscript',
    table: 'table',
    tbody: 'rowgroup',
    td: 'cell',
    textarea: 'textbox',
    tfoot: 'rowgroup',
    thead: 'rowgroup',
    time: 'time',
    tr: 'row',
    ul: 'list',
  }),
  ...generic.split(' ').map((name) => [name, 'generic'] as const),
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'heading'] as const),
]);

const inputs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    button: 'button',
    checkbox: 'checkbox',
    image: 'button',
    number: 'spinbutton',
    radio: 'radio',
    range: 'slider',
    reset: 'button',
    search: 'searchbox',
    submit: 'button',
  }),
);
const textInputs = new Set(['email', 'tel', 'text', 'url']);
const sections = new Set(['article', 'aside', 'main', 'nav', 'section']);

/** The input of a role. A start tag alone has no parent. */
type RoleBearer = Tag & Partial<Pick<MarkupElement, 'parent'>>;

/** The role that an author gave: the first valid word (WAI-ARIA 1.2, section 8.1). */
export function givenRole({ attributes }: Pick<Tag, 'attributes'>): string | undefined {
  return attributes
    .get('role')
    ?.split(/\s+/)
    .find((word) => ariaRoles.has(word));
}

/** The role of an element: `role`, or its implicit role, if it has one (HTML-AAM 1.0, section 4). */
export function roleOf(element: RoleBearer): string | undefined {
  return (element.attributes.has('role') ? givenRole(element) : undefined) ?? implicitRole(element);
}

export function implicitRole(element: RoleBearer): string | undefined {
  const { name, attributes } = element;
  const plain = implicit.get(name);
  if (plain) return plain;
  switch (name) {
    case 'a':
    case 'area':
      return attributes.has('href') ? 'link' : 'generic';
    case 'footer':
      return inSection(element) ? 'generic' : 'contentinfo';
    case 'header':
      return inSection(element) ? 'generic' : 'banner';
    case 'img':
      return attributes.get('alt') === '' ? 'presentation' : 'img';
    case 'input':
      return inputRole(attributes);
    case 'section':
      return attributes.has('aria-label') || attributes.has('aria-labelledby') ? 'region' : 'generic';
    case 'select':
      return attributes.has('multiple') || Number(attributes.get('size') ?? 1) > 1 ? 'listbox' : 'combobox';
    case 'th':
      return (attributes.get('scope') ?? 'col').startsWith('row') ? 'rowheader' : 'columnheader';
    default:
      return undefined;
  }
}

/** The header or footer of a section is not that of the page. */
const inSection = (element: RoleBearer) => closest(element.parent, ({ name }) => sections.has(name)) !== undefined;

function inputRole(attributes: ReadonlyMap<string, string>): string | undefined {
  const type = attributes.get('type') ?? 'text';
  if (textInputs.has(type) && attributes.has('list')) return 'combobox';
  return inputs.get(type) ?? (textInputs.has(type) ? 'textbox' : undefined);
}
