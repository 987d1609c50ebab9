import type { PageVerdict } from '../5-inspect/inspect-page.ts';
import { writeVerdicts } from '../5-inspect/shared/serialize-reports.ts';
import { type HashedText, hashedText } from '../cache/text-store.ts';
import type { PageRecord, PartResult } from './batch-job.ts';
import type { PartPlan } from './batch-plan.ts';
import type { KeptPart } from './build-state.ts';
import type { Remembered } from './previous-build.ts';

export interface Ending {
  readonly plan: PartPlan;
  readonly result: PartResult | undefined;
  readonly remembered: Remembered;
  readonly vocabulary: string;
  /** Reads verdicts that are written as one text. */
  readonly verdictsIn: (written: string) => readonly PageVerdict[];
}

/** A part after its job, or as it was where there was none. */
export function endedPart({ plan, result, remembered, vocabulary, verdictsIn }: Ending): KeptPart {
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
  addresses: KeptPart['addresses'],
  { result, remembered, verdictsIn }: Pick<Ending, 'result' | 'remembered' | 'verdictsIn'>,
): HashedText {
  const fresh = result?.verdicts ? verdictsIn(result.verdicts) : [];
  if (result?.verdicts && fresh.length === addresses.length) return hashedText(result.verdicts);
  const byPath = new Map(fresh.map((verdict) => [verdict.summary.path, verdict]));
  return hashedText(writeVerdicts(addresses.flatMap(([path]) => byPath.get(path) ?? remembered.verdict(path) ?? [])));
}
