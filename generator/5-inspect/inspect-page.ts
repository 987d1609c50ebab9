import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { crashOf, type Named, withNames } from '../diagnostics/run-check.ts';
import { readMarkup } from '../markup/read-markup.ts';
import { TagCache } from '../markup/tag-cache.ts';
import type { Content, PageWithCopies } from '../model/content.ts';
import type { Route } from '../model/manifest.ts';
import { loadedTexts } from '../model/page-copies.ts';
import type { SiteFiles } from '../model/site-files.ts';
import type { Finding } from './finding.ts';
import type { PageRule } from './page-rule.ts';
import { hardCodedWording } from './page-rules/hard-coded-wording.ts';
import * as all from './page-rules.ts';
import { groupPageFindings } from './shared/group-page-findings.ts';
import { type PageSummary, summaryOf } from './shared/page-summary.ts';
import { type FactSources, type SiteFacts, siteFactsOf } from './shared/site-facts.ts';

export interface PageToInspect {
  readonly route: Route;
  readonly page: PageWithCopies;
  readonly html: string;
}

/** The findings of one page, and the summary for rules over all pages. Plain data. */
export interface PageReport {
  readonly findings: readonly Finding[];
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
      for (const finding of rule.run(inspected, known)) findings.push(finding);
    } catch (error) {
      crashes.push([rule.name, crashOf(rule.name, error)]);
    }
  }
  return { findings, crashes, summary: summaryOf(inspected) };
}

interface PageAlone extends Omit<FactSources, 'headers'> {
  readonly content: Content;
  /** Output path → content. */
  readonly files: SiteFiles;
  readonly pageRules?: readonly Named<PageRule>[];
}

/** The findings about one page alone, for the editor preview. None if it could not be rendered. */
export function inspectAlone({ pageRules: own, files, ...site }: PageAlone, route: Route): Diagnostic[] {
  const html = files.get(route.output);
  const page = loadedTexts(site.content).get(route.page);
  if (typeof html !== 'string' || !page) return [];
  const siteFacts = siteFactsOf(site);
  const { findings, crashes } = inspectPage({ route, page, html }, siteFacts, pageRulesFor(siteFacts, own));
  return [...groupPageFindings(findings.map((finding) => ({ route, page, finding }))), ...crashes.map(([, reported]) => reported)];
}
