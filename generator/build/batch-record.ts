import type { PageReport } from '../5-inspect/inspect-page.ts';
import { serializeReports } from '../5-inspect/shared/serialize-reports.ts';
import { type HashedText, hashedText } from '../cache/text-store.ts';
import type { BatchResult, PageRecord } from './batch-job.ts';
import type { BatchPlan } from './batch-plan.ts';
import type { BatchState } from './build-state.ts';
import type { PreviousBuild } from './previous-build.ts';

export interface Ending {
  readonly plan: BatchPlan;
  readonly result: BatchResult | undefined;
  readonly remembered: PreviousBuild;
  readonly vocabulary: string;
  /** Reads verdicts that are written as one text. */
  readonly verdictsIn: (written: string) => readonly PageReport[];
}

/** A part after its job, or as it was where there was none. */
export function batchRecord({ plan, result, remembered, vocabulary, verdictsIn }: Ending): BatchState {
  const { part, before, kept, job } = plan;
  const addresses = part.addresses.flatMap((path): [string, PageRecord][] => {
    const { file: _, ...fresh } = result?.rendered[path] ?? {};
    if ('hash' in fresh) return [[path, fresh as PageRecord]];
    const as = kept.get(path);
    return as && result?.failed[path] === undefined ? [[path, as]] : [];
  });
  const checked = result?.checked ?? before?.checked ?? nothingChecked;
  const texts = result?.texts ?? before?.texts;
  const coverage = result?.coverage ?? before?.coverage;
  return {
    pages: part.pages,
    sources: part.sources,
    definitions: part.definitions,
    vocabulary,
    checked,
    addresses,
    verdicts: job?.render || !before ? verdictsOn(addresses, { result, remembered, verdictsIn }) : before.verdicts,
    ...(texts && { texts }),
    ...(coverage && { coverage }),
  };
}

const nothingChecked = { found: [], diagnostics: [], rooms: [], areas: 0 };

/** The verdicts on a part's pages: those of its job as they came, if that has looked at all of them. */
function verdictsOn(
  addresses: BatchState['addresses'],
  { result, remembered, verdictsIn }: Pick<Ending, 'result' | 'remembered' | 'verdictsIn'>,
): HashedText {
  const fresh = result?.verdicts ? verdictsIn(result.verdicts) : [];
  if (result?.verdicts && fresh.length === addresses.length) return hashedText(result.verdicts);
  const byPath = new Map(fresh.map((verdict) => [verdict.summary.path, verdict]));
  return hashedText(serializeReports(addresses.flatMap(([path]) => byPath.get(path) ?? remembered.verdict(path) ?? [])));
}
