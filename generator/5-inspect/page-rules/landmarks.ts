import { accessibleName } from '../../markup/accessible-name.ts';
import { type Markup, type MarkupElement, tagOf, within } from '../../markup/markup.ts';
import { landmarkRoles, roleOf } from '../../markup/role-of.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { groupBy } from '../../model/group-by.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';

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
      const { length } = byRole.get(role) ?? [];
      if (length > 1 || (length === 0 && role === 'main'))
        yield findingOnPage('WL5010', { subject: `${role} ${length}` }, [
          `The page ${page.route.path} has ${length || 'no'} landmark${length === 1 ? '' : 's'} '${role}'; exactly one is expected.`,
          hints[role],
        ]);
      byRole.delete(role);
    }
    for (const [role, elements] of byRole) if (elements.length > 1) yield* alike(page, role, elements);
  },
};

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
    if (!name && role === 'form') continue;
    const other = names.get(name);
    if (!other) names.set(name, element);
    const isSameMenu = role === 'navigation' && other && addressesIn(markup, element) === addressesIn(markup, other);
    if (!name || (other && !isSameMenu))
      yield findingOnPage('WL5010', { subject: `${role} ${element.attributes.get('class') ?? ''}` }, [
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
