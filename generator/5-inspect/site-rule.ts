import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../model/content.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import type { SiteFiles } from '../model/site-files.ts';
import type { PageSummary } from './shared/page-summary.ts';

/** The site around the pages. Of the content the copies of the pages are not needed. */
export interface SiteToInspect {
  readonly content: SharedContent;
  readonly manifest: Manifest;
  /** Output path → what it holds, of everything beside the pages. */
  readonly files: SiteFiles;
  /** The HTML of a page, read again: asked only for the first page of each finding, to name the element that is meant. */
  readonly html?: (route: Route) => string | undefined;
}

/** A page as the rules over all pages know it. */
export interface PageFacts {
  readonly route: Route;
  readonly page: Page;
  readonly summary: PageSummary;
}

/** Address → page, in the order of the routes. */
export type KnownPages = ReadonlyMap<string, PageFacts>;

/** One rule over all pages together and the files beside them. */
export interface SiteRule {
  readonly name: string;
  run(site: SiteToInspect, pages: KnownPages): Diagnostic[];
}
