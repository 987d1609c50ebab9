import { suggestion } from '../../diagnostics/suggestion.ts';
import { type MarkupElement, textOf } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { named } from '../shared/describe-element.ts';

/**
 * WL3018, WL3019: a link to another site has an https address of the brand file, opens a new tab and says so, where the theme has words for
 * that (WCAG 3.2.5, technique G201).
 */
export const externalLinks: PageRule = {
  name: 'external links',
  run({ route, markup }, { brand, origin, newTab }) {
    const declared = Object.values(brand.value.externalLinks);
    const findings: Finding[] = [];
    for (const element of markup.matching(leadsOutside)) {
      const href = element.attributes.get('href') ?? '';
      if (href.startsWith(`${origin}/`)) continue;
      const link = () => `${named(markup, element)} on ${route.path} leads to '${href}'`;
      if (!declared.some((address) => href === address || (href.startsWith(address) && /^[?#]/.test(href.slice(address.length)))))
        findings.push(
          findingOnPage('WL3018', { subject: href }, [
            `${link()}, an address outside the site that ${brand.file} does not list under 'externalLinks'.`,
            `Enter it there with https:// and lead to it by its name. ${suggestion(href, declared, 'external addresses')}`,
          ]),
        );
      const lacking = unmarked(element, textOf(markup, element), newTab);
      if (lacking)
        findings.push(
          findingOnPage('WL3019', { subject: href }, [
            `${link()}, but ${lacking}.`,
            'Render it with the component of the theme that marks such links.',
          ]),
        );
    }
    return findings;
  },
};

const leadsOutside = tagFilter(({ name, attributes }) => name === 'a' && /^(https?:)?\/\//i.test(attributes.get('href') ?? ''));

/** What an external link lacks. */
function unmarked({ attributes }: MarkupElement, text: string, newTab: readonly string[] | undefined): string | undefined {
  if (!newTab) return undefined;
  if (attributes.get('target') !== '_blank') return 'it opens in the same tab, so that visitors lose the site';
  const name = (attributes.get('aria-label') ?? text).replace(/\s+/g, ' ');
  return newTab.some((words) => name.includes(words)) ? undefined : 'its text does not say that it opens a new tab';
}
