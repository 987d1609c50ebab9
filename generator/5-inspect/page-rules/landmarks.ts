import { accessibleName } from '../../markup/accessible-name.ts';
import { type MarkupElement, tagOf, within } from '../../markup/markup.ts';
import { landmarkRoles, roleOf } from '../../markup/role-of.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { groupBy } from '../../model/group-by.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';

const candidates = 'aside div footer form header main nav search section'.split(' ');
/** A footer or header of a section is no landmark. */
const mayBeLandmark = tagFilter((tag) => candidates.includes(tag.name) && landmarkRoles.has(roleOf(tag) ?? ''));
const byName = (first: MarkupElement, second: MarkupElement) => candidates.indexOf(first.name) - candidates.indexOf(second.name);

/** WL5010: a page has one main, at most one banner and contentinfo, and landmarks of one role have different names (WCAG 1.3.1, 2.4.1). */
export const landmarks: PageRule = {
  name: 'landmarks',
  run(page) {
    const found = [...page.markup.matching(mayBeLandmark)].filter((element) => landmarkRoles.has(roleOf(element) ?? '')).sort(byName);
    const ofRole = groupBy(found, roleOf);
    return [...counted(page, ofRole), ...alike(page, ofRole)];
  },
};

type ByRole = ReadonlyMap<string, readonly MarkupElement[]>;

function counted({ route }: InspectedPage, ofRole: ByRole): Finding[] {
  return (['main', 'banner', 'contentinfo'] as const).flatMap((role) => {
    const { length } = ofRole.get(role) ?? [];
    if (length === 1 || (length === 0 && role !== 'main')) return [];
    return [
      findingOnPage('WL5010', { subject: `${role} ${length}` }, [
        `The page ${route.path} has ${length || 'no'} landmark${length === 1 ? '' : 's'} '${role}'; exactly one is expected.`,
        hints[role],
      ]),
    ];
  });
}

const hints = {
  main: 'Put what is the page itself into one <main>.',
  banner: 'Keep one <header> outside of <main>; those of sections stand inside their section.',
  contentinfo: 'Keep one <footer> outside of <main>; those of sections stand inside their section.',
};

/** Two landmarks of one role need two names, except for the same menu in two forms, which needs the same name. */
function alike({ route, markup }: InspectedPage, ofRole: ByRole): Finding[] {
  const findings: Finding[] = [];
  for (const [role, elements] of ofRole) {
    if (elements.length < 2 || role === 'main' || role === 'banner' || role === 'contentinfo') continue;
    const names = new Map<string, MarkupElement>();
    for (const element of elements) {
      const name = accessibleName(markup, element);
      // A form is only a landmark if it has a name.
      if (!name && role === 'form') continue;
      const other = names.get(name);
      if (!other) names.set(name, element);
      const sameMenu = role === 'navigation' && other && addressesIn(markup, element) === addressesIn(markup, other);
      if (!name || (other && !sameMenu)) {
        findings.push(
          findingOnPage('WL5010', { subject: `${role} ${element.attributes.get('class') ?? ''}` }, [
            name
              ? `On ${route.path} two landmarks '${role}' are both called '${name}': ${other && tagOf(markup, other)} and ${tagOf(markup, element)}.`
              : `On ${route.path} ${tagOf(markup, element)} has no name, and there is another landmark '${role}'.`,
            'Give each a name of its own with aria-label or aria-labelledby.',
          ]),
        );
      }
    }
  }
  return findings;
}

function addressesIn(markup: InspectedPage['markup'], element: MarkupElement): string {
  return within(markup, element)
    .flatMap(({ attributes }) => attributes.get('href') ?? [])
    .join(' ');
}
