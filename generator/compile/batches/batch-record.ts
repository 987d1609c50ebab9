import type { PageReport } from '../../5-inspect/inspect-page.ts';
import { serializeReports } from '../../5-inspect/shared/serialize-reports.ts';
import type { FileRecord } from '../../6-emit/output-file.ts';
import type { Packs } from '../../cache/packs.ts';
import { type HashedText, storeText } from '../../cache/texts.ts';
import type { BatchState, CheckedBatch } from '../reuse/build-state.ts';
import { type PageRecord, recordPages } from '../reuse/page-records.ts';
import type { PreviousBuild } from '../reuse/previous-build.ts';
import type { BatchResult } from './batch-job.ts';
import type { BatchPlan } from './batch-plan.ts';

export interface RecordedBatch {
  readonly state: BatchState;
  /** Diagnostics of pages that could not be rendered, by address. */
  readonly failed: BatchResult['failed'];
  /** The staged files of its pages, by address. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** How many pages were rendered. */
  readonly rendered: number;
}

interface Recording {
  readonly previous: PreviousBuild;
  readonly vocabulary: string;
  readonly reportsIn: (serialized: string) => readonly PageReport[];
  readonly packs: Packs;
}

/** Records the result of a batch's job, or that the last build is still valid if it had none. */
export function recordBatch(plan: BatchPlan, result: BatchResult | undefined, recording: Recording): RecordedBatch {
  const rendered = Object.entries(result?.rendered ?? {});
  const pageFiles = rendered.flatMap(([path, { file }]) => (file ? [[path, file] as const] : []));
  return {
    state: stateOf(plan, result, recording),
    failed: result?.failed ?? {},
    files: pageFiles.length ? new Map([...plan.files, ...pageFiles]) : plan.files,
    rendered: rendered.length,
  };
}

function stateOf(plan: BatchPlan, result: BatchResult | undefined, recording: Recording): BatchState {
  const { batch, routesHash: routes, before, reusable, job } = plan;
  const { pages, sources, definitions } = batch;
  const { packs } = recording;
  const checked = result?.checked ?? before?.checked ?? nothingChecked;
  const own = { pages, sources, definitions, routes, vocabulary: recording.vocabulary, checked };
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
    ...recordPages(records, packs),
    coverage: result?.coverage || !before ? storeText(packs, JSON.stringify(result?.coverage ? [result.coverage] : [])) : before.coverage,
    reports: job?.render || !before ? reportsOn(records, result, recording) : before.reports,
    ...(texts && { texts }),
  };
}

const nothingChecked: CheckedBatch = { found: [], diagnostics: [], tooLong: [], inputs: 0 };

/** The reports on a batch's pages; those of its job unparsed, if the job rendered all pages. */
function reportsOn(
  pages: readonly (readonly [path: string, page: PageRecord])[],
  result: BatchResult | undefined,
  { previous, reportsIn, packs }: Recording,
): HashedText {
  const reportText = result?.reports;
  if (reportText && pages.every(([path]) => result.rendered[path])) return storeText(packs, reportText);
  const byPath = new Map((reportText ? reportsIn(reportText) : []).map((report) => [report.summary.path, report]));
  return storeText(packs, serializeReports(pages.flatMap(([path]) => byPath.get(path) ?? previous.report(path) ?? [])));
}
