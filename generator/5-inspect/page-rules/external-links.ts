import { suggestion } from '../../diagnostics/suggestion.ts';
import { type MarkupElement, textOf } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { named } from '../shared/describe-element.ts';

/**
 * WL3018, WL3019: a link to another site has an https address of the brand file, opens a new tab and announces that, if the theme has words
 * for it (WCAG 3.2.5, technique G201).
 */
export const externalLinks: PageRule = {
  *run({ route, markup }, { brand, origin, newTab }) {
    const declared = Object.values(brand.value.externalLinks);
    for (const element of markup.matching(leadsOutside)) {
      const href = element.attributes.get('href') ?? '';
      if (href.startsWith(`${origin}/`)) continue;
      const link = () => `${named(markup, element)} on ${route.path} leads to '${href}'`;
      if (!declared.some((address) => href === address || (href.startsWith(address) && /^[?#]/.test(href.slice(address.length)))))
        yield findingOnPage('WL3018', { subject: href }, [
          `${link()}, an address outside the site that is missing in 'externalLinks' of ${brand.file}.`,
          `Add it there with https://, and link to it by its key. ${suggestion(href, declared, 'external addresses')}`,
        ]);
      const fault = newTab && faultOf(element, textOf(markup, element), newTab);
      if (fault)
        yield findingOnPage('WL3019', { subject: href }, [
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
