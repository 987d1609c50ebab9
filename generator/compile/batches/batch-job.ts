import type { BatchTexts } from '../../5-inspect/unused-texts/unused-texts.ts';
import type { FileRecord } from '../../6-emit/output-file.ts';
import type { BatchCoverage } from '../../7-report/coverage.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Route } from '../../model/manifest.ts';
import type { CheckedBatch } from '../reuse/build-state.ts';
import type { NewDependencies } from '../reuse/dependency-graph.ts';
import type { PageRecord } from '../reuse/page-records.ts';

/* A batch is a set of pages that must be checked together, in all languages. Plain data, for worker threads and the cache. */

/** The steps to run for a batch. */
export interface BatchJob {
  /** The number of the batch in this run. */
  readonly batch: number;
  /** Ids of its pages. */
  readonly pages: readonly string[];
  /** Whether its texts must be checked. */
  readonly check: boolean;
  /** Whether its pages are rendered, or its texts only checked. */
  readonly render: boolean;
  readonly addresses: readonly AddressJob[];
  /** The other addresses, if all texts of the batch are those of the last build: these pages are reused, and their texts are not read. */
  readonly reused?: readonly AddressJob[];
}

export interface AddressJob {
  readonly route: Route;
  /** The page of the last build, if its queries have the same results: it is reused unless its own texts have changed. */
  readonly reusable?: Pick<PageRecord, 'copy' | 'unread' | 'hash' | 'stored'>;
  /** The texts that the page did not show in the last build. */
  readonly unread?: PageRecord['unread'];
  /** The page must be inspected again, because the facts that the rules get about the site have changed. */
  readonly inspect?: true;
  /** The file that is already staged, and the published one. */
  readonly staged?: FileRecord;
  readonly published?: FileRecord;
}

export interface BatchResult {
  readonly batch: number;
  /** Absent if the job did not check texts. */
  readonly checked?: CheckedBatch;
  /** Pages that were rendered, by address; the others are reused. */
  readonly rendered: Readonly<Record<string, RenderedPage>>;
  /** Reports on the pages that were rendered or inspected again, serialized (serializeReports); absent if there are none. */
  readonly reports?: string;
  /** Which texts its pages show; absent if a page could not be rendered. */
  readonly texts?: BatchTexts;
  /** Which of its texts are translated. */
  readonly coverage?: BatchCoverage;
  /** Diagnostics of pages that could not be rendered. */
  readonly failed: Readonly<Record<string, readonly Diagnostic[]>>;
  readonly dependencies: NewDependencies;
}

export interface RenderedPage extends PageRecord {
  readonly file?: FileRecord;
}
