import { elementRoles } from 'aria-query';
import { ariaRoles } from './aria.ts';
import { closest, type MarkupElement } from './markup.ts';
import type { Tag } from './tag.ts';

/** The landmark roles (WAI-ARIA 1.2, section 5.3.4). */
export const landmarkRoles: ReadonlySet<string> = new Set('banner complementary contentinfo form main navigation region search'.split(' '));

/** Element → role, for elements whose role depends on neither attributes nor surroundings. */
const implicit: ReadonlyMap<string, string | undefined> = new Map([
  ...elementRoles
    .entries()
    .filter(([{ attributes, constraints }]) => !attributes && !constraints)
    .map(([{ name }, [role]]): [string, string | undefined] => [name, role]),
  // The differences between aria-query and HTML-AAM 1.0, or elements whose surroundings are checked elsewhere.
  ...Object.entries({
    aside: 'complementary',
    bdi: 'generic',
    datalist: undefined,
    form: 'form',
    hgroup: 'group',
    li: 'listitem',
    mark: undefined,
    s: 'deletion',
    search: 'search',
    summary: 'button',
    td: 'cell',
  }),
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
      return implicit.get(name);
  }
}

/** The header or footer of a section is not that of the page. */
const inSection = (element: RoleBearer) => closest(element.parent, ({ name }) => sections.has(name)) !== undefined;

function inputRole(attributes: ReadonlyMap<string, string>): string | undefined {
  const type = attributes.get('type') ?? 'text';
  if (textInputs.has(type) && attributes.has('list')) return 'combobox';
  return inputs.get(type) ?? (textInputs.has(type) ? 'textbox' : undefined);
}
