/** What a configuration, scripts and tools import as `wortlaut/node`. Importing it loads nothing of the generator. */

export type { Vocabulary } from '../2-check/content-check.ts';
export type { TextFile, TextSet } from '../2-check/text-sets.ts';
export type { InspectedPage } from '../5-inspect/page-rule.ts';
export type { PageSummary } from '../5-inspect/shared/page-summary.ts';
export type { SiteFacts } from '../5-inspect/shared/site-facts.ts';
export type { KnownPages, PageFacts, SiteToInspect } from '../5-inspect/site-rule.ts';
export type { Markup, MarkupElement } from '../markup/markup.ts';
export type { Content, Entry, PageWithCopies, SharedContent, Wording } from '../model/content.ts';
export * from './check.ts';
export { type Config, defineConfig } from './config.ts';
export * from './fact-format.ts';
export type { Finding, FindingFix, FindingPlace, FixEdit, SuppressedFinding } from './finding.ts';
export * from './host.ts';
export { OptionError } from './option-error.ts';
export * from './report-format.ts';
export { build, check } from './run-site.ts';
export type { BuildOptions, CheckOptions, SiteOptions } from './site-options.ts';
export type { BuildResult, CheckResult, SiteResult } from './site-result.ts';
