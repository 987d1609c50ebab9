import type { FactFormat } from '../4-render/fact-formats.ts';
import type { Host } from '../4-render/host.ts';
import type { CustomCheck, CustomPageRule, CustomSiteRule, CustomTextCheck } from './check.ts';
import type { ReportFormat } from './report-format.ts';

/** What a site adds to Wortlaut, in its `wortlaut.config.ts`. All of it is optional. */
export interface Config {
  /** Checks over the content, which run after those of Wortlaut. */
  readonly checks?: readonly (CustomCheck | CustomTextCheck)[];
  /** Rules over the HTML of each page. */
  readonly pageRules?: readonly CustomPageRule[];
  /** Rules over all pages and the files beside them. */
  readonly siteRules?: readonly CustomSiteRule[];
  /** Name → how a fact is written that names it as its `format`. */
  readonly factFormats?: Readonly<Record<string, FactFormat>>;
  /** Name → a form in which `check` and `build` print what they found, beside pretty, json, sarif and github: `--format NAME`. */
  readonly reportFormats?: Readonly<Record<string, ReportFormat>>;
  /** Name → a host, beside those of Wortlaut: `build --host NAME`. */
  readonly hosts?: Readonly<Record<string, Host>>;
}

/** Returns the configuration; its type checks it. */
export const defineConfig = <const Given extends Config>(config: Given): Given => config;
