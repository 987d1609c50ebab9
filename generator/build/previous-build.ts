import { TrackedInputs } from '../4-render/query-inputs.ts';
import type { PageReport } from '../5-inspect/inspect-page.ts';
import { parseReports } from '../5-inspect/shared/serialize-reports.ts';
import type { InputSet } from '../model/input-groups.ts';
import type { BatchContext } from './batch-builder.ts';
import type { PageRecord } from './batch-job.ts';
import type { BatchState, BuildState } from './build-state.ts';
import { DependencyGraph } from './dependency-graph.ts';
import { answered } from './dependency-recorder.ts';
import { changedInputs, type InputFingerprints } from './input-fingerprints.ts';

/** What of the build before can stay as it is. */
export interface PreviousBuild {
  readonly book: DependencyGraph;
  readonly changed: InputSet;
  /** The part of these pages, as it was. */
  part(pages: readonly string[]): BatchState | undefined;
  /** The page at an address, as it was, whatever part it was in. */
  page(path: string): PageRecord | undefined;
  /** The verdict on that page. */
  verdict(path: string): PageReport | undefined;
  /** The page, if all that it has asked of what pages share is answered as it was. */
  current(page: PageRecord): PageRecord | undefined;
}

/** Asks anew what may be answered otherwise today: only questions that were answered in areas that have changed. */
export function remember(
  kept: BuildState | undefined,
  areas: InputFingerprints,
  { frame, manifest, assets, code, vocabulary }: Pick<BatchContext, 'frame' | 'manifest' | 'assets' | 'code' | 'vocabulary'>,
): PreviousBuild {
  const changed = changedInputs(areas, kept?.areas);
  const book = new DependencyGraph(kept?.trace);
  const world = new TrackedInputs({ content: frame, manifest, assets, code, today: vocabulary.today });
  const answerAgain = (key: string) => answered(world.answer(key));
  const stale = book.staleSets(changed, answerAgain);
  const parts = new Map(kept?.parts.map((part) => [part.pages.join(' '), part]));
  const pages = new Map(kept?.parts.flatMap(({ addresses }) => addresses));
  return {
    book,
    changed,
    part: (pages) => parts.get(pages.join(' ')),
    page: (path) => pages.get(path),
    verdict: verdictsIn(kept?.parts ?? []),
    current(page) {
      if (changed === 0) return page;
      if (stale.has(page.set)) return undefined;
      const own = page.own.map((question) => ((question[2] & changed) === 0 ? question : answerAgain(question[0])));
      return own.every(([, answer], index) => answer === page.own[index]?.[1]) ? { ...page, own } : undefined;
    },
  };
}

/** Finds the verdict on a page; those of its part are read together, when one of them is asked for. */
function verdictsIn(parts: readonly BatchState[]): (path: string) => PageReport | undefined {
  let partOf: ReadonlyMap<string, BatchState> | undefined;
  let last: { readonly part: BatchState; readonly byPath: ReadonlyMap<string, PageReport> } | undefined;
  return (path) => {
    partOf ??= new Map(parts.flatMap((part) => part.addresses.map(([address]) => [address, part] as const)));
    const part = partOf.get(path);
    if (!part?.verdicts.bytes) return undefined;
    if (last?.part !== part) last = { part, byPath: new Map(parseReports(part.verdicts.text).map((one) => [one.summary.path, one])) };
    return last.byPath.get(path);
  };
}
