import type { PageReport } from '../5-inspect/inspect-page.ts';
import { serializeReports } from '../5-inspect/shared/serialize-reports.ts';
import { type HashedText, hashedText } from '../cache/text-store.ts';
import type { BatchResult, CheckedBatch, PageRecord } from './batch-job.ts';
import type { BatchPlan } from './batch-plan.ts';
import type { BatchState } from './build-state.ts';
import { recordPages } from './page-records.ts';
import type { PreviousBuild } from './previous-build.ts';

interface BatchToRecord {
  readonly plan: BatchPlan;
  readonly result: BatchResult | undefined;
  readonly previous: PreviousBuild;
  readonly vocabulary: string;
  /** Parses serialized page reports. */
  readonly reportsIn: (written: string) => readonly PageReport[];
}

/** The state of a batch after its job, or that of the last build if it had none. */
export function batchRecord({ plan, result, previous, vocabulary, reportsIn }: BatchToRecord): BatchState {
  const { batch, before, reusable, job } = plan;
  const { pages, sources, definitions } = batch;
  const checked = result?.checked ?? before?.checked ?? nothingChecked;
  const own = { pages, sources, definitions, vocabulary, checked };
  if (before && !reusable) return { ...before, ...own };
  const records = batch.addresses.flatMap((path): [string, PageRecord][] => {
    const { file: _, ...rendered } = result?.rendered[path] ?? {};
    if ('hash' in rendered) return [[path, rendered as PageRecord]];
    const reused = reusable?.get(path);
    return reused && result?.failed[path] === undefined ? [[path, reused]] : [];
  });
  const texts = result?.texts ?? before?.texts;
  return {
    ...own,
    ...recordPages(records),
    coverage: result?.coverage || !before ? hashedText(JSON.stringify(result?.coverage ? [result.coverage] : [])) : before.coverage,
    reports: job?.render || !before ? reportsOn(records, { result, previous, reportsIn }) : before.reports,
    ...(texts && { texts }),
  };
}

const nothingChecked: CheckedBatch = { found: [], diagnostics: [], tooLong: [], inputs: 0 };

/** The reports on a batch's pages; those of its job unparsed, if the job inspected all pages. */
function reportsOn(
  pages: readonly (readonly [path: string, page: PageRecord])[],
  { result, previous, reportsIn }: Pick<BatchToRecord, 'result' | 'previous' | 'reportsIn'>,
): HashedText {
  const fresh = result?.reports ? reportsIn(result.reports) : [];
  if (result?.reports && fresh.length === pages.length) return hashedText(result.reports);
  const byPath = new Map(fresh.map((report) => [report.summary.path, report]));
  return hashedText(serializeReports(pages.flatMap(([path]) => byPath.get(path) ?? previous.report(path) ?? [])));
}
