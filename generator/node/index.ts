/** What a configuration and the scripts of a site import as `wortlaut/node`. */

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
export * from './host.ts';
export * from './report-format.ts';
