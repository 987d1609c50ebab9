import { lexiconOf } from '../../language/lexicons.ts';
import { accessibleName } from '../../markup/accessible-name.ts';
import { languageAt } from '../../markup/language-at.ts';
import { selectorOf } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { elementRule } from '../page-rule.ts';

/** WL5026: the name of a link that opens a page of the site in a new tab announces that (WCAG technique G201). */
export const newTabs = elementRule({
  code: 'WL5026',
  among: tagFilter(
    // External links have a separate rule.
    ({ name, attributes }) => name === 'a' && attributes.get('target') === '_blank' && /^(?:#|\/(?!\/))/.test(attributes.get('href') ?? ''),
  ),
  *faultsOf(link, { route, markup }) {
    const words = [languageAt(link, route.tag), route.tag].flatMap((tag) => lexiconOf(tag)?.links ?? []);
    if (words.length === 0 || words.some(({ newTab }) => newTab.test(accessibleName(markup, link)))) return;
    yield {
      what: 'opens a new tab, but its name does not announce it',
      hint: "Add the text 'opens in a new tab' of the dictionary inside the link, or let it open in the same tab.",
      subject: selectorOf(link),
    };
  },
});
