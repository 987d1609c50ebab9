import type { Content } from '../../model/content.ts';
import { wordingAt } from '../../model/wording.ts';
import { named } from '../holder.ts';
import type { Finding, PageRule } from '../inspect.ts';
import { type MarkupElement, textOf } from '../markup/markup.ts';
import { suggestion } from '../suggestion.ts';

/**
 * WL3018, WL3019: a link to another site leads to an https address of the brand file, opens a tab of its own and says so
 * (WCAG 3.2.5, technique G201).
 */
export const outboundLinks: PageRule = {
  name: 'outbound links',
  run({ route, markup }, { content, manifest }) {
    const declared = Object.values(content.brand.value.outbound);
    const findings: Finding[] = [];
    for (const element of markup.named('a')) {
      const href = element.attributes.get('href');
      if (
        !href ||
        href[0] === '#' ||
        (href[0] === '/' && href[1] !== '/') ||
        !/^(https?:)?\/\//i.test(href) ||
        href.startsWith(`${manifest.origin}/`)
      )
        continue;
      const told = () => `${named(markup, element)} on ${route.path} leads to '${href}'`;
      if (!declared.some((address) => href === address || (href.startsWith(address) && /^[?#]/.test(href.slice(address.length)))))
        findings.push({
          code: 'WL3018',
          subject: href,
          message: `${told()}, an address outside the site that ${content.brand.file} does not list under 'outbound'.`,
          hint: `Enter it there with https:// and lead to it by its name. ${suggestion(href, declared, 'outbound addresses')}`,
        });
      const lacking = unmarked(element, textOf(markup, element), content);
      if (lacking)
        findings.push({
          code: 'WL3019',
          subject: href,
          message: `${told()}, but ${lacking}.`,
          hint: 'Draw it with ButtonLink or TextLink, which mark it.',
        });
    }
    return findings;
  },
};

/** What a link that leaves the site lacks. */
function unmarked({ attributes }: MarkupElement, text: string, content: Content): string | undefined {
  if (attributes.get('target') !== '_blank') return 'it opens in the same tab, so that visitors lose the site';
  const name = (attributes.get('aria-label') ?? text).replace(/\s+/g, ' ');
  return wordsFor(content).some((words) => name.includes(words)) ? undefined : 'its text does not say that it opens a new tab';
}

/** How each language says that a link opens a new tab, in the spelling of every country. */
function wordsFor({ dictionaries, countries }: Content): string[] {
  const known = spelled.get(dictionaries);
  if (known) return known;
  const words = [...dictionaries].flatMap(([language, { value }]) => {
    const written = wordingAt(value, ['common', 'newTab']);
    if (typeof written !== 'string') return [];
    return [...countries.values()].map(({ value: { spelling } }) =>
      Object.entries(spelling?.[language] ?? {}).reduce((text, [from, to]) => text.replaceAll(from, to), written),
    );
  });
  const unique = [...new Set(words.map((text) => text.replace(/\s+/g, ' ')))];
  spelled.set(dictionaries, unique);
  return unique;
}

const spelled = new WeakMap<Content['dictionaries'], string[]>();
