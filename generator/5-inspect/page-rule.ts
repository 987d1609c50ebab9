import { type Markup, type MarkupElement, selectorOf, tagOf } from '../markup/markup.ts';
import type { StartTag } from '../markup/tag.ts';
import type { TagFilter } from '../markup/tag-filters.ts';
import type { PageWithCopies } from '../model/content.ts';
import type { Route } from '../model/manifest.ts';
import type { Finding } from './finding.ts';
import type { SiteFacts } from './shared/site-facts.ts';

/** A page as visitors get it. */
export interface InspectedPage {
  /** The address and its properties. */
  readonly route: Route;
  /** The definition and the texts, as written. */
  readonly page: PageWithCopies;
  /** The parsed HTML. */
  readonly markup: Markup;
}

/** A rule over the HTML of one page. Its file is named after the faults that it reports. */
export interface PageRule {
  run(page: InspectedPage, known: SiteFacts): Iterable<Finding>;
}

export interface Fault extends Omit<Finding, 'code' | 'message' | 'subject'> {
  /** Continues the start tag in the message, without a full stop: 'has no name'. */
  readonly what: string;
  /** `what` by default. Empty where that has words or addresses of the page. */
  readonly fault?: string;
  /** By default the selector of the element and the fault; for rules over start tags the name of the element and `what`. */
  readonly subject?: string;
}

/** A rule over start tags, independent of their positions. */
export interface TagRule {
  readonly code: Finding['code'];
  faultsOf(tag: StartTag): Iterable<Fault>;
}

interface ElementRule {
  readonly code: Finding['code'];
  /** Matches the elements that may have the fault. */
  readonly among: TagFilter;
  faultsOf(element: MarkupElement, page: InspectedPage, known: SiteFacts): Iterable<Fault>;
}

/** Makes a rule over the elements that a filter matches. */
export const elementRule = ({ code, among, faultsOf }: ElementRule): PageRule => ({
  *run(page, known) {
    for (const element of page.markup.matching(among))
      for (const fault of faultsOf(element, page, known)) yield faultAt(page, element, { code, ...fault });
  },
});

/** Returns the finding for a fault of an element. */
export const faultAt = (
  { route, markup }: InspectedPage,
  element: MarkupElement,
  { what, fault = what, ...rest }: Fault & Pick<Finding, 'code'>,
): Finding => ({
  subject: `${selectorOf(element)} ${fault}`,
  element: element.index,
  fault,
  ...rest,
  message: `On ${route.path} ${tagOf(markup, element)} ${what}.`,
});
