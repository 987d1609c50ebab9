import { lexiconOf, lexicons } from '../../language/lexicons.ts';
import { accessibleName } from '../../markup/accessible-name.ts';
import { languageAt } from '../../markup/language-at.ts';
import { closest, endOf, type Markup, type MarkupElement, selectorOf, tagOf } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { groupBy } from '../../model/group-by.ts';
import { messagesOf } from '../../model/messages.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';

/** WL5025: a link's name describes its target, differs from those of other targets, and is not repeated (WCAG 2.4.4, 3.2.4). */
export const linkNames: PageRule = {
  *run(page) {
    const links = page.markup.matching(isLink);
    for (const [link, fault, message, hint] of [...vague(page, links), ...alike(page.markup, links), ...repeated(page.markup, links)]) {
      const name = accessibleName(page.markup, link);
      const subject = `${fault} ${selectorOf(link)} ${name.toLowerCase()}`;
      yield findingOnPage('WL5025', { ...placeOf(page, name), subject, fault, element: link.index }, [
        `On ${page.route.path} ${message}.`,
        hint,
      ]);
    }
  },
};

const isLink = tagFilter(({ name, attributes }) => name === 'a' && attributes.has('href'));

type Links = readonly MarkupElement[];
type LinkFault = readonly [link: MarkupElement, fault: string, message: string, hint: string];

/** In lower case, without punctuation at the end. */
function plain(name: string): string {
  let end = name.length;
  while (end > 0 && signs.has(name[end - 1] as string)) end--;
  return name.slice(0, end).toLowerCase();
}
const signs = new Set([...' .…»›→>!']);

/** Vague words in any language. */
const everVague = new Set([...lexicons.values()].flatMap(({ links }) => links?.vague ?? []));
const longestVague = 30;

/** The text with the link, `[name](target)`; empty if a component renders it. */
function placeOf({ route, page }: InspectedPage, name: string): Pick<Finding, 'file' | 'dataPath'> {
  const copy = page.copies.get(route.copyLanguage);
  const leaf = copy && messagesOf(copy.value).find(({ value }) => typeof value === 'string' && value.includes(`[${name}](`));
  return copy && leaf ? { file: copy.file, dataPath: leaf.path } : {};
}

const vague = ({ route, markup }: InspectedPage, links: Links): LinkFault[] =>
  links.flatMap((link): LinkFault[] => {
    const name = accessibleName(markup, link);
    if (name.length > longestVague || !everVague.has(plain(name))) return [];
    if (!lexiconOf(languageAt(link, route.tag))?.links?.vague.includes(plain(name))) return [];
    const hint = 'Name the target in the link: screen readers list the links of a page without the text around them.';
    return [[link, 'vague', `a link has only the text '${name}': ${tagOf(markup, link)}`, hint]];
  });

/** Elements that distinguish two links of one name: the item, the row or the section around them. */
const contexts = new Set('article aside blockquote dd dialog figure footer header li main nav p section td tr'.split(' '));

/** Links in one context with the name of an earlier one and another target. */
function alike(markup: Markup, links: Links): LinkFault[] {
  const noContext = {};
  const byContext = groupBy(links, (link) => closest(link.parent, ({ name }) => contexts.has(name)) ?? noContext);
  return [...byContext.values()]
    .filter(({ length }) => length > 1)
    .flatMap((beside) => {
      const firstLinks = new Map<string, MarkupElement>();
      return beside.flatMap((link): LinkFault[] => {
        const name = accessibleName(markup, link);
        const key = name.toLowerCase();
        const first = firstLinks.get(key);
        if (!first) firstLinks.set(key, link);
        if (!name || !first || first.attributes.get('href') === link.attributes.get('href')) return [];
        const message = `two links beside each other have the name '${name}', but different targets: ${tagOf(markup, first)} and ${tagOf(markup, link)}`;
        const hint = 'Name the target in each, in words or with an aria-label that begins with the visible words.';
        return [[link, 'alike', message, hint]];
      });
    })
    .sort(([first], [second]) => first.index - second.index);
}

/** Links that directly follow a link to the same target. */
const repeated = (markup: Markup, links: Links): LinkFault[] =>
  links.flatMap((next, index): LinkFault[] => {
    const link = links[index - 1];
    if (!link || next.parent !== link.parent || !isSame(link, next)) return [];
    if (/\S/.test(markup.html.slice(endOf(markup, link), next.start).replace(/<!--.*?-->/gs, ''))) return [];
    const message = `two links to ${link.attributes.get('href')} follow each other: ${tagOf(markup, link)} and ${tagOf(markup, next)}`;
    const hint = 'Make them one link: screen readers announce the target twice.';
    return [[next, 'twice', message, hint]];
  });

const isSame = (link: MarkupElement, next: MarkupElement) =>
  ['href', 'target'].every((name) => next.attributes.get(name) === link.attributes.get(name));
