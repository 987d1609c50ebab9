import type { CSSOptions, PluginOption } from 'vite';
import type { FactFormat } from '../4-render/fact-formats.ts';
import type { Host } from '../4-render/host.ts';
import type { Result } from '../7-report/report.ts';
import type { CustomCheck, CustomPageRule, CustomSiteRule, CustomTextCheck } from './check.ts';

/** Writes the result of `check` or `build` as text, which is printed as it is. */
export type ReportFormat = (result: Result) => string;

/** The additions of a site to Wortlaut, in its `wortlaut.config.ts`. All of it is optional. */
export interface Config {
  /** Checks over the content, which run after those of Wortlaut. */
  readonly checks?: readonly (CustomCheck | CustomTextCheck)[];
  /** Rules over the HTML of each page. */
  readonly pageRules?: readonly CustomPageRule[];
  /** Rules over all pages and the files beside them. */
  readonly siteRules?: readonly CustomSiteRule[];
  /** Name → the form of facts whose `format` is that name. */
  readonly factFormats?: Readonly<Record<string, FactFormat>>;
  /** Name → a form of the findings of `check` and `build`, beside pretty, json, sarif and github: `--format NAME`. */
  readonly reportFormats?: Readonly<Record<string, ReportFormat>>;
  /** Plugins and settings of styles for Vite, which bundles the theme for Node and for browsers. */
  readonly vite?: { readonly plugins?: readonly PluginOption[]; readonly css?: CSSOptions };
  /** Name → a host, beside those of Wortlaut: `build --host NAME`. */
  readonly hosts?: Readonly<Record<string, Host>>;
}

/** Returns the configuration; its type checks it. */
export const defineConfig = <const Given extends Config>(config: Given): Given => config;

/** Returns the format of facts; its type checks it. */
export const defineFactFormat = (format: FactFormat): FactFormat => format;

/** Returns the format of reports; its type checks it. */
export const defineReportFormat = (format: ReportFormat): ReportFormat => format;

/** Returns the host; its type checks it. */
export const defineHost = (host: Host): Host => host;
