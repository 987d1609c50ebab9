import { accessibleName, visibleText } from '../../markup/accessible-name.ts';
import { ariaRoles } from '../../markup/aria.ts';
import { isHidden } from '../../markup/focus.ts';
import { roleOf } from '../../markup/role-of.ts';
import { htmlTagFilter, memoizePerTag } from '../../markup/tag-filters.ts';
import { elementRule } from '../page-rule.ts';
import { hasLostName } from './ids.ts';

/** The kind of an element that needs a name; empty for others. */
const kindOf = memoizePerTag((tag): string => {
  const { name, attributes } = tag;
  // Images have a separate rule.
  if (name === 'img' || name === 'svg' || attributes.get('type') === 'hidden') return '';
  if (name === 'iframe' || name === 'summary') return name;
  const role = roleOf(tag);
  if (role === undefined) return name === 'input' ? 'field' : '';
  if (ariaRoles.get(role)?.named !== 'must') return '';
  return fields.has(role) ? 'field' : role;
});

/** WL5012: controls, links, frames and images have an accessible name (WCAG 1.1.1, 2.4.4, 3.3.2, 4.1.2). */
export const names = elementRule({
  code: 'WL5012',
  among: htmlTagFilter((tag) => kindOf(tag) !== ''),
  *faultsOf(element, { markup }) {
    if (accessibleName(markup, element) || isHidden(element) || hasLostName(markup, element)) return;
    const hasPlaceholder = element.attributes.has('placeholder');
    yield {
      what: hasPlaceholder ? 'has no name; its placeholder does not count, because it disappears when typing begins' : 'has no name',
      hint: hints[kindOf(element.tag)] ?? 'Give it an aria-label, or point aria-labelledby to the text that names it.',
    };
  },
});

const fields = new Set(['checkbox', 'combobox', 'listbox', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch', 'textbox']);

const hints: Readonly<Record<string, string>> = {
  button: 'Write words into it, or give it an aria-label if it shows only a picture.',
  field: 'Give it a <label> whose for is its id.',
  iframe: 'Describe its content in a title.',
  link: 'Describe its target in words inside it, or in the alt text of its picture.',
  summary: 'Write into it in words which part it opens.',
};

/** WL5014: accessible names only where they are announced, not on plain text and boxes without a role (WAI-ARIA 1.2, section 5.2.8.6). */
export const forbiddenNames = elementRule({
  code: 'WL5014',
  among: htmlTagFilter(({ attributes }) => attributes.has('aria-label') || attributes.has('aria-labelledby')),
  *faultsOf(element) {
    const role = roleOf(element);
    if (role === undefined ? !roleless.has(element.name) : ariaRoles.get(role)?.named !== 'never') return;
    const attribute = element.attributes.has('aria-label') ? 'aria-label' : 'aria-labelledby';
    yield {
      what: `has an ${attribute}, which screen readers ignore on such an element`,
      hint: 'Write the words into the element, or give it a role that can have a name.',
    };
  },
});

/** Elements without a role that must not be named either. */
const roleless = new Set('abbr br figcaption label legend map mark picture rp rt ruby wbr cite kbd var'.split(' '));

const pressed = new Set('button checkbox link menuitem menuitemcheckbox menuitemradio option radio switch tab'.split(' '));

/** WL5013: the accessible name of a control contains its visible text, so that voice control finds it (WCAG 2.5.3). */
export const visibleLabels = elementRule({
  code: 'WL5013',
  among: htmlTagFilter(
    (tag) => (tag.attributes.has('aria-label') || tag.attributes.has('aria-labelledby')) && pressed.has(roleOf(tag) ?? ''),
  ),
  *faultsOf(element, { markup }) {
    const shown = visibleText(markup, element);
    const name = accessibleName(markup, element);
    if (!words(shown) || words(name).includes(words(shown))) return;
    yield {
      what: `shows '${shown}', but has the name '${name}'`,
      hint: 'Begin the name with the visible words, or delete the aria-label.',
      fault: '',
      found: name,
      expected: shown,
    };
  },
});

/** In lower case, without punctuation. */
const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
