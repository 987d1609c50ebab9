import { accessibleName, visibleText } from '../../markup/accessible-name.ts';
import { selectorOf, tagOf } from '../../markup/markup.ts';
import { roleOf } from '../../markup/role-of.ts';
import type { StartTag } from '../../markup/tag.ts';
import { htmlTagFilter } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5013: the accessible name of a control contains its visible text, so that voice control finds it (WCAG 2.5.3). */
export const visibleLabels: PageRule = {
  name: 'visible labels',
  run({ route, markup }) {
    const findings: Finding[] = [];
    for (const element of markup.matching(isRenamed)) {
      const shown = visibleText(markup, element);
      const name = accessibleName(markup, element);
      if (!words(shown) || words(name).includes(words(shown))) continue;
      findings.push(
        findingOnPage('WL5013', { subject: `${selectorOf(element)} ${shown}`, found: name, expected: shown }, [
          `On ${route.path} ${tagOf(markup, element)} shows '${shown}' but is called '${name}'.`,
          'Let the name begin with the words that are shown, or take the aria-label away.',
        ]),
      );
    }
    return findings;
  },
};

const pressed = new Set([
  'button',
  'checkbox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'switch',
  'tab',
]);

const isRenamed = htmlTagFilter(
  (tag: StartTag) => (tag.attributes.has('aria-label') || tag.attributes.has('aria-labelledby')) && pressed.has(roleOf(tag) ?? ''),
);

/** In lower case, without punctuation. */
const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
