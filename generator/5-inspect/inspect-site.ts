import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { runCheck } from '../diagnostics/run-check.ts';
import type { PageReport } from './inspect-page.ts';
import { type Fault, onePerCause } from './shared/group-page-findings.ts';
import type { PageFacts, SiteRule, SiteToInspect } from './site-rule.ts';
import { siteRules } from './site-rules.ts';

/**
 * Everything that is wrong with the pages: what was found on each, told once for each cause, and what the rules over all of
 * them find. Verdicts come in the order of the routes. A rule that fails becomes one diagnostic; the others run.
 */
export function inspectSite(site: SiteToInspect, verdicts: Iterable<PageReport>, rules = siteRulesFor(site)): Diagnostic[] {
  const { manifest, content } = site;
  const routes = new Map(manifest.routes.map((route) => [route.path, route]));
  const pages = new Map<string, PageFacts>();
  const faults: Fault[] = [];
  const crashes = new Map<string, Diagnostic>();
  for (const { summary, findings, crashes: failed } of verdicts) {
    const route = routes.get(summary.path);
    const page = route && content.pages.get(route.page);
    if (!page) continue;
    pages.set(summary.path, { route, page, summary });
    for (const finding of findings) faults.push({ route, page, finding });
    for (const [rule, told] of failed) crashes.set(rule, told);
  }
  // A page that could not be rendered is told already; what others miss of it would only say so once more.
  const whole = manifest.routes.length === pages.size ? rules : [];
  const together = whole.flatMap((rule) => runCheck(rule.name, () => rule.run(site, pages)));
  return [...onePerCause(faults), ...crashes.values(), ...together];
}

/** Pages in the pseudo-locale are no site for visitors. */
const siteRulesFor = ({ manifest }: SiteToInspect): readonly SiteRule[] => (manifest.pseudo ? [] : siteRules);
