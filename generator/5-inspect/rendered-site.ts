import type { Content } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import type { ScriptParts, SiteFiles } from '../model/site-files.ts';

/** The site as it was rendered, and what it was rendered from. */
export interface RenderedSite {
  readonly content: Content;
  readonly manifest: Manifest;
  /** Output path → what it holds. */
  readonly files: SiteFiles;
  /** Which files islands fetch; without it that is not judged. */
  readonly scripts?: ScriptParts;
}
