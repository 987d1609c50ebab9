import type { Finding, InspectedPage, PageRule } from '../inspect-page.ts';
import { lexicons } from '../language/lexicons.ts';
import { accessibleName } from '../markup/accessible-name.ts';
import { languageAt } from '../markup/language-at.ts';
import { closest, endOf, type MarkupElement, selectorOf, tagOf } from '../markup/markup.ts';

/** WL5025: a link says where it leads: not 'here', not in the words of a neighbour that leads elsewhere, and not twice in a row (WCAG 2.4.4, 3.2.4). */
export const linkNames: PageRule = {
  name: 'link names',
  run(page) {
    const links = page.markup.named('a').filter(({ attributes }) => attributes.has('href'));
    return [...vague(page, links), ...alike(page, links), ...twice(page, links)];
  },
};

type Links = readonly MarkupElement[];

const plain = (name: string) => name.toLowerCase().replace(/[\s.…»›→>!]+$/u, '');

function vague({ route, markup }: InspectedPage, links: Links): Finding[] {
  return links.flatMap((link) => {
    const name = accessibleName(markup, link);
    if (name.length > longestVague) return [];
    const words = lexicons.get(languageAt(link, route.tag).split('-')[0] ?? '')?.links;
    if (!words?.vague.includes(plain(name))) return [];
    return [
      {
        code: 'WL5025' as const,
        subject: `vague ${name}`,
        message: `On ${route.path} a link says only '${name}': ${tagOf(markup, link)}.`,
        hint: 'Let the link say where it leads; people who listen hear the links of a page one after another, without what stands around them.',
      },
    ];
  });
}
const longestVague = 30;

/** What tells two links of one name apart: the item, the row, the section that they stand in. */
const contexts = new Set([
  'article',
  'aside',
  'blockquote',
  'dd',
  'dialog',
  'figure',
  'footer',
  'header',
  'li',
  'main',
  'nav',
  'p',
  'section',
  'td',
  'tr',
]);
const contextOf = (link: MarkupElement) => closest(link.parent, ({ name }) => contexts.has(name));

function alike({ route, markup }: InspectedPage, links: Links): Finding[] {
  const seen = new Map<MarkupElement | undefined, Map<string, MarkupElement>>();
  return links.flatMap((link) => {
    const name = accessibleName(markup, link).toLowerCase();
    const context = contextOf(link);
    const here = seen.get(context) ?? new Map<string, MarkupElement>();
    seen.set(context, here);
    const other = here.get(name);
    if (!other) here.set(name, link);
    if (!name || !other || other.attributes.get('href') === link.attributes.get('href')) return [];
    return [
      {
        code: 'WL5025' as const,
        subject: `alike ${selectorOf(link)} ${name}`,
        message: `On ${route.path} two links beside each other are both called '${accessibleName(markup, link)}' and lead to different places: ${tagOf(markup, other)} and ${tagOf(markup, link)}.`,
        hint: 'Say in each where it leads, in words or with an aria-label that begins with the words shown.',
      },
    ];
  });
}

function twice({ route, markup }: InspectedPage, links: Links): Finding[] {
  return links.flatMap((link, index) => {
    const next = links[index + 1];
    const href = link.attributes.get('href');
    if (
      !next ||
      next.parent !== link.parent ||
      next.attributes.get('href') !== href ||
      next.attributes.get('target') !== link.attributes.get('target')
    )
      return [];
    if (/\S/.test(markup.html.slice(endOf(markup, link), next.start).replace(/<!--.*?-->/gs, ''))) return [];
    return [
      {
        code: 'WL5025' as const,
        subject: `twice ${selectorOf(link)} ${selectorOf(next)}`,
        message: `On ${route.path} two links to ${href} follow each other: ${tagOf(markup, link)} and ${tagOf(markup, next)}.`,
        hint: 'Make them one link: who listens would hear the same target twice.',
      },
    ];
  });
}
