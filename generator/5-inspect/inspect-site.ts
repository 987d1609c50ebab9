import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Named, runCheck, withNames } from '../diagnostics/run-check.ts';
import { type Manifest, routesByPath } from '../model/manifest.ts';
import type { PageReport } from './inspect-page.ts';
import { groupPageFindings, type PageFinding } from './shared/group-page-findings.ts';
import type { PageFacts, SiteRule, SiteToInspect } from './site-rule.ts';
import * as all from './site-rules.ts';

/** The findings of all pages, in the order of the routes, once per cause, and of rules over the site. Rules that throw are reported. */
export function inspectSite(site: SiteToInspect, reports: Iterable<PageReport>, own: readonly Named<SiteRule>[] = []): Diagnostic[] {
  const { manifest, content } = site;
  const routes = routesByPath(manifest);
  const pages = new Map<string, PageFacts>();
  const faults: PageFinding[] = [];
  const crashes = new Map<string, Diagnostic>();
  for (const { summary, findings, crashes: failed } of reports) {
    const route = routes.get(summary.path);
    const page = route && content.pages.get(route.page);
    if (!page) continue;
    pages.set(summary.path, { route, page, summary });
    for (const finding of findings) faults.push({ route, page, finding });
    for (const [rule, reported] of failed) crashes.set(rule, reported);
  }
  // A page that could not be rendered is reported already; rules over all pages would repeat it.
  const whole = manifest.routes.length === pages.size ? rulesFor(manifest, own) : [];
  const together = whole.flatMap((rule) => runCheck(rule.name, () => rule.run(site, pages)));
  return [...groupPageFindings(faults), ...crashes.values(), ...together];
}

/** The rules over all pages, with the custom ones of the site. Visitors do not get pages in the pseudo-locale, and a draft has no sitemap. */
function rulesFor(manifest: Manifest, own: readonly Named<SiteRule>[]): readonly Named<SiteRule>[] {
  if (manifest.pseudo) return [];
  return [...(manifest.draft ? siteRules.filter(({ name }) => name !== 'sitemap') : siteRules), ...own];
}

const siteRules = withNames<SiteRule>(all);
