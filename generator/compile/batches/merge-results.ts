import { headerRules } from '../../4-render/headers.ts';
import { reportedOnce } from '../../4-render/page-failure.ts';
import type { PageReport } from '../../5-inspect/inspect-page.ts';
import { inspectSite } from '../../5-inspect/inspect-site.ts';
import type { FileRecord } from '../../6-emit/output-file.ts';
import { openPacks } from '../../cache/packs.ts';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../../model/site-files.ts';
import { findTextLimits } from '../../model/text-limit.ts';
import { shortHash } from '../../package/hash.ts';
import type { BatchState, BuildState } from '../reuse/build-state.ts';
import type { DependencyGraph } from '../reuse/dependency-graph.ts';
import { findRecords } from '../reuse/page-records.ts';
import type { RecordedBatch } from './batch-record.ts';
import { checkSharedTextLimits, checkUnusedTexts } from './check-shared-texts.ts';
import type { SiteToBuild } from './site-to-build.ts';
import type { StagedDocuments } from './stage-documents.ts';

export interface MergedResults {
  /** The findings of each stage, in the order of the addresses. `loading` are those in files of page texts. */
  readonly diagnostics: Readonly<Record<'loading' | 'checking' | 'rendering' | 'inspecting', readonly Diagnostic[]>>;
  /** Address → bytes that a visitor fetches. */
  readonly weights: ReadonlyMap<string, number>;
  /** Every file of the site, by its path; empty if nothing was staged. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** The files that hosts read elsewhere: `NAME/path` → text; empty if nothing was staged. */
  readonly configuration: SiteFiles;
  /** How many pages were rendered; the others were reused. */
  readonly rendered: number;
  /** The HTML of the page at an address; undefined if the cache does not have it any more. */
  readonly html: (path: string) => string | undefined;
  readonly state: BuildState;
}

interface ResultsToMerge {
  readonly input: SiteToBuild;
  readonly documents: StagedDocuments;
  readonly recorded: readonly RecordedBatch[];
  readonly graph: DependencyGraph;
  readonly reportsIn: (serialized: string) => readonly PageReport[];
  readonly state: Pick<BuildState, 'fingerprints' | 'inspection' | 'mentions'>;
}

/** Merges what was recorded of all batches: diagnostics in the order of the addresses, files, and the next state. */
export function mergeResults(results: ResultsToMerge): MergedResults {
  const { input, documents, recorded, graph, state } = results;
  const { manifest, isRenderable, staging, site } = input;
  const batches = recorded.map((batch) => batch.state);
  const packs = openPacks(site.cache);
  const recordOf = findRecords(batches);
  const html = (path: string) => {
    const page = recordOf(path);
    return page && packs.read(page.stored, page.hash)?.toString();
  };
  const siteInspection = isRenderable ? inspectAcrossPages(results, html) : { key: '', found: [] };
  const staged = documents.staged();
  const pages = new Map(recorded.flatMap(({ files }) => [...files]));
  const pageFiles = manifest.routes.flatMap(({ path, output }) => {
    const file = pages.get(path);
    return file ? [[output, file] as const] : [];
  });
  const { dependencies, numberOf } = graph.subset(batches.flatMap(({ dependencySets }) => dependencySets));
  return {
    diagnostics: {
      loading: batches.flatMap(({ checked }) => checked.found),
      checking: batches.flatMap(({ checked }) => checked.diagnostics),
      rendering: isRenderable ? renderingFindings(results, batches) : [],
      inspecting: siteInspection.found,
    },
    weights: new Map(batches.flatMap(({ addresses, weights }) => addresses.map((path, index) => [path, weights[index] as number]))),
    files: staging ? new Map([...staged, ...pageFiles]) : new Map(),
    configuration: staging ? documents.configuration() : new Map(),
    rendered: recorded.reduce((sum, batch) => sum + batch.rendered, 0),
    html,
    state: {
      ...state,
      // Only the dependencies that pages have now, renumbered.
      dependencies,
      batches: batches.map((batch) => ({ ...batch, dependencySets: batch.dependencySets.map(numberOf) })),
      siteInspection,
      documents: [...staged].map(([path, { hash }]) => [path, hash]),
      documentInputs: documents.inputs(),
    },
  };
}

/** The findings of the renderer, and of the rules over texts that need to know which pages show them. */
function renderingFindings({ input, documents, recorded, graph }: ResultsToMerge, batches: readonly BatchState[]): readonly Diagnostic[] {
  const byPath = new Map(recorded.flatMap(({ state, failed }) => [...Object.entries(state.diagnostics), ...Object.entries(failed)]));
  const ofPages = byPath.size ? input.manifest.routes.flatMap(({ path }) => byPath.get(path) ?? []) : [];
  const { diagnostics, keys } = documents.ofTheme();
  const unused = hasErrors(ofPages) ? [] : checkUnusedTexts(input, batches, { graph, others: keys });
  const sharedTooLong = checkSharedTextLimits(input, findTextLimits(input.theme.textLimits));
  return reportedOnce([...ofPages, ...diagnostics, ...unused, ...sharedTooLong, ...batches.flatMap(({ checked }) => checked.tooLong)]);
}

/** The findings of the pages and of the rules over the whole site; those of the last build if their inputs are the same. */
function inspectAcrossPages(
  { input, documents, recorded, reportsIn, state }: ResultsToMerge,
  html: MergedResults['html'],
): BuildState['siteInspection'] {
  const { shared, manifest, assets } = input;
  const reports = recorded.map((batch) => batch.state.reports);
  const last = input.previousState?.siteInspection;
  const key = shortHash([JSON.stringify(state.fingerprints), ...reports.map(({ hash }) => hash)].join(' '));
  if (last?.key === key) return last;
  const byPath = new Map(reports.flatMap(({ text }) => reportsIn(text)).map((report) => [report.summary.path, report]));
  const inOrder = manifest.routes.flatMap(({ path }) => byPath.get(path) ?? []);
  const around = {
    content: shared,
    manifest,
    files: documents.files(),
    headers: headerRules(manifest),
    requests: assets.requests,
    html: ({ path }: { path: string }) => html(path),
  };
  return { key, found: inspectSite(around, inOrder, input.config.siteRules) };
}
