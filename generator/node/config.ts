import type { CustomCheck, CustomPageRule, CustomSiteRule, CustomTextCheck } from './check.ts';

/** What a site adds to Wortlaut, in its `wortlaut.config.ts`. All of it is optional. */
export interface Config {
  /** Checks over the content, which run after those of Wortlaut. */
  readonly checks?: readonly (CustomCheck | CustomTextCheck)[];
  /** Rules over the HTML of each page. */
  readonly pageRules?: readonly CustomPageRule[];
  /** Rules over all pages and the files beside them. */
  readonly siteRules?: readonly CustomSiteRule[];
}

/** Returns the configuration; its type checks it. */
export const defineConfig = <const Given extends Config>(config: Given): Given => config;
