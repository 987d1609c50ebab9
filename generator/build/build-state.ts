import { join } from 'node:path';
import type { BatchTexts } from '../5-inspect/unused-texts/unused-texts.ts';
import type { BatchCoverage } from '../7-report/coverage.ts';
import { readChecksummed, writeChecksummed } from '../cache/checksummed-file.ts';
import { isWorthTrimming } from '../cache/evict.ts';
import { type HashedText, openTextStore, type StoredText, storedText, textFilesOf } from '../cache/text-store.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Weight } from '../model/budgets.ts';
import type { CheckedBatch, PageRecord } from './batch-job.ts';
import type { DependencyTable } from './dependency-graph.ts';
import type { FileMentions } from './divide-into-batches.ts';
import type { InputFingerprints } from './input-fingerprints.ts';

/** What a build stores for the next one: the inputs of every page, so that only pages whose result may differ are rendered again. */
export interface BuildState {
  readonly fingerprints: InputFingerprints;
  /** Hash of the facts about the site that the rules over single pages get. */
  readonly inspection: string;
  readonly dependencies: DependencyTable;
  /** What the rules over the whole site found, and the hash of their inputs. */
  readonly siteInspection: { readonly key: string; readonly found: readonly Diagnostic[] };
  readonly batches: readonly BatchState[];
  readonly mentions: FileMentions;
  /** Every file beside the pages, with the hash of its contents. */
  readonly documents: readonly (readonly [path: string, hash: string])[];
  /** Weights of the assets, stored because compressing them takes as long as rendering many pages. */
  readonly assetWeights: readonly Weight[];
  /** Bytes that this site has added to the cache since it was measured; null if that is not known. */
  readonly added: number | null;
  /** Milliseconds that a page and the start of a thread took. */
  readonly costs: Costs;
}

export interface BatchState {
  readonly pages: readonly string[];
  /** Hash of its input files. */
  readonly sources: string;
  /** Hash of the definitions of its pages. */
  readonly definitions: string;
  /** Hash of the vocabulary of the checks. */
  readonly vocabulary: string;
  readonly checked: CheckedBatch;
  readonly texts?: BatchTexts;
  readonly coverage?: BatchCoverage;
  readonly addresses: readonly (readonly [path: string, page: PageRecord])[];
  /** The reports on these pages, serialized (serializeReports). */
  readonly reports: HashedText;
}

export interface Costs {
  readonly page: number;
  readonly thread: number;
}

/** Stores the state of a site. Page reports are stored separately: they are long, and few of them change. */
interface StateStore {
  /** The state of the last build; empty if there is none, `damaged` if its hash is wrong. */
  read(): Promise<{ state?: BuildState; damaged?: true }>;
  /** Returns whether the cache should be measured after that. */
  write(state: BuildState): Promise<boolean>;
}

/** The stored form of a state: it refers to the reports of each batch. */
interface WrittenState extends Omit<BuildState, 'batches'> {
  readonly batches: readonly Omit<BatchState, 'reports'>[];
  readonly reports: readonly StoredText[];
}

export function openStateStore(cache: string, name: string): StateStore {
  const file = join(cache, fileOfState(name));
  const texts = openTextStore(cache);
  return {
    async read() {
      const body = await readChecksummed(file);
      if (body === undefined) return {};
      if (body === 'damaged') return { damaged: true };
      const { reports, ...state } = JSON.parse(body) as WrittenState;
      const found = texts.read(reports);
      if (found === 'damaged') return { damaged: true };
      if (!found) return {};
      const batches = state.batches.map((batch, number) => ({ ...batch, reports: found[number] as HashedText }));
      return { state: { ...state, batches } };
    },
    async write(state) {
      const written = texts.write(state.batches.map(({ reports }) => reports));
      const added = (state.added ?? Number.POSITIVE_INFINITY) + written;
      const isDue = isWorthTrimming(added);
      const batches = state.batches.map(({ reports: _, ...batch }) => batch);
      const reports = state.batches.map(storedReports);
      await writeChecksummed(file, JSON.stringify({ ...state, added: isDue ? 0 : added, batches, reports } satisfies WrittenState));
      return isDue;
    },
  };
}

/** The names of the cache files that hold the state of a site. */
export const filesOfState = (name: string, { batches }: BuildState): string[] => [
  fileOfState(name),
  ...textFilesOf(batches.map(storedReports)),
];

const fileOfState = (name: string) => `${name}.json`;
const storedReports = ({ reports }: BatchState) => storedText(reports);
