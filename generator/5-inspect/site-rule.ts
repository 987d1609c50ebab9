import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../model/content.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import type { HeaderRule, ScriptRequest, SiteFiles } from '../model/site-files.ts';
import type { PageSummary } from './shared/page-summary.ts';

/** The site around the pages. Does not need the copies of the pages. */
export interface SiteToInspect {
  /** All content except the texts of ordinary pages. */
  readonly content: SharedContent;
  /** Every address: pages, redirects, and files that the theme writes. */
  readonly manifest: Manifest;
  /** Output path → content of every file beside the pages, without those of hosts. */
  readonly files: SiteFiles;
  /** The response headers of paths, which hosts send. */
  readonly headers: readonly HeaderRule[];
  /** Requests of the theme's scripts to addresses with a host. */
  readonly requests?: readonly ScriptRequest[];
  /** Reads the HTML of a page again: only for the first page of each finding, to describe the element. */
  readonly html?: (route: Route) => string | undefined;
}

/** The facts about a page for rules over all pages. */
export interface PageFacts {
  /** The address and its properties. */
  readonly route: Route;
  /** The definition, without texts. */
  readonly page: Page;
  /** The summary of its HTML. */
  readonly summary: PageSummary;
}

/** Address → page, in the order of the routes. */
export type KnownPages = ReadonlyMap<string, PageFacts>;

/** One rule over all pages and the files beside them. */
export interface SiteRule {
  run(site: SiteToInspect, pages: KnownPages): Diagnostic[];
}
