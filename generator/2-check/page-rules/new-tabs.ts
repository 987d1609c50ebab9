import type { Finding, PageRule } from '../inspect.ts';
import { lexicons } from '../language/lexicons.ts';
import { accessibleName } from '../markup/accessible-name.ts';
import { languageAt } from '../markup/language-at.ts';
import { closest, selectorOf, tagOf } from '../markup/markup.ts';

/** WL5026: a link that opens a new tab says so, and leaves the new page no way back into this one (WCAG technique G201). */
export const newTabs: PageRule = {
  name: 'new tabs',
  run: ({ route, markup }) =>
    markup.named('a').flatMap((link): Finding[] => {
      if (link.attributes.get('target') !== '_blank') return [];
      const finding = (what: string, hint: string): Finding => ({
        code: 'WL5026',
        subject: `${selectorOf(link)} ${what}`,
        message: `On ${route.path} ${tagOf(markup, link)} opens a new tab and ${what}.`,
        hint,
      });
      const findings: Finding[] = [];
      if (!/(^|\s)(noopener|noreferrer)(\s|$)/.test(link.attributes.get('rel') ?? ''))
        findings.push(finding('lets the other page reach this one', 'Add rel="noopener".'));
      const languages = new Set([languageAt(link, route.tag), languageAt(closest(link, ({ name }) => name === 'body') ?? link, route.tag)]);
      const words = [...languages].flatMap((tag) => lexicons.get(tag.split('-')[0] ?? '')?.links ?? []);
      if (words.length && !words.some(({ newTab }) => newTab.test(accessibleName(markup, link))))
        findings.push(finding('does not say so in its name', "Add the words of the dictionary, 'opens in a new tab', inside the link."));
      return findings;
    }),
};
