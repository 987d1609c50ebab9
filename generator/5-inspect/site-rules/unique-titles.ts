import { originalOf } from '../../model/page-locales.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import { findingsOn } from '../shared/group-page-findings.ts';
import type { PageFacts, SiteRule } from '../site-rule.ts';

/** WL5031: titles and descriptions of one language differ (WCAG 2.4.2), except for one page in two countries. */
export const uniqueTitles: SiteRule = {
  run(_site, pages) {
    const seen = new Map<string, PageFacts>();
    return findingsOn(pages, function* (one) {
      for (const part of one.summary.indexed ? (['title', 'description'] as const) : []) {
        const key = `${part} ${one.route.language} ${one.summary[part]}`;
        const first = seen.get(key);
        if (!first) seen.set(key, one);
        else if (originalOf(first.page) !== originalOf(one.page)) yield alike(part, first, one);
      }
    });
  },
};

function alike(part: 'title' | 'description', first: PageFacts, { route, page, summary }: PageFacts): Finding {
  const file = summary[`${part}File`];
  const subject = `${part} ${[page.id, first.page.id].sort().join(' ')} ${route.language}`;
  return findingOnPage('WL5031', { subject, ...(file && { file, dataPath: ['meta', part] }) }, [
    `The pages ${first.route.path} and ${route.path} have the same ${part}: '${summary[part]}'.`,
    'Write in each what is particular about this page.',
  ]);
}
