import { join } from 'node:path';
import type { TextsOfPart } from '../5-inspect/unused-texts/unused-texts.ts';
import type { PartCoverage } from '../7-report/coverage.ts';
import { readChecksummed, writeChecksummed } from '../cache/checksummed-file.ts';
import { isWorthTrimming } from '../cache/evict.ts';
import { type HashedText, type KeptText, keptText, openTextStore, textFilesOf } from '../cache/text-store.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Weight } from '../model/budgets.ts';
import type { CheckedBatch, PageRecord } from './batch-job.ts';
import type { DependencyTable } from './dependency-graph.ts';
import type { KeptMentions } from './divide-into-batches.ts';
import type { InputFingerprints } from './input-fingerprints.ts';

/** What a build knows of the one before: of every page what it was made of, so that only what would come out otherwise is made again. */
export interface BuildState {
  readonly areas: InputFingerprints;
  /** Hash of what inspecting a page is told of the site around it. */
  readonly inspection: string;
  readonly trace: DependencyTable;
  /** What the rules over the whole site have found, and the hash of all that they looked at. */
  readonly together: { readonly key: string; readonly found: readonly Diagnostic[] };
  readonly parts: readonly BatchState[];
  readonly mentions: KeptMentions;
  /** Every file beside the pages, with the hash of what it holds. */
  readonly documents: readonly (readonly [path: string, hash: string])[];
  /** What the assets weigh: compressing them takes as long as many pages. */
  readonly assetWeights: readonly Weight[];
  /** Bytes that this site has put into the cache since it was measured; null where that is not known. */
  readonly added: number | null;
  /** Milliseconds that a page and the start of a thread took. */
  readonly costs: Costs;
}

export interface BatchState {
  readonly pages: readonly string[];
  /** Hash of all files that it is made of. */
  readonly sources: string;
  /** Hash of the definitions of its pages. */
  readonly definitions: string;
  /** Hash of what the checks are told beside the content. */
  readonly vocabulary: string;
  readonly checked: CheckedBatch;
  readonly texts?: TextsOfPart;
  readonly coverage?: PartCoverage;
  readonly addresses: readonly (readonly [path: string, page: PageRecord])[];
  /** The verdicts on these pages as one text (writeVerdicts). */
  readonly verdicts: HashedText;
}

export interface Costs {
  readonly page: number;
  readonly thread: number;
}

/** Where the records of a site are kept, the verdicts on its pages apart: they are long, and few of them change. */
export interface SiteRecords {
  /** The record of the last build; nothing where there is none, and a note where there is one that cannot be trusted. */
  read(): Promise<{ kept?: BuildState; damaged?: true }>;
  /** Returns whether the cache should be measured after that. */
  write(kept: BuildState): Promise<boolean>;
}

/** A record as it is written: of each part's verdicts, where they lie. */
interface Written extends Omit<BuildState, 'parts'> {
  readonly parts: readonly Omit<BatchState, 'verdicts'>[];
  readonly verdicts: readonly KeptText[];
}

export function openRecords(cache: string, name: string): SiteRecords {
  const file = join(cache, fileOfRecord(name));
  const texts = openTextStore(cache);
  return {
    async read() {
      const body = await readChecksummed(file);
      if (body === undefined) return {};
      if (body === 'damaged') return { damaged: true };
      const { verdicts, ...kept } = JSON.parse(body) as Written;
      const found = texts.read(verdicts);
      if (found === 'damaged') return { damaged: true };
      return found
        ? { kept: { ...kept, parts: kept.parts.map((part, number) => ({ ...part, verdicts: found[number] as HashedText })) } }
        : {};
    },
    async write(kept) {
      const written = texts.keep(kept.parts.map(({ verdicts }) => verdicts));
      const added = (kept.added ?? Number.POSITIVE_INFINITY) + written;
      const isDue = isWorthTrimming(added);
      const parts = kept.parts.map(({ verdicts: _, ...part }) => part);
      const verdicts = kept.parts.map(verdictsOf);
      await writeChecksummed(file, JSON.stringify({ ...kept, added: isDue ? 0 : added, parts, verdicts } satisfies Written));
      return isDue;
    },
  };
}

/** The names of the files in a cache that the record of a site lies in. */
export const filesOfRecord = (name: string, { parts }: BuildState): string[] => [fileOfRecord(name), ...textFilesOf(parts.map(verdictsOf))];

const fileOfRecord = (name: string) => `${name}.json`;
const verdictsOf = ({ verdicts }: BatchState) => keptText(verdicts);
