import { type RenderInputs, TrackedInputs } from '../../4-render/query-inputs.ts';
import type { PageReport } from '../../5-inspect/inspect-page.ts';
import { parseReports } from '../../5-inspect/shared/serialize-reports.ts';
import type { InputSet } from '../../model/input-groups.ts';
import type { BatchState, BuildState } from './build-state.ts';
import { DependencyGraph } from './dependency-graph.ts';
import { recordedQuery } from './dependency-recorder.ts';
import { changedInputs, type InputFingerprints } from './input-fingerprints.ts';
import { findInBatches, findRecords, type PageRecord } from './page-records.ts';

/** The reusable parts of the last build. */
export interface PreviousBuild {
  readonly dependencies: DependencyGraph;
  readonly changedInputs: InputSet;
  batch(pages: readonly string[]): BatchState | undefined;
  /** Whether no query of a batch's pages can have another result, now that the hash of their routes is this one. */
  isCurrent(batch: BatchState, routes: string): boolean;
  /** The page at an address, in whichever batch it was. */
  page(path: string): PageRecord | undefined;
  report(path: string): PageReport | undefined;
  /** The page if all its queries still have the same results, else undefined. */
  reusable(page: PageRecord): PageRecord | undefined;
}

/** Opens the state of the last build. Evaluates only queries whose input groups have changed. */
export function openPreviousBuild(state: BuildState | undefined, fingerprints: InputFingerprints, inputs: RenderInputs): PreviousBuild {
  const changed = changedInputs(fingerprints, state?.fingerprints);
  const dependencies = new DependencyGraph(state?.dependencies);
  const tracked = new TrackedInputs(inputs);
  const evaluate = (key: string) => recordedQuery(tracked.answer(key));
  const stale = dependencies.staleSets(changed, evaluate);
  const before = state?.batches ?? [];
  const batches = new Map(before.map((batch) => [batch.pages.join(' '), batch]));
  return {
    dependencies,
    changedInputs: changed,
    batch: (pages) => batches.get(pages.join(' ')),
    isCurrent: ({ dependencySets, pageLocalInputs, routes: known }, now) =>
      (pageLocalInputs & changed) === 0 && known === now && !dependencySets.some((set) => stale.has(set)),
    page: findRecords(before),
    report: findInBatches(before, ({ reports }) => parseReports(reports.text).map((one) => [one.summary.path, one])),
    reusable(page) {
      if (changed === 0) return page;
      if (stale.has(page.dependencySet)) return undefined;
      const pageLocal = page.pageLocal.map((query) => ((query[2] & changed) === 0 ? query : evaluate(query[0])));
      return pageLocal.every(([, result], index) => result === page.pageLocal[index]?.[1]) ? { ...page, pageLocal } : undefined;
    },
  };
}
