import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { metaPlace } from '../shared/meta-place.ts';
import { headOf } from '../shared/page-head.ts';

/** WL5030: every page has a title (WCAG 2.4.2) and a description. Their lengths have text limits (WL2020). */
export const titles: PageRule = {
  name: 'titles',
  run({ route, page, markup }) {
    const head = headOf(markup);
    return (['title', 'description'] as const).flatMap((part): Finding[] => {
      if (head[part]) return [];
      return [
        findingOnPage('WL5030', { subject: `${page.id} ${route.copyLanguage} ${part}`, ...metaPlace(page, route, part) }, [
          `The page ${route.path} has no ${part}.`,
          `Write the ${part} into the copy of the page, under meta.`,
        ]),
      ];
    });
  },
};
