import type { Named } from '../diagnostics/run-check.ts';
import type { Content } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import type { HeaderRule, ScriptParts, SiteFiles } from '../model/site-files.ts';
import type { PageRule } from './page-rule.ts';

/** The rendered site and its sources. */
export interface RenderedSite {
  readonly content: Content;
  readonly manifest: Manifest;
  /** Output path → content. */
  readonly files: SiteFiles;
  /** The response headers of paths. */
  readonly headers: readonly HeaderRule[];
  /** The files that islands fetch; not checked if absent. */
  readonly scripts?: ScriptParts;
  /** The key of the words for a new tab; without it, links to other sites need not open one. */
  readonly newTab?: readonly [group: string, key: string] | undefined;
  /** The custom rules over one page. */
  readonly pageRules?: readonly Named<PageRule>[];
}
