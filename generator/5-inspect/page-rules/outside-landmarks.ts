import { childrenOf, endOf, hasText, type Markup, type MarkupElement } from '../../markup/markup.ts';
import { landmarkRoles, roleOf } from '../../markup/role-of.ts';
import { faultAt, type PageRule } from '../page-rule.ts';

/** WL5010: all text of a page is in a landmark (WCAG 1.3.1, technique ARIA11). */
export const outsideLandmarks: PageRule = {
  run: (page) =>
    page.markup
      .named('body')
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

const elementsWithoutText = new Set(['dialog', 'link', 'meta', 'noscript', 'script', 'style', 'template']);
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
