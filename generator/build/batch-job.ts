import type { TextsOfPart } from '../5-inspect/unused-texts/unused-texts.ts';
import type { FileRecord } from '../6-emit/output-file.ts';
import type { PartCoverage } from '../7-report/coverage.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { InputSet } from '../model/input-groups.ts';

/*
 * A part of a site is made of some pages that must be looked at together, in all their languages. What is written here is plain
 * data: it goes to worker threads and back, and into the cache.
 */

/** A part that has to be looked at. */
export interface BatchJob {
  /** Its number among the parts of the site. */
  readonly part: number;
  /** Ids of its pages. */
  readonly pages: readonly string[];
  /** Whether its texts must be checked. */
  readonly check: boolean;
  /** Whether its pages are made at all, or its texts only checked. */
  readonly render: boolean;
  readonly addresses: readonly AddressJob[];
}

export interface AddressJob {
  readonly path: string;
  /** What is known of the page where all that it asked would be answered the same: it is as it was unless its own texts have changed. */
  readonly kept?: Pick<PageRecord, 'copy' | 'unread' | 'hash' | 'kept'>;
  /** It must be inspected again, because the rules are told something else of the site. */
  readonly inspect?: true;
  /** The file that lies in the draft already, and the published one. */
  readonly there?: FileRecord;
  readonly published?: FileRecord;
}

/** What there is to know of a page at one address, without its HTML. */
export interface PageRecord {
  /** Hash of the HTML. */
  readonly hash: string;
  /** Bytes that a visitor fetches. */
  readonly weight: number;
  /** Hash of its definition and of the texts that it shows. */
  readonly copy: string;
  readonly unread: Readonly<Record<string, readonly string[]>>;
  /** Number of the set of questions that it asked. */
  readonly set: number;
  /** Questions that it alone asked. */
  readonly own: readonly RecordedQuery[];
  readonly diagnostics: readonly Diagnostic[];
  /** Where the cache keeps its HTML: name of the bundle, first byte and length. */
  readonly kept: readonly [bundle: string, from: number, length: number];
}

/** A question with the hash of its answer and the areas that the answer was found in. */
export type RecordedQuery = readonly [key: string, answer: string, areas: InputSet];

export interface CheckedBatch {
  /** What is wrong with the files themselves. */
  readonly found: readonly Diagnostic[];
  /** What is wrong with the texts. */
  readonly diagnostics: readonly Diagnostic[];
  /** Texts that are longer than their room. */
  readonly rooms: readonly Diagnostic[];
  /** What the checks read of what pages share. */
  readonly areas: InputSet;
}

export interface BatchResult {
  readonly part: number;
  /** Absent where the texts were not to be checked. */
  readonly checked?: CheckedBatch;
  /** Pages that were rendered, by address; the others stay as they were. */
  readonly rendered: Readonly<Record<string, RenderedPage>>;
  /** Verdicts on the pages that were rendered, or inspected again as they are, as one text (writeVerdicts); absent where there are none. */
  readonly verdicts?: string;
  /** Which texts its pages show; absent where not all of them could be rendered. */
  readonly texts?: TextsOfPart;
  /** What is translated of its texts. */
  readonly coverage?: PartCoverage;
  /** Faults of pages that could not be rendered. */
  readonly failed: Readonly<Record<string, readonly Diagnostic[]>>;
  readonly trace: NewDependencies;
}

export interface RenderedPage extends PageRecord {
  readonly file?: FileRecord;
}

/** Questions and sets that a thread has not sent before; their numbers go on from those that it has. */
export interface NewDependencies {
  readonly questions: readonly RecordedQuery[];
  readonly sets: readonly (readonly number[])[];
}
