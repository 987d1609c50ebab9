import { suggestion } from '../../diagnostics/suggestion.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import { accessibleName } from '../../markup/accessible-name.ts';
import { languageAt } from '../../markup/language-at.ts';
import { type MarkupElement, textOf } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { findingOnPage } from '../finding.ts';
import { elementRule, type PageRule } from '../page-rule.ts';
import { named } from '../shared/describe-element.ts';

/** WL3018, WL3019: a link to another site is one of the brand file, opens a new tab and announces that (WCAG 3.2.5, G201). */
export const externalLinks: PageRule = {
  *run({ route, markup }, { brand, origin, newTab }) {
    const declared = Object.values(brand.value.externalLinks);
    for (const element of markup.matching(leadsOutside)) {
      const href = element.attributes.get('href') ?? '';
      if (href.startsWith(`${origin}/`)) continue;
      const link = () => `${named(markup, element)} on ${route.path} leads to '${href}'`;
      if (!declared.some((address) => href === address || (href.startsWith(address) && /^[?#]/.test(href.slice(address.length)))))
        yield findingOnPage('WL3018', { subject: href, element: element.index }, [
          `${link()}, an address outside the site that is missing in 'externalLinks' of ${brand.file}.`,
          `Add it there with https://, and link to it by its key. ${suggestion(href, declared, 'external addresses')}`,
        ]);
      const fault = newTab && faultOf(element, textOf(markup, element), newTab);
      if (fault)
        yield findingOnPage('WL3019', { subject: href, element: element.index }, [
          `${link()}, but ${fault}.`,
          'Render it with the component of the theme for external links.',
        ]);
    }
  },
};

const leadsOutside = tagFilter(({ name, attributes }) => name === 'a' && /^(https?:)?\/\//i.test(attributes.get('href') ?? ''));

function faultOf({ attributes }: MarkupElement, text: string, newTab: readonly string[]): string | undefined {
  if (attributes.get('target') !== '_blank') return 'it opens in the same tab, so that visitors leave the site';
  const name = (attributes.get('aria-label') ?? text).replace(/\s+/g, ' ');
  return newTab.some((words) => name.includes(words)) ? undefined : 'its text does not announce the new tab';
}

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
    };
  },
});
