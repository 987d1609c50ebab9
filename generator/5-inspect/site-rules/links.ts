import type { Page } from '../../model/content.ts';
import { memoize } from '../../model/memoize.ts';
import type { Finding } from '../finding.ts';
import { checkLink } from '../shared/check-link.ts';
import { describeElement } from '../shared/describe-element.ts';
import { type Fault, onePerCause } from '../shared/group-page-findings.ts';
import { linesOf } from '../shared/shared-texts.ts';
import type { KnownPages, PageFacts, SiteRule, SiteToInspect } from '../site-rule.ts';

/**
 * WL3012 to WL3015: every link, form and island leads to a page that is there, at its own address, and to a place that is on it.
 * Addresses of other sites and of people are looked at page by page.
 */
export const links: SiteRule = {
  name: 'links',
  run(site, pages) {
    const judged = new Map<string, Verdict>();
    const faults: Fault[] = [];
    const inQuestion = questionable(site, pages);
    let ids = '';
    let places: ReadonlySet<string> = new Set();
    for (const from of pages.values()) {
      const { page, route, summary } = from;
      // Pages of one template, which nearly always have the same ids, follow each other.
      if (summary.ids !== ids) {
        ids = summary.ids;
        places = new Set(linesOf(ids));
      }
      for (const link of summary.links.flatMap(inQuestion)) {
        if (link[0] === '#' && link.length > 1 && places.has(link.slice(1))) continue;
        // Most links stand on many pages, and mean the same on all but the page they lead to and the not-found pages.
        const alike = isAbsolute(link) && route.status === 200 && !link.startsWith(route.path);
        const known = alike && judged.has(link);
        const verdict = known ? judged.get(link) : judge({ site, pages, from, link });
        if (verdict?.code === 'WL3014' && isDeclared(page, pages.get(link))) continue;
        if (alike && !known) judged.set(link, verdict);
        if (verdict) faults.push({ route, page, finding: { ...verdict, subject: isAbsolute(link) ? link : `${page.id} ${link}` } });
      }
    }
    return onePerCause(faults);
  },
};

type Verdict = Omit<Finding, 'subject'> | undefined;

const isAbsolute = (link: string) => link[0] === '/' && link[1] !== '/';

/** Of a list of links those that are not right on every page. A link that is right for other pages is so for the one that it leads to. */
function questionable(site: SiteToInspect, pages: KnownPages): (list: string) => readonly string[] {
  const isRight = memoize((link) => (isAbsolute(link) ? checkLink({ site, pages, link }) === undefined : isElsewhere(link, site)));
  return memoize((list) => {
    const found = list.split('\n').filter((link) => !isRight(link));
    return found.length ? found : none;
  });
}

const none: readonly string[] = [];

function judge({ site, pages, from, link }: Parameters<typeof checkLink>[0] & { readonly from: PageFacts }): Verdict {
  const fault = checkLink({ site, pages, from, link });
  if (!fault) return undefined;
  const { code, told, hint } = fault;
  return { code, message: `${describeElement(site.html?.(from.route), link)} on ${from.route.path} ${told}.`, hint, found: link };
}

/** An address with a scheme or of another host. Browsers skip white space around and in it (URL, section 4.4). */
function isElsewhere(link: string, { manifest }: SiteToInspect): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(link.replace(/\s/g, '')) && !link.startsWith(`${manifest.origin}/`);
}

/** A page may name one of its further addresses in its structure, and so lead there on purpose. */
function isDeclared({ id, definition: { value } }: Page, target: PageFacts | undefined): boolean {
  const { structure, addresses = [] } = value;
  if (target?.route.page !== id || typeof structure !== 'object' || structure === null) return false;
  const named: readonly unknown[] = Object.values(structure);
  return addresses.some(({ path }) => named.includes(path));
}
