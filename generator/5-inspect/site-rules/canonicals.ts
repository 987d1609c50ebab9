import type { Finding } from '../finding.ts';
import { groupPageFindings, type PageFinding } from '../shared/group-page-findings.ts';
import type { KnownPages, PageFacts, SiteRule, SiteToInspect } from '../site-rule.ts';

/** WL3026: the canonical address of every page is its own, or that of an indexed page that is canonical itself (RFC 6596). */
export const canonicals: SiteRule = {
  name: 'canonicals',
  run(site, pages) {
    const found: PageFinding[] = [];
    for (const one of pages.values()) for (const finding of faults(site, pages, one)) found.push({ ...one, finding });
    return groupPageFindings(found);
  },
};

function faults(
  { manifest: { origin } }: SiteToInspect,
  pages: KnownPages,
  { route: { path, page, status }, summary: { canonical, indexed } }: PageFacts,
): Finding[] {
  const finding = (message: string, hint: string): Finding[] => [{ code: 'WL3026', subject: `${page} ${canonical}`, message, hint }];
  if (status === 404)
    return canonical
      ? finding(
          `The page ${path} answers for addresses that do not exist, but names ${canonical} as its own.`,
          'Leave the canonical link out.',
        )
      : [];
  if (!canonical) return finding(`The page ${path} names no canonical address.`, `Name ${origin}${path}, or the page that it repeats.`);
  if (canonical === origin + path) return [];
  const target = canonical.startsWith(`${origin}/`) ? pages.get(canonical.slice(origin.length)) : undefined;
  if (!target)
    return finding(
      `The page ${path} names ${canonical} as canonical, which is no page of the site.`,
      'Name the whole address of a page that is there.',
    );
  if (target.summary.canonical !== canonical)
    return finding(
      `The page ${path} names ${canonical} as canonical, but that page names ${target.summary.canonical || 'none'}.`,
      'Name the address that both share.',
    );
  if (indexed) return finding(`The page ${path} repeats ${canonical}, but search engines may show it too.`, 'Mark it with noindex.');
  return target.summary.indexed || target.route.page === page
    ? []
    : finding(
        `The page ${path} names ${canonical} as canonical, a page that is kept from search engines.`,
        'Name a page that may be found.',
      );
}
