import { ownAddressQueries } from '../../4-render/queries.ts';
import type { Packs, Slice } from '../../cache/packs.ts';
import { storeText } from '../../cache/texts.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { bitOf, type InputSet } from '../../model/input-groups.ts';
import type { BatchState } from './build-state.ts';
import type { RecordedQuery } from './dependency-graph.ts';

/** The build state of a page at one address, without its HTML. */
export interface PageRecord {
  readonly hash: string;
  /** Bytes that a visitor fetches. */
  readonly weight: number;
  /** Hash of its definition and of the texts that it shows. */
  readonly copy: string;
  readonly unread: Readonly<Record<string, readonly string[]>>;
  readonly dependencySet: number;
  /** Queries that no other page makes. */
  readonly pageLocal: readonly RecordedQuery[];
  readonly diagnostics: readonly Diagnostic[];
  /** Where its HTML is in the cache. */
  readonly stored: Slice;
}

type RecordedPages = Pick<
  BatchState,
  'addresses' | 'hashes' | 'weights' | 'dependencySets' | 'pageLocalInputs' | 'diagnostics' | 'htmlPacks' | 'records'
>;

/** The part of a batch's state that comes from the records of its pages. */
export function recordPages(pages: readonly (readonly [path: string, page: PageRecord])[], packs: Packs): RecordedPages {
  const records = pages.map(([, page]) => page);
  return {
    addresses: pages.map(([path]) => path),
    hashes: records.map(({ hash }) => hash),
    weights: records.map(({ weight }) => weight),
    dependencySets: records.map(({ dependencySet }) => dependencySet),
    pageLocalInputs: records.flatMap(({ pageLocal }) => pageLocal).reduce((all, query) => all | inputsBesideRoutes(query), 0),
    diagnostics: Object.fromEntries(pages.flatMap(([path, { diagnostics }]) => (diagnostics.length ? [[path, diagnostics]] : []))),
    htmlPacks: [...new Set(records.map(({ stored: [pack] }) => pack))],
    // The numbers of dependency sets change when the batches of a site are merged.
    records: storeText(packs, JSON.stringify(records.map(({ dependencySet, ...record }) => record))),
  };
}

/** The groups that addresses are in. */
export const addressInputs = bitOf('manifest') | bitOf('pages');

const inputsBesideRoutes = ([key, , inputs]: RecordedQuery): InputSet =>
  ownAddressQueries.has(key.slice(0, key.indexOf('\0'))) ? inputs & ~addressInputs : inputs;

export const findRecords = (batches: readonly BatchState[]) =>
  findInBatches(batches, ({ addresses, dependencySets, records }) => {
    const pages: Omit<PageRecord, 'dependencySet'>[] = JSON.parse(records.text);
    return pages.map((page, index) => [addresses[index] as string, { ...page, dependencySet: dependencySets[index] as number }]);
  });

/** Finds what a text of a batch contains about the page at an address. Parses the text of a batch at the first use. */
export function findInBatches<Value>(
  batches: readonly BatchState[],
  parse: (batch: BatchState) => readonly (readonly [path: string, value: Value])[],
): (path: string) => Value | undefined {
  let batchOf: ReadonlyMap<string, BatchState> | undefined;
  let last: { readonly batch: BatchState; readonly byPath: ReadonlyMap<string, Value> } | undefined;
  return (path) => {
    batchOf ??= new Map(batches.flatMap((batch) => batch.addresses.map((address) => [address, batch] as const)));
    const batch = batchOf.get(path);
    if (!batch) return undefined;
    if (last?.batch !== batch) last = { batch, byPath: new Map(parse(batch)) };
    return last.byPath.get(path);
  };
}
