import { accessibleName } from '../../markup/accessible-name.ts';
import { ariaRoles } from '../../markup/aria.ts';
import { isReachedByTab } from '../../markup/focus.ts';
import { closest, firstIn, type Markup, type MarkupElement, tagOf } from '../../markup/markup.ts';
import { givenRole, roleOf } from '../../markup/role-of.ts';
import { htmlTagFilter, memoizePerTag } from '../../markup/tag-filters.ts';
import { findingOnPage } from '../finding.ts';
import { elementRule, type PageRule } from '../page-rule.ts';

/** WL5011: the first focusable element is a link to the main part of the page (WCAG 2.4.1). */
export const skipLink: PageRule = {
  *run({ route, markup }) {
    const [first] = markup.matching(reached);
    const href = first?.name === 'a' ? (first.attributes.get('href') ?? '') : '';
    const leads = href.length > 1 && href.startsWith('#');
    const target = leads ? markup.byId(href.slice(1)) : undefined;
    // A missing target is reported by the rule on links, a missing main part by that on landmarks.
    if ((leads && !target) || !markup.named('main').length || closest(target, ({ name }) => name === 'main')) return;
    const fault = leads
      ? `begins with a link to '${href}', which is not in <main>`
      : 'does not begin with a link to the main part of the page';
    yield findingOnPage('WL5011', { subject: fault, element: firstIn(markup, 'body') }, [
      `The page ${route.path} ${fault}.`,
      `Begin the body with <a href="#content">, and give <main> the id 'content'.`,
    ]);
  },
};

const reached = htmlTagFilter(isReachedByTab);

/** WL5020: nothing that is hidden from assistive technology takes the focus (WCAG 2.4.3, 4.1.2). */
export const hiddenFocus = elementRule({
  code: 'WL5020',
  among: reached,
  *faultsOf(element, { markup }) {
    const why = silenced(markup, element);
    if (why)
      yield {
        what: `takes the focus, but ${why}`,
        fault: why.split(', ').at(-1) ?? '',
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
