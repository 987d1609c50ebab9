import { accessibleName } from '../../markup/accessible-name.ts';
import { ariaRoles } from '../../markup/aria-roles.ts';
import { isHidden } from '../../markup/focus.ts';
import { selectorOf } from '../../markup/markup.ts';
import { roleOf } from '../../markup/role-of.ts';
import { htmlTagFilter, memoizePerTag } from '../../markup/tag-filters.ts';
import { elementRule } from '../page-rule.ts';

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
    if (accessibleName(markup, element) || isHidden(element)) return;
    const hasPlaceholder = element.attributes.has('placeholder');
    yield {
      what: hasPlaceholder ? 'has no name; its placeholder does not count, because it disappears when typing begins' : 'has no name',
      hint: hints[kindOf(element.tag)] ?? 'Give it an aria-label, or point aria-labelledby to the text that names it.',
      subject: `${selectorOf(element)} ${element.attributes.get('type') ?? ''}`,
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
