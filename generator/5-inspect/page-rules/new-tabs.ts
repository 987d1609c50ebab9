import { lexiconOf } from '../../language/lexicons.ts';
import { accessibleName } from '../../markup/accessible-name.ts';
import { languageAt } from '../../markup/language-at.ts';
import { selectorOf, tagOf } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5026: a link that opens a page of the site in a new tab says so (WCAG technique G201). External links have a separate rule. */
export const newTabs: PageRule = {
  name: 'new tabs',
  run: ({ route, markup }) =>
    markup.matching(opensTab).flatMap((link): Finding[] => {
      const languages = new Set([languageAt(link, route.tag), route.tag]);
      const words = [...languages].flatMap((tag) => lexiconOf(tag)?.links ?? []);
      if (words.length === 0 || words.some(({ newTab }) => newTab.test(accessibleName(markup, link)))) return [];
      return [
        findingOnPage('WL5026', { subject: selectorOf(link) }, [
          `On ${route.path} ${tagOf(markup, link)} opens a new tab and does not say so in its name.`,
          "Add the words of the dictionary, 'opens in a new tab', inside the link; or let it open in the same tab.",
        ]),
      ];
    }),
};

const opensTab = tagFilter(
  ({ name, attributes }) => name === 'a' && attributes.get('target') === '_blank' && /^(?:#|\/(?!\/))/.test(attributes.get('href') ?? ''),
);
