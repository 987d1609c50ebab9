import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5001: exactly one h1 (WCAG 2.4.6). */
export const mainHeading: PageRule = {
  *run({ route, markup }) {
    const { length } = markup.named('h1');
    if (length !== 1)
      yield findingOnPage('WL5001', { subject: route.page }, [
        `The page ${route.path} has ${length || 'no'} main heading${length > 1 ? 's' : ''}; exactly one is expected.`,
        'Make the title an h1 and the others h2.',
      ]);
  },
};
