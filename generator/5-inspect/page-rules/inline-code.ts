import { memoizePerTag, tagFilter } from '../../markup/tag-filters.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5003: nothing inline that the security policy blocks: no style, no event handler, no script with content. */
export const inlineCode: PageRule = {
  *run({ route, markup }) {
    // The first element of each kind: its component is where the fault is mended.
    const first = new Map<string, number>();
    const add = (subject: string, { index }: { readonly index: number }) => void (first.has(subject) || first.set(subject, index));
    for (const element of markup.matching(isInline)) for (const subject of inlineIn(element.tag)) add(subject, element);
    for (const element of markup.named('style')) add('<style>', element);
    for (const element of markup.named('script'))
      if (element.contentEnd > element.contentStart && element.attributes.get('type') !== 'application/ld+json') add('<script>', element);
    for (const [subject, element] of first)
      yield {
        ...findingOnPage('WL5003', { subject }, [
          `The page ${route.path} has an inline '${subject}', which its security policy forbids.`,
          'Use a class, or an island.',
        ]),
        element,
      };
  },
};

const inlineIn = memoizePerTag(({ attributes }) =>
  [...attributes.keys()].filter((attribute) => attribute === 'style' || /^on[a-z]+$/.test(attribute)),
);
const isInline = tagFilter((tag) => inlineIn(tag).length > 0);
