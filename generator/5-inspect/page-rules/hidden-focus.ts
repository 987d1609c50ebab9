import { accessibleName } from '../../markup/accessible-name.ts';
import { ariaRoles } from '../../markup/aria-roles.ts';
import { isReachedByTab } from '../../markup/focus.ts';
import { closest, type Markup, type MarkupElement, tagOf } from '../../markup/markup.ts';
import { givenRole, roleOf } from '../../markup/role-of.ts';
import { htmlTagFilter, memoizePerTag } from '../../markup/tag-filters.ts';
import { elementRule } from '../page-rule.ts';

/** WL5020: nothing that is hidden from assistive technology takes the focus (WCAG 2.4.3, 4.1.2). */
export const hiddenFocus = elementRule({
  code: 'WL5020',
  among: htmlTagFilter(isReachedByTab),
  *faultsOf(element, { markup }) {
    const why = silenced(markup, element);
    if (why)
      yield {
        what: `takes the focus, but ${why}`,
        hint: 'Skip it with tabindex="-1", or make it visible to screen readers.',
      };
  },
});

const isAway = memoizePerTag(({ attributes }) => attributes.has('hidden') || attributes.has('inert'));
const hides = memoizePerTag(({ attributes }) => attributes.get('aria-hidden') === 'true');
const isFlat = memoizePerTag((tag) => tag.attributes.has('role') && (ariaRoles.get(givenRole(tag) ?? '')?.flat ?? false));
const silences = memoizePerTag((tag) => isAway(tag) || hides(tag) || isFlat(tag));

function silenced(markup: Markup, element: MarkupElement): string | undefined {
  if (closest(element, ({ tag }) => silences(tag))) {
    if (closest(element, ({ tag }) => isAway(tag))) return undefined;
    const hiding = closest(element, ({ tag }) => hides(tag));
    if (hiding)
      return hiding === element ? 'is hidden from screen readers' : `is in ${tagOf(markup, hiding)}, which is hidden from screen readers`;
    const flat = closest(element.parent, ({ tag }) => isFlat(tag));
    if (flat) return `is in ${tagOf(markup, flat)}, whose content screen readers read as plain text`;
  }
  if (!element.attributes.has('tabindex') || !between.has(roleOf(element)) || accessibleName(markup, element)) return undefined;
  return 'has neither a role nor a name';
}

const between = new Set([undefined, 'generic', 'paragraph', 'list', 'region']);
