import type { PageReport } from '../5-inspect/inspect-page.ts';
import { serializeReports } from '../5-inspect/shared/serialize-reports.ts';
import { type HashedText, hashedText } from '../cache/text-store.ts';
import type { BatchResult, CheckedBatch, PageRecord } from './batch-job.ts';
import type { BatchPlan } from './batch-plan.ts';
import type { BatchState } from './build-state.ts';
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
  const addresses = batch.addresses.flatMap((path): [string, PageRecord][] => {
    const { file: _, ...rendered } = result?.rendered[path] ?? {};
    if ('hash' in rendered) return [[path, rendered as PageRecord]];
    const reused = reusable.get(path);
    return reused && result?.failed[path] === undefined ? [[path, reused]] : [];
  });
  const checked = result?.checked ?? before?.checked ?? nothingChecked;
  const texts = result?.texts ?? before?.texts;
  const coverage = result?.coverage ?? before?.coverage;
  return {
    pages: batch.pages,
    sources: batch.sources,
    definitions: batch.definitions,
    vocabulary,
    checked,
    addresses,
    reports: job?.render || !before ? reportsOn(addresses, { result, previous, reportsIn }) : before.reports,
    ...(texts && { texts }),
    ...(coverage && { coverage }),
  };
}

const nothingChecked: CheckedBatch = { found: [], diagnostics: [], tooLong: [], inputs: 0 };

/** The reports on a batch's pages; those of its job unparsed, if the job inspected all pages. */
function reportsOn(
  addresses: BatchState['addresses'],
  { result, previous, reportsIn }: Pick<BatchToRecord, 'result' | 'previous' | 'reportsIn'>,
): HashedText {
  const fresh = result?.reports ? reportsIn(result.reports) : [];
  if (result?.reports && fresh.length === addresses.length) return hashedText(result.reports);
  const byPath = new Map(fresh.map((report) => [report.summary.path, report]));
  return hashedText(serializeReports(addresses.flatMap(([path]) => byPath.get(path) ?? previous.report(path) ?? [])));
}
