import type { FunctionName, PlainOptions } from './read-options.ts';
import type { BuildResult, CheckResult } from './site-result.ts';

/** What the process of a site is started with, as JSON. */
export interface SiteRequest {
  readonly name: FunctionName;
  readonly options: PlainOptions;
}

/** What the process of a site sends: how far it is, and at its end one result or why there is none. */
export type SiteMessage =
  | { readonly progress: readonly [done: number, all: number] }
  | { readonly result: BuildResult | CheckResult }
  | { readonly failure: string };
