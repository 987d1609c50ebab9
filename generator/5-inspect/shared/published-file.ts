import { outputOf } from '../../model/manifest.ts';
import type { KnownPages, SiteToInspect } from '../site-rule.ts';

/** Whether the site has a file at an output path: a page, or a document beside the pages. */
export function isPublished(path: string, site: SiteToInspect, pages: KnownPages): boolean {
  if (site.files.has(path)) return true;
  const address = `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
  return pages.has(address) && outputOf(address) === path;
}
