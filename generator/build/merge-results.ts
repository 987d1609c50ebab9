import { reportedOnce } from '../4-render/page-failure.ts';
import type { PageReport } from '../5-inspect/inspect-page.ts';
import type { FileRecord } from '../6-emit/output-file.ts';
import { openPageStore } from '../cache/page-store.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { BatchResult } from './batch-job.ts';
import type { BatchPlan } from './batch-plan.ts';
import { batchRecord } from './batch-record.ts';
import type { BatchState, BuildState } from './build-state.ts';
import { checkSharedTextLimits, checkUnusedTexts } from './check-shared-texts.ts';
import type { DependencyGraph } from './dependency-graph.ts';
import { inspectAcrossPages } from './inspect-across-pages.ts';
import { findRecords } from './page-records.ts';
import type { PreviousBuild } from './previous-build.ts';
import type { SiteToBuild } from './site-to-build.ts';
import type { StagedDocuments } from './stage-documents.ts';

export interface MergedResults {
  readonly diagnostics: PageDiagnostics;
  /** Address → bytes that a visitor fetches. */
  readonly weights: ReadonlyMap<string, number>;
  /** Every file of the site, by its path; empty if nothing was staged. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** Addresses whose pages were rendered; the others were reused. */
  readonly rendered: readonly string[];
  readonly stored: StoredHtml;
  /** The state for the next build. */
  readonly record: Omit<BuildState, 'added' | 'assetWeights'>;
}

/** What the stages found, each in the order of the addresses. */
interface PageDiagnostics {
  /** Of the files of page texts. */
  readonly loading: readonly Diagnostic[];
  /** Of the texts. */
  readonly checking: readonly Diagnostic[];
  /** Empty if no page was rendered. */
  readonly rendering: readonly Diagnostic[];
  readonly inspecting: readonly Diagnostic[];
}

/** The HTML of the pages in the cache. */
interface StoredHtml {
  /** How many bytes this build added. */
  readonly added: number;
  /** Names of the cache files that hold it. */
  readonly files: ReadonlySet<string>;
  /** The HTML of the page at an address; undefined if the cache does not have it any more. */
  readonly html: (path: string) => string | undefined;
}

interface ResultsToMerge {
  readonly site: SiteToBuild;
  readonly documents: StagedDocuments;
  readonly plans: readonly BatchPlan[];
  readonly results: ReadonlyMap<number, BatchResult>;
  readonly previous: PreviousBuild;
  /** Parses serialized page reports. */
  readonly reportsIn: (written: string) => readonly PageReport[];
  readonly record: Pick<BuildState, 'fingerprints' | 'inspection' | 'mentions' | 'costs'> & { readonly vocabulary: string };
}

/** Merges the results of all batches with what is reused: diagnostics in the order of the addresses, files, and the next state. */
export function mergeResults({ site, documents, plans, results, previous, reportsIn, record }: ResultsToMerge): MergedResults {
  const { inputs, render, staging, run } = site;
  const { vocabulary, ...rest } = record;
  const { dependencies: graph } = previous;
  const batches = plans.map((plan, number) => batchRecord({ plan, result: results.get(number), previous, vocabulary, reportsIn }));
  const failed = new Map([...results.values()].flatMap((result) => Object.entries(result.failed)));
  const rendered = new Map([...results.values()].flatMap((result) => Object.entries(result.rendered)));
  const found = new Map([...batches.flatMap(({ diagnostics }) => Object.entries(diagnostics)), ...failed]);
  const ofPages = found.size ? inputs.manifest.routes.flatMap(({ path }) => found.get(path) ?? []) : [];
  const unused = render && !run.shard && !hasErrors(ofPages) ? checkUnusedTexts(inputs, batches, graph) : [];
  const store = openPageStore(site.cache);
  const recordOf = findRecords(batches);
  const html = (path: string) => {
    const page = recordOf(path);
    const data = page && store.read(...page.stored);
    return data && Buffer.from(data).toString();
  };
  const reports = batches.map((batch) => batch.reports);
  const siteInspection = render
    ? inspectAcrossPages({ site, documents, fingerprints: record.fingerprints, reports, reportsIn, html })
    : { key: '', found: [] };
  const tooLong = render ? [...checkSharedTextLimits(inputs), ...batches.flatMap(({ checked }) => checked.tooLong)] : [];
  const staged = documents.staged();
  return {
    diagnostics: {
      loading: batches.flatMap(({ checked }) => checked.found),
      checking: batches.flatMap(({ checked }) => checked.diagnostics),
      rendering: render ? reportedOnce([...ofPages, ...unused, ...tooLong]) : [],
      inspecting: siteInspection.found,
    },
    weights: new Map(batches.flatMap(({ addresses, weights }) => addresses.map((path, index) => [path, weights[index] as number]))),
    files: staging ? new Map([...staged, ...pageFiles()]) : new Map(),
    rendered: [...rendered.keys()],
    stored: {
      added: [...rendered.values()].reduce((sum, { stored: [, , length] }) => sum + length, 0),
      files: new Set(batches.flatMap(({ htmlFiles }) => htmlFiles)),
      html,
    },
    record: {
      ...rest,
      ...withUsedDependencies(batches, graph),
      siteInspection,
      documents: [...staged].map(([path, { hash }]) => [path, hash]),
    },
  };

  function pageFiles(): [string, FileRecord][] {
    const reused = new Map(plans.flatMap((plan) => [...plan.files]));
    return inputs.manifest.routes.flatMap(({ path, output }) => {
      const file = rendered.get(path)?.file ?? reused.get(path);
      return file ? [[output, file]] : [];
    });
  }
}

/** The batches with only the dependencies that their pages have now, renumbered. */
function withUsedDependencies(batches: readonly BatchState[], graph: DependencyGraph): Pick<BuildState, 'batches' | 'dependencies'> {
  const { dependencies, numberOf } = graph.subset(batches.flatMap(({ dependencySets }) => dependencySets));
  return { dependencies, batches: batches.map((batch) => ({ ...batch, dependencySets: batch.dependencySets.map(numberOf) })) };
}
