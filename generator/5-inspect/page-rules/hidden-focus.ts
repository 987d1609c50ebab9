import { accessibleName } from '../../markup/accessible-name.ts';
import { ariaRoles } from '../../markup/aria-roles.ts';
import { isReachedByTab } from '../../markup/focus.ts';
import { closest, type Markup, type MarkupElement, selectorOf, tagOf } from '../../markup/markup.ts';
import { givenRole, roleOf } from '../../markup/role-of.ts';
import { htmlTagFilter, memoizePerTag } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5020: nothing that is hidden from assistive technology takes the focus (WCAG 2.4.3, 4.1.2). */
export const hiddenFocus: PageRule = {
  name: 'hidden focus',
  run({ route, markup }) {
    const findings: Finding[] = [];
    for (const element of markup.matching(isReached)) {
      const why = silenced(markup, element);
      if (!why) continue;
      findings.push(
        findingOnPage('WL5020', { subject: `${selectorOf(element)} ${why}` }, [
          `On ${route.path} ${tagOf(markup, element)} takes the focus, but ${why}.`,
          'Take it out of the order with tabindex="-1", or let it be announced.',
        ]),
      );
    }
    return findings;
  },
};

const isReached = htmlTagFilter(isReachedByTab);
const isAway = memoizePerTag(({ attributes }) => attributes.has('hidden') || attributes.has('inert'));
const hides = memoizePerTag(({ attributes }) => attributes.get('aria-hidden') === 'true');
const isFlat = memoizePerTag((tag) => tag.attributes.has('role') && (ariaRoles.get(givenRole(tag) ?? '')?.flat ?? false));
const silences = memoizePerTag((tag) => isAway(tag) || hides(tag) || isFlat(tag));

function silenced(markup: Markup, element: MarkupElement): string | undefined {
  if (closest(element, ({ tag }) => silences(tag))) {
    if (closest(element, ({ tag }) => isAway(tag))) return undefined;
    const hiding = closest(element, ({ tag }) => hides(tag));
    if (hiding)
      return hiding === element ? 'is hidden from who listens' : `stands in ${tagOf(markup, hiding)}, which is hidden from who listens`;
    const flat = closest(element.parent, ({ tag }) => isFlat(tag));
    if (flat) return `stands in ${tagOf(markup, flat)}, whose parts are not announced`;
  }
  if (!element.attributes.has('tabindex') || !between.has(roleOf(element)) || accessibleName(markup, element)) return undefined;
  return 'has neither a role nor a name';
}

const between = new Set([undefined, 'generic', 'paragraph', 'list', 'region']);
