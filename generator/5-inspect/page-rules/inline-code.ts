import { memoizePerTag, tagFilter } from '../../markup/tag-filters.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5003: nothing inline that the security policy blocks: no style, no event handler, no script with content. */
export const inlineCode: PageRule = {
  *run({ route, markup }) {
    const scripts = markup
      .named('script')
      .filter(({ attributes, contentStart, contentEnd }) => contentEnd > contentStart && attributes.get('type') !== 'application/ld+json');
    const inline = [
      ...markup.matching(isInline).flatMap(({ index, tag }) => inlineIn(tag).map((subject) => ({ subject, index }))),
      ...[...markup.named('style'), ...scripts].map(({ index, name }) => ({ subject: `<${name}>`, index })),
    ];
    for (const { subject, index } of inline)
      yield findingOnPage('WL5003', { subject, element: index }, [
        `The page ${route.path} has an inline '${subject}', which its security policy forbids.`,
        'Use a class, or an island.',
      ]);
  },
};

const inlineIn = memoizePerTag(({ attributes }) =>
  [...attributes.keys()].filter((attribute) => attribute === 'style' || /^on[a-z]+$/.test(attribute)),
);
const isInline = tagFilter((tag) => inlineIn(tag).length > 0);
