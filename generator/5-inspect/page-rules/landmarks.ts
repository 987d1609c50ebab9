import { accessibleName } from '../../markup/accessible-name.ts';
import { childrenOf, closest, endOf, firstIn, hasText, type Markup, type MarkupElement, tagOf, within } from '../../markup/markup.ts';
import { landmarkRoles, roleOf } from '../../markup/role-of.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { groupBy } from '../../model/group-by.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import { faultAt, type InspectedPage, type PageRule } from '../page-rule.ts';
import { hasLostName } from './ids.ts';

const candidates = 'aside div footer form header main nav search section'.split(' ');
const isLandmark = (element: Parameters<typeof roleOf>[0]) => landmarkRoles.has(roleOf(element) ?? '');
/** The role of a footer or header depends on its section, so it is computed again in its place. */
const mayBeLandmark = tagFilter((tag) => candidates.includes(tag.name) && isLandmark(tag));
const byName = (first: MarkupElement, second: MarkupElement) => candidates.indexOf(first.name) - candidates.indexOf(second.name);

/** WL5010: a page has one main, at most one banner and contentinfo, and landmarks of one role have different names (WCAG 1.3.1, 2.4.1). */
export const landmarks: PageRule = {
  *run(page) {
    const byRole = groupBy(page.markup.matching(mayBeLandmark).filter(isLandmark).sort(byName), roleOf);
    for (const role of ['main', 'banner', 'contentinfo'] as const) {
      const all = byRole.get(role) ?? [];
      const { length } = all;
      const element = length ? all.map(({ index }) => index) : contentOf(page.markup);
      if (length > 1 || (length === 0 && role === 'main'))
        yield findingOnPage('WL5010', { subject: `${role} ${length}`, fault: role, element }, [
          `The page ${page.route.path} has ${length || 'no'} landmark${length === 1 ? '' : 's'} '${role}'; exactly one is expected.`,
          hints[role],
        ]);
      byRole.delete(role);
    }
    for (const [role, elements] of byRole) if (elements.length > 1) yield* alike(page, role, elements);
  },
};

/** The element that should be the main part: that around the main heading, directly in the body. */
function contentOf(markup: Markup): number | undefined {
  const [heading] = markup.named('h1');
  return closest(heading, ({ parent }) => parent?.name === 'body')?.index ?? firstIn(markup, 'body');
}

const hints = {
  main: 'Put the content of the page into one <main>.',
  banner: 'Keep one <header> outside of <main>, and put those of sections into their section.',
  contentinfo: 'Keep one <footer> outside of <main>, and put those of sections into their section.',
};

/** Two landmarks of one role need two names, except for the same menu in two forms, which needs the same name. */
function* alike({ route, markup }: InspectedPage, role: string, elements: readonly MarkupElement[]): Iterable<Finding> {
  const names = new Map<string, MarkupElement>();
  for (const element of elements) {
    const name = accessibleName(markup, element);
    // A form is only a landmark if it has a name.
    if (!name && (role === 'form' || hasLostName(markup, element))) continue;
    const other = names.get(name);
    if (!other) names.set(name, element);
    const isSameMenu = role === 'navigation' && other && addressesIn(markup, element) === addressesIn(markup, other);
    if (!name || (other && !isSameMenu))
      yield findingOnPage('WL5010', { subject: `${role} ${element.attributes.get('class') ?? ''}`, element: element.index }, [
        name
          ? `On ${route.path} two landmarks '${role}' have the name '${name}': ${other && tagOf(markup, other)} and ${tagOf(markup, element)}.`
          : `On ${route.path} ${tagOf(markup, element)} has no name, and there is another landmark '${role}'.`,
        'Give each a different name with aria-label or aria-labelledby.',
      ]);
  }
}

const addressesIn = (markup: Markup, element: MarkupElement): string =>
  within(markup, element)
    .flatMap(({ attributes }) => attributes.get('href') ?? [])
    .join(' ');

/** WL5010: all text of a page is in a landmark (WCAG 1.3.1, technique ARIA11). */
export const outsideLandmarks: PageRule = {
  run: (page) =>
    // Without a main part, all text of the page is outside, for one reason.
    (page.markup.named('main').length ? page.markup.named('body') : [])
      .flatMap((body) => elementsWithText(page.markup, body))
      .map((element) =>
        faultAt(page, element, {
          code: 'WL5010',
          what: 'contains text outside of all landmarks',
          hint: 'Put it into the header, the main part or the footer, or into a section with a name.',
        }),
      ),
};

/** The innermost elements around each text outside of landmarks. */
function elementsWithText(markup: Markup, parent: MarkupElement): MarkupElement[] {
  const children = childrenOf(markup, parent);
  const ends = [parent.contentStart, ...children.map((child) => endOf(markup, child))];
  const starts = [...children.map(({ start }) => start), parent.contentEnd];
  if (ends.some((end, index) => hasText(markup, end, starts[index] as number))) return [parent];
  return children.filter((child) => !isExempt(child)).flatMap((child) => elementsWithText(markup, child));
}

const elementsWithoutText = new Set(['dialog', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']);
/** Assistive technology announces them automatically. */
const liveRoles = new Set(['alert', 'alertdialog', 'dialog', 'log', 'status']);

/** Skip links come before all landmarks; overlays are outside of all parts of the page. */
function isExempt(element: MarkupElement): boolean {
  const { name, attributes, parent } = element;
  if (elementsWithoutText.has(name) || attributes.has('hidden') || attributes.has('popover') || attributes.get('aria-hidden') === 'true')
    return true;
  if (name === 'a' && attributes.get('href')?.startsWith('#') && parent?.name === 'body') return true;
  const role = roleOf(element) ?? '';
  return landmarkRoles.has(role) || liveRoles.has(role);
}
