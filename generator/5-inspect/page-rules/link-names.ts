import { lexiconOf, lexicons } from '../../language/lexicons.ts';
import { accessibleName } from '../../markup/accessible-name.ts';
import { languageAt } from '../../markup/language-at.ts';
import { closest, endOf, type Markup, type MarkupElement, selectorOf, tagOf } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { messagesOf } from '../../model/messages.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';

/** WL5025: a link's name describes its target, differs from those of other targets, and is not repeated (WCAG 2.4.4, 3.2.4). */
export const linkNames: PageRule = {
  name: 'link names',
  run(page) {
    const links = page.markup.matching(isLink);
    return [...vague(page, links), ...alike(page, links), ...twice(page, links)];
  },
};

const isLink = tagFilter(({ name, attributes }) => name === 'a' && attributes.has('href'));

type Links = readonly MarkupElement[];

/** In lower case, without punctuation at the end. */
function plain(name: string): string {
  let end = name.length;
  while (end > 0 && signs.has(name[end - 1] as string)) end--;
  return name.slice(0, end).toLowerCase();
}
const signs = new Set([...' .…»›→>!']);

/** Vague words in any language. */
const everVague = new Set([...lexicons.values()].flatMap(({ links }) => links?.vague ?? []));

/** The text with the link, `[name](target)`; empty if a component renders it. */
function placeOf({ route, page }: InspectedPage, name: string): Pick<Finding, 'file' | 'dataPath'> {
  const copy = page.copies.get(route.copyLanguage);
  const leaf = copy && messagesOf(copy.value).find(({ value }) => typeof value === 'string' && value.includes(`[${name}](`));
  return copy && leaf ? { file: copy.file, dataPath: leaf.path } : {};
}

function vague(inspected: InspectedPage, links: Links): Finding[] {
  const { route, markup } = inspected;
  const findings: Finding[] = [];
  for (const link of links) {
    const name = accessibleName(markup, link);
    if (name.length > longestVague || !everVague.has(plain(name))) continue;
    const words = lexiconOf(languageAt(link, route.tag))?.links;
    if (!words?.vague.includes(plain(name))) continue;
    findings.push(
      findingOnPage('WL5025', { ...placeOf(inspected, name), subject: `vague ${name}` }, [
        `On ${route.path} a link says only '${name}': ${tagOf(markup, link)}.`,
        'Let the link say where it leads; people who listen hear the links of a page one after another, without what stands around them.',
      ]),
    );
  }
  return findings;
}
const longestVague = 30;

/** Elements that distinguish two links of one name: the item, the row or the section around them. */
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

function alike(inspected: InspectedPage, links: Links): Finding[] {
  const { route, markup } = inspected;
  return together(links)
    .flatMap((beside) => calledAlike(markup, beside))
    .sort(([first], [second]) => first.index - second.index)
    .map(([link, other]) => ({
      code: 'WL5025',
      ...placeOf(inspected, accessibleName(markup, link)),
      subject: `alike ${selectorOf(link)} ${accessibleName(markup, link).toLowerCase()}`,
      message: `On ${route.path} two links beside each other are both called '${accessibleName(markup, link)}' and lead to different places: ${tagOf(markup, other)} and ${tagOf(markup, link)}.`,
      hint: 'Say in each where it leads, in words or with an aria-label that begins with the words shown.',
    }));
}

/** Links with the first earlier one that has the same name and another target. */
function calledAlike(markup: Markup, links: Links): [link: MarkupElement, other: MarkupElement][] {
  const seen = new Map<string, MarkupElement>();
  return links.flatMap((link) => {
    const name = accessibleName(markup, link).toLowerCase();
    const other = seen.get(name);
    if (!other) seen.set(name, link);
    return name && other && other.attributes.get('href') !== link.attributes.get('href') ? [[link, other]] : [];
  });
}

/** The links in one context, if there are several. */
function together(links: Links): MarkupElement[][] {
  const alone = new Map<MarkupElement | undefined, MarkupElement>();
  const several = new Map<MarkupElement | undefined, MarkupElement[]>();
  for (const link of links) {
    const context = contextOf(link);
    const first = alone.get(context);
    const others = first && several.get(context);
    if (!first) alone.set(context, link);
    else if (others) others.push(link);
    else several.set(context, [first, link]);
  }
  return [...several.values()];
}

function twice(inspected: InspectedPage, links: Links): Finding[] {
  const { route, markup } = inspected;
  const findings: Finding[] = [];
  for (let index = 1; index < links.length; index++) {
    const [link, next] = [links[index - 1] as MarkupElement, links[index] as MarkupElement];
    if (next.parent !== link.parent || !isSame(link, next)) continue;
    if (/\S/.test(markup.html.slice(endOf(markup, link), next.start).replace(/<!--.*?-->/gs, ''))) continue;
    findings.push({
      code: 'WL5025',
      ...placeOf(inspected, accessibleName(markup, next)),
      subject: `twice ${selectorOf(link)} ${selectorOf(next)}`,
      message: `On ${route.path} two links to ${link.attributes.get('href')} follow each other: ${tagOf(markup, link)} and ${tagOf(markup, next)}.`,
      hint: 'Make them one link: who listens would hear the same target twice.',
    });
  }
  return findings;
}

const isSame = (link: MarkupElement, next: MarkupElement) =>
  next.attributes.get('href') === link.attributes.get('href') && next.attributes.get('target') === link.attributes.get('target');
