import { findingOnPage } from '../finding.ts';
import { findingsOn } from '../shared/group-page-findings.ts';
import type { KnownPages, PageFacts, SiteRule } from '../site-rule.ts';

/** WL3026: the canonical address of every page is its own, or that of an indexed page that is canonical itself (RFC 6596). */
export const canonicals: SiteRule = {
  run: ({ manifest: { origin } }, pages) =>
    findingsOn(pages, (one) => {
      const { route, summary } = one;
      const [fault, hint] = faultOf(one, pages, origin) ?? [];
      if (!fault) return [];
      const place = { subject: `${route.page} ${summary.canonical}`, element: '<link rel="canonical"' };
      return [findingOnPage('WL3026', place, [`The page ${route.path} ${fault}.`, hint ?? ''])];
    }),
};

function faultOf({ route, summary }: PageFacts, pages: KnownPages, origin: string): [fault: string, hint: string] | undefined {
  const { canonical } = summary;
  const { path, page, status } = route;
  if (status === 404)
    return canonical
      ? [`answers for addresses that do not exist, but has the canonical address ${canonical}`, 'Delete the canonical link.']
      : undefined;
  if (!canonical) return ['has no canonical address', `Write ${origin}${path}, or the page that it repeats.`];
  if (canonical === origin + path) return undefined;
  const has = `has the canonical address ${canonical}`;
  const target = canonical.startsWith(`${origin}/`) ? pages.get(canonical.slice(origin.length)) : undefined;
  if (!target) return [`${has}, which is not a page of the site`, 'Write the whole address of an existing page.'];
  if (target.summary.canonical !== canonical)
    return [`${has}, but that page has ${target.summary.canonical || 'none'}`, 'Write the same address on both pages.'];
  return target.summary.indexed || target.route.page === page
    ? undefined
    : [`${has}, a page that search engines must not list`, 'Write the address of a page without noindex.'];
}
