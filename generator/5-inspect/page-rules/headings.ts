import { accessibleName } from '../../markup/accessible-name.ts';
import { isHidden } from '../../markup/focus.ts';
import { firstIn, tagOf, textOf } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { findingOnPage } from '../finding.ts';
import { faultAt, type PageRule } from '../page-rule.ts';

/** WL5001: exactly one h1 (WCAG 2.4.6). */
export const mainHeading: PageRule = {
  *run({ route, page, markup }) {
    const all = markup.named('h1');
    const { length } = all;
    const [main] = markup.named('main');
    const { template } = page.definition.value;
    const subject = `${template} ${length}`;
    // The first element in the main part leads to the template of a page without a heading.
    const element = length ? all.map(({ index }) => index) : firstIn(markup, 'main');
    if (main && element === undefined && !textOf(markup, main))
      yield findingOnPage('WL5001', { subject, file: 'runtime/templates.ts' }, [
        `The template '${template}' writes nothing on ${route.path}.`,
        'Let its component return the elements of the page, with an h1.',
      ]);
    else if (length !== 1)
      yield findingOnPage('WL5001', { subject, fault: '', element }, [
        `The page ${route.path} has ${length || 'no'} main heading${length > 1 ? 's' : ''}; exactly one is expected.`,
        'Make the title an h1 and the others h2.',
      ]);
  },
};

/** WL5009: headings are not empty and skip no level downwards (WCAG 1.3.1, 2.4.6). */
export const headingOrder: PageRule = {
  *run(page) {
    const { route, markup } = page;
    let before = 0;
    for (const heading of markup.matching(isHeading)) {
      if (isHidden(heading)) continue;
      const level = Number(heading.name[1]);
      const text = accessibleName(markup, heading);
      const subject = `h${before} ${tagOf(markup, heading)} ${heading.parent?.attributes.get('class') ?? ''}`;
      if (!text) yield faultAt(page, heading, { code: 'WL5009', what: 'is an empty heading', hint: 'Give it words, or delete it.' });
      else if (before > 0 && level > before + 1)
        yield findingOnPage('WL5009', { subject, fault: '', element: heading.index, found: `h${level}`, expected: `h${before + 1}` }, [
          `On ${route.path} the heading '${text}' is an h${level} after an h${before}; at most an h${before + 1} is expected.`,
          'Use the next level, and set the size of the heading in the styles.',
        ]);
      before = level;
    }
  },
};

const isHeading = tagFilter(({ name }) => /^h[1-6]$/.test(name));
