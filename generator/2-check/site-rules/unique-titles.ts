import { originalOf } from '../../model/page-locales.ts';
import type { Finding, SiteRule } from '../inspect.ts';
import { metaPlace } from '../meta-place.ts';
import { onePerCause } from '../one-per-cause.ts';
import { faultOn } from '../page-fault.ts';
import type { PageSummary } from '../page-summary.ts';

/** WL5031: in a list of search results or tabs, the pages of one language can be told apart (WCAG 2.4.2). One page in two countries may be called the same. */
export const uniqueTitles: SiteRule = {
  name: 'unique titles',
  run(site, pages) {
    const seen = new Map<string, PageSummary>();
    return onePerCause(
      [...pages.values()].flatMap((summary) => {
        const { route, head } = summary;
        const page = site.content.pages.get(route.page);
        if (!head.indexed || !page) return [];
        return (['title', 'description'] as const).flatMap((part) => {
          const key = `${part} ${route.language} ${head[part]}`;
          const first = seen.get(key);
          if (!first) seen.set(key, summary);
          const other = first && site.content.pages.get(first.route.page);
          if (!first || !other || originalOf(other) === originalOf(page)) return [];
          const finding: Finding = {
            code: 'WL5031',
            subject: `${part} ${[page.id, other.id].sort().join(' ')} ${route.language}`,
            message: `The pages ${first.route.path} and ${route.path} have the same ${part}: '${head[part]}'.`,
            hint: 'Say in each what only this page has.',
            ...metaPlace(page, route, part),
          };
          return faultOn(site, summary, finding);
        });
      }),
    );
  },
};
