import { setImmediate } from 'node:timers/promises';
import type { Source } from '../1-load/source.ts';
import type { BatchCoverage } from '../7-report/coverage.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { findingsOfContent } from '../diagnostics/report/report.ts';
import type { SharedContent } from '../model/content.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import { lineageOf } from '../model/page-copies.ts';
import { versionFaults } from '../package/version-faults.ts';
import type { Site } from './configuration/open-site.ts';
import { vocabularyOf } from './configuration/theme-vocabulary.ts';
import type { SiteModel } from './site-model.ts';
import { updateEditorTypes } from './steps/editor-types.ts';
import { finish, leavesErrors } from './steps/finish-findings.ts';
import { loadSharedContent } from './steps/load-site.ts';
import { planSite } from './steps/plan-site.ts';

/** The content of a site, whose pages are read on demand. */
export interface OpenContent {
  readonly site: Site;
  readonly source: Source;
  /** All content but the texts of ordinary pages. */
  readonly shared: SharedContent;
  readonly manifest: Manifest;
  /** Diagnostics of the shared content and of planning. */
  readonly found: readonly Diagnostic[];
  readonly routing: readonly Diagnostic[];
}

/** Reads the shared content of a site and plans its addresses, without checks. Returns only diagnostics if a shared file cannot be read. */
export async function openContent(site: Site): Promise<{ content?: OpenContent; diagnostics: readonly Diagnostic[] }> {
  const ofVersion = await versionFaults(site.root);
  if (ofVersion.length) return { diagnostics: ofVersion };
  const { source, shared, diagnostics } = await loadSharedContent(site);
  if (!shared || hasErrors(diagnostics)) return { diagnostics };
  await updateEditorTypes(site, shared, diagnostics);
  const { manifest, routing } = await planSite(shared, site);
  return { content: { site, source, shared, manifest, found: diagnostics, routing }, diagnostics };
}

/** The site with the texts of one page, and the diagnostics of their files. */
export async function readPage(
  { site, source, shared, manifest }: OpenContent,
  route: Route,
): Promise<{ page: SiteModel; found: readonly Diagnostic[] }> {
  const page = shared.pages.get(route.page);
  const lineage = page ? lineageOf(shared.pages, page) : [];
  const { content, diagnostics } = await source.readPages(
    shared,
    lineage.map(({ id }) => id),
  );
  return { page: { site, content, manifest }, found: diagnostics };
}

/** The diagnostics of the whole content. Yields to other tasks after each batch; undefined once `isWanted` returns false. */
export async function checkOpenContent(
  { site, source, shared, manifest, found, routing }: OpenContent,
  isWanted: () => boolean,
): Promise<readonly Diagnostic[] | undefined> {
  const { checkSharedContent, checkTexts, coverage, coverageOfBatch, draftFinding, pagesClaimed } = await import('./steps/stages.ts');
  const { checks: own } = await site.config();
  const vocabulary = await vocabularyOf(site);
  const loading = [...found];
  const checked: Diagnostic[] = [];
  const batches: BatchCoverage[] = [];
  for (const { pages } of source.groups(shared.pages)) {
    await setImmediate();
    if (!isWanted()) return undefined;
    const { content, diagnostics } = await source.readPages(shared, pages);
    loading.push(...diagnostics);
    checked.push(...checkTexts(content.batch, { shared: content, vocabulary, own }));
    if (site.draft) batches.push(coverageOfBatch(content.batch, manifest));
  }
  const { content } = await source.readPages(shared, pagesClaimed(shared));
  await setImmediate();
  if (!isWanted()) return undefined;
  const ofSite = checkSharedContent(content, vocabulary, own);
  const ofContent = findingsOfContent(loading, [...ofSite, ...checked], site.draft ? content : undefined);
  const all = [...ofContent, ...(site.draft ? draftFinding(coverage({ content, manifest, diagnostics: [], batches })) : [])];
  const reported = routing.length && !(await leavesErrors(all, site, content)) ? [...all, ...routing] : all;
  return (await finish(reported, site, { content })).diagnostics;
}
