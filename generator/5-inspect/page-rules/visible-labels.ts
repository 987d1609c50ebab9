import { accessibleName, visibleText } from '../../markup/accessible-name.ts';
import { selectorOf } from '../../markup/markup.ts';
import { roleOf } from '../../markup/role-of.ts';
import { htmlTagFilter } from '../../markup/tag-filters.ts';
import { elementRule } from '../page-rule.ts';

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
      subject: `${selectorOf(element)} ${shown}`,
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
