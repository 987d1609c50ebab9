import type { Source } from '../1-load/source.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { SharedContent } from '../model/content.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import { lineageIds } from '../model/page-copies.ts';
import { versionFaults } from '../package/version-faults.ts';
import type { Site } from './configuration/open-site.ts';
import type { SiteModel } from './site-model.ts';
import { updateEditorTypes } from './steps/editor-types.ts';
import { loadSharedContent } from './steps/load-site.ts';
import { planSite } from './steps/plan-site.ts';

/** The content of a site, whose pages are read on demand. */
export interface OpenContent {
  readonly site: Site;
  readonly source: Source;
  /** All content but the texts of ordinary pages. */
  readonly shared: SharedContent;
  readonly manifest: Manifest;
}

/** Reads the shared content, unless it is given, and plans its addresses, without checks. Only diagnostics if it cannot be read. */
export async function openContent(
  site: Site,
  known?: Pick<OpenContent, 'source' | 'shared'>,
): Promise<{ content?: OpenContent; diagnostics: readonly Diagnostic[] }> {
  const ofVersion = await versionFaults(site.root);
  if (ofVersion.length) return { diagnostics: ofVersion };
  const { source, shared, diagnostics } = known ? { ...known, diagnostics: [] } : await loadSharedContent(site);
  if (!shared || hasErrors(diagnostics)) return { diagnostics };
  await updateEditorTypes(site, shared, diagnostics);
  const { manifest } = await planSite(shared, site);
  return { content: { site, source, shared, manifest }, diagnostics };
}

/** The site with the texts of one page, and the diagnostics of their files. */
export async function readPage(
  { site, source, shared, manifest }: OpenContent,
  route: Route,
): Promise<{ page: SiteModel; found: readonly Diagnostic[] }> {
  const { content, diagnostics } = await source.readPages(shared, lineageIds(shared.pages, route.page));
  return { page: { site, content, manifest }, found: diagnostics };
}
