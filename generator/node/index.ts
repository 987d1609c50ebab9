/** The entry `wortlaut/node` for configurations, scripts and tools. Importing it loads nothing of the generator. */

import type { BuildOptions, CheckOptions } from './site-options.ts';
import type { BuildResult, CheckResult } from './site-result.ts';

export type { Vocabulary } from '../2-check/content-check.ts';
export type { TextFile, TextSet } from '../2-check/text-sets.ts';
export type { FactFormat } from '../4-render/fact-formats.ts';
export type { HeaderRule } from '../4-render/headers.ts';
export type { Host, HostedSite } from '../4-render/host.ts';
export type { InspectedPage } from '../5-inspect/page-rule.ts';
export type { PageSummary } from '../5-inspect/shared/page-summary.ts';
export type { SiteFacts } from '../5-inspect/shared/site-facts.ts';
export type { KnownPages, PageFacts, SiteToInspect } from '../5-inspect/site-rule.ts';
export type { Result as ReportedResult } from '../7-report/report.ts';
export type { Place as FindingPlace } from '../diagnostics/diagnostic.ts';
export type { Edit as FixEdit, Fix as FindingFix } from '../diagnostics/fix.ts';
export type { Markup, MarkupElement } from '../markup/markup.ts';
export type { Content, Entry, PageWithCopies, SharedContent, Wording } from '../model/content.ts';
export type { Fact } from '../model/fact.ts';
export type { Redirect } from '../model/manifest.ts';
export * from './check.ts';
export * from './config.ts';
export { type BuildOptions, type CheckOptions, OptionError, type SiteOptions } from './site-options.ts';
export type { BuildResult, CheckResult, Finding, SiteResult, SuppressedFinding } from './site-result.ts';

/**
 * Builds a site, as `wortlaut build` does. Errors in the content or the theme are findings of the result; then nothing is written, and the
 * last good site stays. Each call uses the present files, and several sites can be built at once. Rejects with an OptionError for wrong
 * options, and with an Error if a thread of the build ends before its work is done.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const { runBuild } = await import('./run.ts');
  return runBuild(options);
}

/** Finds what `build` would report, and type errors, as `wortlaut check` does. Writes no site. Rejects as `build` does. */
export async function check(options: CheckOptions = {}): Promise<CheckResult> {
  const { runCheck } = await import('./run.ts');
  return runCheck(options);
}
