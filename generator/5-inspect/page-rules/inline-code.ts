import { memoizePerTag, tagFilter } from '../../markup/tag-filters.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5003: nothing inline that the security policy blocks: no style, no event handler, no script with content. */
export const inlineCode: PageRule = {
  *run({ route, markup }) {
    const subjects = new Set(markup.matching(isInline).flatMap(({ tag }) => inlineIn(tag)));
    if (markup.named('style').length) subjects.add('<style>');
    for (const { attributes, contentStart, contentEnd } of markup.named('script'))
      if (contentEnd > contentStart && attributes.get('type') !== 'application/ld+json') subjects.add('<script>');
    for (const subject of subjects)
      yield findingOnPage('WL5003', { subject }, [
        `The page ${route.path} has an inline '${subject}', which its security policy forbids.`,
        'Use a class, or an island.',
      ]);
  },
};

const inlineIn = memoizePerTag(({ attributes }) =>
  [...attributes.keys()].filter((attribute) => attribute === 'style' || /^on[a-z]+$/.test(attribute)),
);
const isInline = tagFilter((tag) => inlineIn(tag).length > 0);
