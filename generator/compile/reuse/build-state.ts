import type { BatchTexts } from '../../5-inspect/unused-texts/unused-texts.ts';
import type { HashedText } from '../../cache/texts.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { InputSet } from '../../model/input-groups.ts';
import type { Dependencies } from './dependency-graph.ts';
import type { InputFingerprints } from './input-fingerprints.ts';

/** The data that a build stores for the next one: the inputs of every page, so that only pages whose result may differ are rendered again. */
export interface BuildState {
  readonly fingerprints: InputFingerprints;
  /** Hash of the facts about the site that the rules over single pages get. */
  readonly inspection: string;
  readonly dependencies: Dependencies;
  /** The findings of the rules over the whole site, and the hash of their inputs. */
  readonly siteInspection: { readonly key: string; readonly found: readonly Diagnostic[] };
  readonly batches: readonly BatchState[];
  readonly mentions: FileMentions;
  /** Every file beside the pages, with the hash of its contents. */
  readonly documents: readonly (readonly [path: string, hash: string])[];
  /** The input groups that these files were made of. */
  readonly documentInputs: InputSet;
}

/** The data of a batch that every build reads, and texts that are only parsed at need. */
export interface BatchState {
  readonly pages: readonly string[];
  /** Hash of its input files. */
  readonly sources: string;
  readonly definitions: string;
  readonly vocabulary: string;
  readonly checked: CheckedBatch;
  readonly texts?: BatchTexts;
  /** The addresses of its pages. The next three lists have one entry for each. */
  readonly addresses: readonly string[];
  readonly hashes: readonly string[];
  /** Bytes that a visitor fetches. */
  readonly weights: readonly number[];
  readonly dependencySets: readonly number[];
  /** Hash of what its pages read of their own addresses (routeHasher). */
  readonly routes: string;
  /** The input groups of the queries that only one page makes, without those whose part in them `routes` has. */
  readonly pageLocalInputs: InputSet;
  /** The diagnostics of those pages that have any, by address. */
  readonly diagnostics: Readonly<Record<string, readonly Diagnostic[]>>;
  readonly htmlPacks: readonly string[];
  readonly records: HashedText;
  /** Which texts are translated: a list of BatchCoverage, empty if the pages could not be rendered. */
  readonly coverage: HashedText;
  /** The reports on the pages (serializeReports). */
  readonly reports: HashedText;
}

export interface CheckedBatch {
  readonly found: readonly Diagnostic[];
  readonly diagnostics: readonly Diagnostic[];
  /** Texts that are longer than their limit. */
  readonly tooLong: readonly Diagnostic[];
  readonly inputs: InputSet;
}

/** The relative paths that content files mention. They depend on the bytes of a file alone, of which it has the hash. */
export type FileMentions = readonly (readonly [path: string, hash: string, specifiers: readonly string[]])[];
