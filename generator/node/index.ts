/** The entry `wortlaut/node` for configurations, scripts and tools. Importing it loads nothing of the generator. */

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
export { build, check } from './run-site.ts';
export { type BuildOptions, type CheckOptions, OptionError, type SiteOptions } from './site-options.ts';
export type { BuildResult, CheckResult, Finding, SiteResult, SuppressedFinding } from './site-result.ts';
