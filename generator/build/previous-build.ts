import { WatchedWorld } from '../4-render/query-inputs.ts';
import type { PageVerdict } from '../5-inspect/inspect-page.ts';
import { readVerdicts } from '../5-inspect/shared/serialize-reports.ts';
import type { AreaSet } from '../model/input-groups.ts';
import type { Bench } from './batch-builder.ts';
import type { PageRecord } from './batch-job.ts';
import type { KeptPart, KeptSite } from './build-state.ts';
import { TraceBook } from './dependency-graph.ts';
import { answered } from './dependency-recorder.ts';
import { type AreaHashes, changedAreas } from './input-fingerprints.ts';

/** What of the build before can stay as it is. */
export interface Remembered {
  readonly book: TraceBook;
  readonly changed: AreaSet;
  /** The part of these pages, as it was. */
  part(pages: readonly string[]): KeptPart | undefined;
  /** The page at an address, as it was, whatever part it was in. */
  page(path: string): PageRecord | undefined;
  /** The verdict on that page. */
  verdict(path: string): PageVerdict | undefined;
  /** The page, if all that it has asked of what pages share is answered as it was. */
  current(page: PageRecord): PageRecord | undefined;
}

/** Asks anew what may be answered otherwise today: only questions that were answered in areas that have changed. */
export function remember(
  kept: KeptSite | undefined,
  areas: AreaHashes,
  { frame, manifest, assets, code, vocabulary }: Pick<Bench, 'frame' | 'manifest' | 'assets' | 'code' | 'vocabulary'>,
): Remembered {
  const changed = changedAreas(areas, kept?.areas);
  const book = new TraceBook(kept?.trace);
  const world = new WatchedWorld({ content: frame, manifest, assets, code, today: vocabulary.today });
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
function verdictsIn(parts: readonly KeptPart[]): (path: string) => PageVerdict | undefined {
  let partOf: ReadonlyMap<string, KeptPart> | undefined;
  let last: { readonly part: KeptPart; readonly byPath: ReadonlyMap<string, PageVerdict> } | undefined;
  return (path) => {
    partOf ??= new Map(parts.flatMap((part) => part.addresses.map(([address]) => [address, part] as const)));
    const part = partOf.get(path);
    if (!part?.verdicts.bytes) return undefined;
    if (last?.part !== part) last = { part, byPath: new Map(readVerdicts(part.verdicts.text).map((one) => [one.summary.path, one])) };
    return last.byPath.get(path);
  };
}
