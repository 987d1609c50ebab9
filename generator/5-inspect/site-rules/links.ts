import type { Page } from '../../model/content.ts';
import { memoize } from '../../model/memoize.ts';
import { addressIn } from '../../model/resolver.ts';
import type { Finding } from '../finding.ts';
import { checkLink } from '../shared/check-link.ts';
import { describeElement } from '../shared/describe-element.ts';
import { findingsOn } from '../shared/group-page-findings.ts';
import { linesOf } from '../shared/shared-texts.ts';
import type { KnownPages, PageFacts, SiteRule, SiteToInspect } from '../site-rule.ts';

/** WL3012 to WL3015: every link, form and island leads to the canonical address of an existing page, and to an existing id on it. */
export const links: SiteRule = {
  run(site, pages) {
    const evaluated = new Map<string, Report>();
    const inQuestion = questionable(site, pages);
    let ids = '';
    let places: ReadonlySet<string> = new Set();
    return findingsOn(pages, function* (from) {
      const { page, route, summary } = from;
      // Consecutive pages mostly have the same template, and so the same ids.
      if (summary.ids !== ids) {
        ids = summary.ids;
        places = new Set(linesOf(ids));
      }
      for (const link of summary.links.flatMap(inQuestion)) {
        if (link[0] === '#' && link.length > 1 && places.has(link.slice(1))) continue;
        // Most links are on many pages, and mean the same on all except their target and the not-found pages.
        const alike = isAbsolute(link) && route.status === 200 && !link.startsWith(route.path);
        const isEvaluated = alike && evaluated.has(link);
        const report = isEvaluated ? evaluated.get(link) : linkFault({ site, pages, from, link });
        if (report?.code === 'WL3014' && isDeclared(page, pages.get(link))) continue;
        if (alike && !isEvaluated) evaluated.set(link, report);
        if (report) yield { ...report, subject: link, fault: targetOf(link, from, site, pages), element: link };
      }
    });
  },
};

type Report = Omit<Finding, 'subject'> | undefined;

/** The target of a link, named equally in every language: its page, or its address within the locale. */
function targetOf(link: string, { route: { locale } }: PageFacts, { manifest }: SiteToInspect, pages: KnownPages): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const start = locale ? addressIn(manifest.table, locale) : '/';
  return (pages.get(path)?.route.page ?? (path.startsWith(start) ? path.slice(start.length) : path)) + rest;
}

const isAbsolute = (link: string) => link[0] === '/' && link[1] !== '/';

/** The links of a list that are not right on every page. A link that is right for other pages is so for its target. */
function questionable(site: SiteToInspect, pages: KnownPages): (list: string) => readonly string[] {
  const isRight = memoize((link) => (isAbsolute(link) ? checkLink({ site, pages, link }) === undefined : isElsewhere(link, site)));
  return memoize((list) => {
    const wrongLinks = list.split('\n').filter((link) => !isRight(link));
    return wrongLinks.length ? wrongLinks : none;
  });
}

const none: readonly string[] = [];

function linkFault({ site, pages, from, link }: Parameters<typeof checkLink>[0] & { readonly from: PageFacts }): Report {
  const fault = checkLink({ site, pages, from, link });
  if (!fault) return undefined;
  const { code, problem, hint } = fault;
  return { code, message: `${describeElement(site.html?.(from.route), link)} on ${from.route.path} ${problem}.`, hint, found: link };
}

/** An address with a scheme or another host. Browsers skip white space around and in it (URL, section 4.4). */
function isElsewhere(link: string, { manifest }: SiteToInspect): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(link.replace(/\s/g, '')) && !link.startsWith(`${manifest.origin}/`);
}

/** A page may link to one of its other addresses in its structure on purpose. */
function isDeclared({ id, definition: { value } }: Page, target: PageFacts | undefined): boolean {
  const { structure, addresses = [] } = value;
  if (target?.route.page !== id || typeof structure !== 'object' || structure === null) return false;
  const named: readonly unknown[] = Object.values(structure);
  return addresses.some(({ path }) => named.includes(path));
}
