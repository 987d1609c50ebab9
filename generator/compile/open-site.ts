import { setImmediate } from 'node:timers/promises';
import type { Source } from '../1-load/source.ts';
import type { BatchCoverage } from '../7-report/coverage.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { findingsOfContent } from '../diagnostics/report/report.ts';
import type { SharedContent } from '../model/content.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import { lineageOf } from '../model/page-copies.ts';
import { versionFaults } from '../package/version-faults.ts';
import { loadConfig } from './configuration/config.ts';
import { type Settings, todayOf } from './configuration/settings.ts';
import { vocabularyOf } from './configuration/theme-vocabulary.ts';
import type { SiteModel } from './site-model.ts';
import { updateEditorTypes } from './steps/editor-types.ts';
import { finish, leavesErrors } from './steps/finish-findings.ts';
import { loadSharedContent } from './steps/load-site.ts';
import { planSite } from './steps/plan-site.ts';

/** A site whose pages are read on demand. */
export interface OpenSite {
  readonly source: Source;
  /** All content but the texts of ordinary pages. */
  readonly shared: SharedContent;
  readonly manifest: Manifest;
  /** The ISO date on which it was opened. */
  readonly today: string;
  /** Diagnostics of the shared content and of planning. */
  readonly found: readonly Diagnostic[];
  readonly routing: readonly Diagnostic[];
}

/** Reads the shared content of a site and plans its addresses, without checks. Returns only diagnostics if a shared file cannot be read. */
export async function openSite(settings: Settings): Promise<{ site?: OpenSite; diagnostics: readonly Diagnostic[] }> {
  const ofVersion = await versionFaults();
  if (ofVersion.length) return { diagnostics: ofVersion };
  const { source, shared, diagnostics } = await loadSharedContent(settings);
  if (!shared || hasErrors(diagnostics)) return { diagnostics };
  await updateEditorTypes(settings, shared, diagnostics);
  const { manifest, routing } = await planSite(shared, settings);
  return { site: { source, shared, manifest, today: todayOf(settings), found: diagnostics, routing }, diagnostics };
}

/** The site with the texts of one page, and the diagnostics of their files. */
export async function readPage(
  { source, shared, manifest, today }: OpenSite,
  route: Route,
): Promise<{ page: SiteModel; found: readonly Diagnostic[] }> {
  const page = shared.pages.get(route.page);
  const lineage = page ? lineageOf(shared.pages, page) : [];
  const { content, diagnostics } = await source.readPages(
    shared,
    lineage.map(({ id }) => id),
  );
  return { page: { content, manifest, today }, found: diagnostics };
}

/** The diagnostics of the whole content. Yields to other tasks after each batch; undefined once `isWanted` returns false. */
export async function checkOpenSite(
  { source, shared, manifest, found, routing }: OpenSite,
  settings: Settings,
  isWanted: () => boolean,
): Promise<readonly Diagnostic[] | undefined> {
  const { checkSharedContent, checkTexts, coverage, coverageOfBatch, draftFinding, pagesClaimed } = await import('./steps/stages.ts');
  const { checks: own } = await loadConfig();
  const vocabulary = await vocabularyOf(settings);
  const loading = [...found];
  const checked: Diagnostic[] = [];
  const batches: BatchCoverage[] = [];
  for (const { pages } of source.groups(shared.pages)) {
    await setImmediate();
    if (!isWanted()) return undefined;
    const { content, diagnostics } = await source.readPages(shared, pages);
    loading.push(...diagnostics);
    checked.push(...checkTexts(content.batch, { shared: content, vocabulary, own }));
    if (settings.draft) batches.push(coverageOfBatch(content.batch, manifest));
  }
  const { content } = await source.readPages(shared, pagesClaimed(shared));
  await setImmediate();
  if (!isWanted()) return undefined;
  const ofSite = checkSharedContent(content, vocabulary, own);
  const ofContent = findingsOfContent(loading, [...ofSite, ...checked], settings.draft ? content : undefined);
  const all = [...ofContent, ...(settings.draft ? draftFinding(coverage({ content, manifest, diagnostics: [], batches })) : [])];
  const reported = routing.length && !leavesErrors(all, settings, content) ? [...all, ...routing] : all;
  return (await finish(reported, settings, { content })).diagnostics;
}
