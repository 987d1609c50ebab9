/** What scripts and tools import as `wortlaut/node`. Importing it loads nothing of the generator. */

export type { Finding, FindingFix, FindingPlace, FixEdit, SuppressedFinding } from './finding.ts';
export { OptionError } from './option-error.ts';
export { build, check } from './run-site.ts';
export type { BuildOptions, CheckOptions, SiteOptions } from './site-options.ts';
export type { BuildResult, CheckResult, SiteResult } from './site-result.ts';
