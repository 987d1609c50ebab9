import { accessibleName } from '../../markup/accessible-name.ts';
import { isHidden } from '../../markup/focus.ts';
import { type MarkupElement, tagOf } from '../../markup/markup.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5009: headings are not empty and skip no level downwards (WCAG 1.3.1, 2.4.6). */
export const headingOrder: PageRule = {
  name: 'heading order',
  run({ route, markup }) {
    const findings: Finding[] = [];
    let before = 0;
    for (const heading of [1, 2, 3, 4, 5, 6].flatMap((level) => markup.named(`h${level}`)).sort(inOrder)) {
      if (isHidden(heading)) continue;
      const level = Number(heading.name[1]);
      const text = accessibleName(markup, heading);
      if (!text) {
        findings.push(
          findingOnPage('WL5009', { subject: `empty ${tagOf(markup, heading)}` }, [
            `The heading ${tagOf(markup, heading)} on ${route.path} is empty.`,
            'Give it words, or take it out.',
          ]),
        );
      } else if (before > 0 && level > before + 1) {
        findings.push({
          code: 'WL5009',
          subject: `h${before} ${tagOf(markup, heading)} ${heading.parent?.attributes.get('class') ?? ''}`,
          message: `On ${route.path} the heading '${text}' is an h${level} after an h${before}; at most an h${before + 1} is expected.`,
          hint: 'Use the next level; how large it looks is a matter of the styles.',
          found: `h${level}`,
          expected: `h${before + 1}`,
        });
      }
      before = level;
    }
    return findings;
  },
};

const inOrder = (first: MarkupElement, second: MarkupElement) => first.index - second.index;
