import { accessibleName } from '../../markup/accessible-name.ts';
import { ariaRoles } from '../../markup/aria-roles.ts';
import { isHidden } from '../../markup/focus.ts';
import { selectorOf, tagOf } from '../../markup/markup.ts';
import { roleOf } from '../../markup/role-of.ts';
import type { StartTag } from '../../markup/tag.ts';
import { htmlTagFilter, memoizePerTag } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5012: controls, links, frames and images have an accessible name (WCAG 1.1.1, 2.4.4, 3.3.2, 4.1.2). */
export const names: PageRule = {
  name: 'names',
  run({ route, markup }) {
    const findings: Finding[] = [];
    for (const element of markup.matching(needsName)) {
      const kind = kindOf(element.tag);
      if (accessibleName(markup, element) || isHidden(element)) continue;
      const placeholder = element.attributes.has('placeholder') ? ' Its placeholder does not count: it goes when one begins to type.' : '';
      findings.push(
        findingOnPage('WL5012', { subject: `${selectorOf(element)} ${element.attributes.get('type') ?? ''}` }, [
          `The ${kind} ${tagOf(markup, element)} on ${route.path} has no name.${placeholder}`,
          hints[kind] ?? 'Give it an aria-label, or point aria-labelledby to the text that names it.',
        ]),
      );
    }
    return findings;
  },
};

/** The word for an element in a message; empty if it needs no name. */
const kindOf = memoizePerTag((tag: StartTag): string => {
  const { name, attributes } = tag;
  // Images have a separate rule.
  if (name === 'img' || name === 'svg' || attributes.get('type') === 'hidden') return '';
  if (name === 'iframe') return 'frame';
  if (name === 'summary') return 'summary';
  const role = roleOf(tag);
  if (role === undefined) return name === 'input' ? 'field' : '';
  if (ariaRoles.get(role)?.named !== 'must') return '';
  return fields.has(role) ? 'field' : (kinds[role] ?? role);
});

const needsName = htmlTagFilter((tag) => kindOf(tag) !== '');

const fields = new Set(['checkbox', 'combobox', 'listbox', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch', 'textbox']);

const kinds: Readonly<Record<string, string>> = {
  alertdialog: 'dialog',
  img: 'picture',
  radiogroup: 'group of choices',
  tabpanel: 'panel',
};

const hints: Readonly<Record<string, string>> = {
  button: 'Write words into it, or give it an aria-label where it shows only a picture.',
  field: 'Give it a <label> whose for is its id.',
  frame: 'Give it a title that says what is in it.',
  link: 'Write words into it that say where it leads, or give its picture an alt text.',
  summary: 'Write words into it that say what opens.',
};
