import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { headOf, metaPlace } from '../shared/page-head.ts';

/** WL5030: every page has a title (WCAG 2.4.2) and a description. Their lengths have text limits (WL2020). */
export const titles: PageRule = {
  *run({ route, page, markup }) {
    for (const part of ['title', 'description'] as const) {
      if (headOf(markup)[part]) continue;
      const subject = `${page.id} ${route.copyLanguage} ${part}`;
      yield findingOnPage('WL5030', { subject, ...metaPlace(page, route, part) }, [
        `The page ${route.path} has no ${part}.`,
        `Write the ${part} into the copy of the page, under meta.`,
      ]);
    }
  },
};
