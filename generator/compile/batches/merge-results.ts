import { reportedOnce } from '../../4-render/page-failure.ts';
import type { PageReport } from '../../5-inspect/inspect-page.ts';
import type { FileRecord } from '../../6-emit/output-file.ts';
import { openPacks } from '../../cache/packs.ts';
import type { HashedText } from '../../cache/texts.ts';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../../model/site-files.ts';
import { findTextLimits } from '../../model/text-limit.ts';
import type { BatchState, BuildState } from '../reuse/build-state.ts';
import type { DependencyGraph } from '../reuse/dependency-graph.ts';
import { findRecords } from '../reuse/page-records.ts';
import type { RecordedBatch } from './batch-record.ts';
import { checkSharedTextLimits, checkUnusedTexts } from './check-shared-texts.ts';
import { inspectAcrossPages } from './inspect-across-pages.ts';
import type { SiteToBuild } from './site-to-build.ts';
import type { StagedDocuments } from './stage-documents.ts';

export interface MergedResults {
  readonly diagnostics: PageDiagnostics;
  /** Address → bytes that a visitor fetches. */
  readonly weights: ReadonlyMap<string, number>;
  /** Every file of the site, by its path; empty if nothing was staged. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** What the hosts read elsewhere: `NAME/path` → text; empty if nothing was staged. */
  readonly configuration: SiteFiles;
  /** How many pages were rendered; the others were reused. */
  readonly rendered: number;
  /** The HTML of the page at an address; undefined if the cache does not have it any more. */
  readonly html: (path: string) => string | undefined;
  /** The state for the next build. */
  readonly record: Omit<BuildState, 'assetWeights'>;
}

/** What the stages found, each in the order of the addresses. */
interface PageDiagnostics {
  /** Of the files of page texts. */
  readonly loading: readonly Diagnostic[];
  readonly checking: readonly Diagnostic[];
  /** Empty if no page was rendered. */
  readonly rendering: readonly Diagnostic[];
  readonly inspecting: readonly Diagnostic[];
}

interface ResultsToMerge {
  readonly site: SiteToBuild;
  readonly documents: StagedDocuments;
  readonly batches: readonly RecordedBatch[];
  readonly graph: DependencyGraph;
  /** Parses page reports. */
  readonly reportsIn: (written: HashedText) => readonly PageReport[];
  readonly record: Pick<BuildState, 'fingerprints' | 'inspection' | 'mentions' | 'costs'>;
}

/** Merges what was recorded of all batches: diagnostics in the order of the addresses, files, and the next state. */
export function mergeResults({ site, documents, batches: recorded, graph, reportsIn, record }: ResultsToMerge): MergedResults {
  const { inputs, render, staging } = site;
  const batches = recorded.map(({ state }) => state);
  const found = new Map(recorded.flatMap(({ state, failed }) => [...Object.entries(state.diagnostics), ...Object.entries(failed)]));
  const ofPages = found.size ? inputs.manifest.routes.flatMap(({ path }) => found.get(path) ?? []) : [];
  const unused = render && !hasErrors(ofPages) ? checkUnusedTexts(inputs, batches, { graph, others: documents.ofTheme().keys }) : [];
  const packs = openPacks(site.cache);
  const recordOf = findRecords(batches);
  const html = (path: string) => {
    const page = recordOf(path);
    return page && packs.read(page.stored, page.hash)?.toString();
  };
  const reports = batches.map((batch) => batch.reports);
  const siteInspection = render
    ? inspectAcrossPages({ site, documents, fingerprints: record.fingerprints, reports, reportsIn, html })
    : { key: '', found: [] };
  const around = render
    ? [...documents.ofTheme().diagnostics, ...unused, ...checkSharedTextLimits(inputs, findTextLimits(site.theme.textLimits))]
    : [];
  const tooLong = batches.flatMap(({ checked }) => checked.tooLong);
  const staged = documents.staged();
  return {
    diagnostics: {
      loading: batches.flatMap(({ checked }) => checked.found),
      checking: batches.flatMap(({ checked }) => checked.diagnostics),
      rendering: render ? reportedOnce([...ofPages, ...around, ...tooLong]) : [],
      inspecting: siteInspection.found,
    },
    weights: new Map(batches.flatMap(({ addresses, weights }) => addresses.map((path, index) => [path, weights[index] as number]))),
    files: staging ? new Map([...staged, ...pageFiles()]) : new Map(),
    configuration: staging ? documents.configuration() : new Map(),
    rendered: recorded.reduce((sum, batch) => sum + batch.rendered, 0),
    html,
    record: {
      ...record,
      ...withUsedDependencies(batches, graph),
      siteInspection,
      documents: [...staged].map(([path, { hash }]) => [path, hash]),
      documentInputs: documents.inputs(),
    },
  };

  function pageFiles(): [string, FileRecord][] {
    const files = new Map(recorded.flatMap((batch) => [...batch.files]));
    return inputs.manifest.routes.flatMap(({ path, output }) => {
      const file = files.get(path);
      return file ? [[output, file]] : [];
    });
  }
}

/** The batches with only the dependencies that their pages have now, renumbered. */
function withUsedDependencies(batches: readonly BatchState[], graph: DependencyGraph): Pick<BuildState, 'batches' | 'dependencies'> {
  const { dependencies, numberOf } = graph.subset(batches.flatMap(({ dependencySets }) => dependencySets));
  return { dependencies, batches: batches.map((batch) => ({ ...batch, dependencySets: batch.dependencySets.map(numberOf) })) };
}
