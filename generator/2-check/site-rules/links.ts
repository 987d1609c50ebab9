import type { Page } from '../../model/content.ts';
import type { Finding, RenderedSite, SiteRule } from '../inspect.ts';
import { judgeLink } from '../judge-link.ts';
import { type Fault, onePerCause } from '../one-per-cause.ts';
import type { PageSummary } from '../page-summary.ts';

/**
 * WL3012 to WL3015: every link, form and island leads to a page that is there, at its own address, and to a place that is on it.
 * Addresses of other sites and of people are looked at page by page.
 */
export const links: SiteRule = {
  name: 'links',
  run(site, pages) {
    const judged = new Map<string, Verdict>();
    const faults: Fault[] = [];
    for (const from of pages.values()) {
      const page = site.content.pages.get(from.route.page);
      if (!page) continue;
      for (const link of from.links) {
        const absolute = link.startsWith('/') && !link.startsWith('//');
        if (!absolute && isElsewhere(link, site)) continue;
        // Most links stand on many pages, and mean the same on all but the page they lead to and the not-found pages.
        const alike = absolute && from.route.status === 200 && !link.startsWith(from.route.path);
        const known = alike && judged.has(link);
        const verdict = known ? judged.get(link) : judgeLink({ site, pages, link, from });
        if (verdict?.code === 'WL3014' && isDeclared(page, pages.get(link))) continue;
        if (alike && !known) judged.set(link, verdict);
        if (verdict) faults.push({ route: from.route, page, finding: { ...verdict, subject: absolute ? link : `${page.id} ${link}` } });
      }
    }
    return onePerCause(faults);
  },
};

type Verdict = Omit<Finding, 'subject'> | undefined;

/** An address with a scheme or of another host. Browsers skip white space around and in it (URL, section 4.4). */
function isElsewhere(link: string, { manifest }: RenderedSite): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(link.replace(/\s/g, '')) && !link.startsWith(`${manifest.origin}/`);
}

/** A page may name one of its further addresses in its structure, and so lead there on purpose. */
function isDeclared({ id, definition: { value } }: Page, target: PageSummary | undefined): boolean {
  const { structure, addresses = [] } = value;
  if (target?.route.page !== id || typeof structure !== 'object' || structure === null) return false;
  const named: readonly unknown[] = Object.values(structure);
  return addresses.some(({ path }) => named.includes(path));
}
