import { childrenOf, endOf, hasText, type Markup, type MarkupElement, tagOf } from '../../markup/markup.ts';
import { landmarkRoles, roleOf } from '../../markup/role-of.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5010: all text of a page is in a landmark (WCAG 1.3.1, technique ARIA11). */
export const outsideLandmarks: PageRule = {
  name: 'outside landmarks',
  run: ({ route, markup }) =>
    markup
      .named('body')
      .flatMap((body) => elementsWithText(markup, body))
      .map((element) =>
        findingOnPage('WL5010', { subject: `outside ${tagOf(markup, element)}` }, [
          `On ${route.path} text in ${tagOf(markup, element)} stands in no landmark.`,
          'Put it into the header, the main part or the footer, or into a section with a name.',
        ]),
      ),
};

/** The elements with text of their own, from the given one inwards to the landmarks. */
function elementsWithText(markup: Markup, parent: MarkupElement): MarkupElement[] {
  const children = childrenOf(markup, parent);
  const ends = [parent.contentStart, ...children.map((child) => endOf(markup, child))];
  const starts = [...children.map(({ start }) => start), parent.contentEnd];
  if (ends.some((end, index) => hasText(markup, end, starts[index] as number))) return [parent];
  return children.filter((child) => !isExempt(child)).flatMap((child) => elementsWithText(markup, child));
}

const elementsWithoutText = new Set(['dialog', 'link', 'meta', 'noscript', 'script', 'style', 'template']);
/** Assistive technology announces them automatically. */
const liveRoles = new Set(['alert', 'alertdialog', 'dialog', 'log', 'status']);

/** Skip links come before all landmarks; overlays are in no part of the page. */
function isExempt(element: MarkupElement): boolean {
  const { name, attributes, parent } = element;
  if (elementsWithoutText.has(name) || attributes.has('hidden') || attributes.has('popover') || attributes.get('aria-hidden') === 'true')
    return true;
  if (name === 'a' && attributes.get('href')?.startsWith('#') && parent?.name === 'body') return true;
  const role = roleOf(element) ?? '';
  return landmarkRoles.has(role) || liveRoles.has(role);
}
