import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { crashOf, type Named, withNames } from '../diagnostics/run-check.ts';
import { readMarkup } from '../markup/read-markup.ts';
import { TagCache } from '../markup/tag-cache.ts';
import type { PageWithCopies } from '../model/content.ts';
import type { Route } from '../model/manifest.ts';
import type { Finding } from './finding.ts';
import type { PageRule } from './page-rule.ts';
import { hardCodedWording } from './page-rules/hard-coded-wording.ts';
import * as all from './page-rules.ts';
import { type PageSummary, summaryOf } from './shared/page-summary.ts';
import type { SiteFacts } from './shared/site-facts.ts';

export interface PageToInspect {
  readonly route: Route;
  readonly page: PageWithCopies;
  readonly html: string;
}

/** The findings of one page, and the summary for rules over all pages. Plain data. */
export interface PageReport {
  readonly findings: readonly Finding[];
  /** Rules that threw, each with its diagnostic. */
  readonly crashes: readonly (readonly [rule: string, diagnostic: Diagnostic])[];
  readonly summary: PageSummary;
}

/** The rules over a page, with the custom ones of the site. In the pseudo-locale only one runs, which finds text from outside the content files. */
export const pageRulesFor = ({ pseudo }: SiteFacts, own: readonly Named<PageRule>[] = []): readonly Named<PageRule>[] =>
  pseudo ? withNames({ hardCodedWording }) : [...pageRules, ...own];

const pageRules = withNames<PageRule>(all);

const tags = new TagCache();

/** Runs the rules over one page. A rule that throws becomes a diagnostic, and the others still run. */
export function inspectPage({ route, page, html }: PageToInspect, known: SiteFacts, rules = pageRulesFor(known)): PageReport {
  const markup = readMarkup(html, tags);
  const inspected = { route, page, markup };
  const findings: Finding[] = [];
  const crashes: [string, Diagnostic][] = [];
  for (const rule of rules) {
    try {
      findings.push(...rule.run(inspected, known));
    } catch (error) {
      crashes.push([rule.name, crashOf(rule.name, error)]);
    }
  }
  return { findings, crashes, summary: summaryOf(inspected) };
}
