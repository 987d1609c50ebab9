import { originalOf } from '../../model/page-locales.ts';
import type { Finding } from '../finding.ts';
import { groupPageFindings, type PageFinding } from '../shared/group-page-findings.ts';
import type { PageFacts, SiteRule } from '../site-rule.ts';

/** WL5031: titles and descriptions of one language differ (WCAG 2.4.2), except for one page in two countries. */
export const uniqueTitles: SiteRule = {
  name: 'unique titles',
  run(_site, pages) {
    const faults: PageFinding[] = [];
    const seen = { title: new Map<string, PageFacts>(), description: new Map<string, PageFacts>() };
    for (const one of pages.values()) {
      const { route, page, summary } = one;
      if (!summary.indexed) continue;
      for (const part of ['title', 'description'] as const) {
        const key = `${route.language} ${summary[part]}`;
        const first = seen[part].get(key);
        if (!first) seen[part].set(key, one);
        else if (originalOf(first.page) !== originalOf(page)) faults.push({ route, page, finding: alike(part, first, one) });
      }
    }
    return groupPageFindings(faults);
  },
};

function alike(part: 'title' | 'description', first: PageFacts, { route, page, summary }: PageFacts): Finding {
  const file = summary[`${part}File`];
  return {
    code: 'WL5031',
    subject: `${part} ${[page.id, first.page.id].sort().join(' ')} ${route.language}`,
    message: `The pages ${first.route.path} and ${route.path} have the same ${part}: '${summary[part]}'.`,
    hint: 'Say in each what only this page has.',
    ...(file && { file, dataPath: ['meta', part] }),
  };
}
