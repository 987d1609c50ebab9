import type { Vocabulary } from '../../2-check/content-check.ts';
import type { SiteFacts } from '../../5-inspect/shared/site-facts.ts';
import type { BatchTexts } from '../../5-inspect/unused-texts/unused-texts.ts';
import type { FileRecord, OutputDir } from '../../6-emit/output-file.ts';
import type { BatchCoverage } from '../../7-report/coverage.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, SharedContent } from '../../model/content.ts';
import type { Route, SharedManifest } from '../../model/manifest.ts';
import type { Assets } from '../../model/site-files.ts';
import type { CheckedBatch } from '../reuse/build-state.ts';
import type { Dependencies } from '../reuse/dependency-graph.ts';
import type { PageRecord } from '../reuse/page-records.ts';

/* A batch is a set of pages that must be checked together, in all languages. Plain data, for worker threads and the cache. */

/** The inputs that all batches of a site share. Plain data: it is sent to worker threads. */
export interface BatchContext {
  readonly shared: SharedContent;
  readonly manifest: SharedManifest;
  readonly assets: Assets;
  /** Template → hash of the code that renders its pages. */
  readonly code: Readonly<Record<string, string>>;
  readonly siteFacts: SiteFacts;
  readonly vocabulary: Vocabulary;
  /** Where pages are written; absent if they are only inspected. */
  readonly output?: OutputDir;
  readonly cache: string;
}

/** Reads the texts of some pages, in all languages or only in some, with diagnostics of their files. */
export type PageTextReader = (
  pages: readonly string[],
  languages?: ReadonlySet<string>,
) => Promise<{ content: Content; diagnostics: readonly Diagnostic[] }>;

export interface BatchJob {
  readonly batch: number;
  readonly pages: readonly string[];
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
  /** Reports on the pages that were rendered or inspected again, serialized (serializeReports); absent without such pages. */
  readonly reports?: string;
  /** Which texts its pages show; absent if a page could not be rendered. */
  readonly texts?: BatchTexts;
  /** Which of its texts are translated. */
  readonly coverage?: BatchCoverage;
  /** Diagnostics of pages that could not be rendered. */
  readonly failed: Readonly<Record<string, readonly Diagnostic[]>>;
  /** Dependencies that the worker has not sent before; their numbers continue those of earlier messages. */
  readonly dependencies: Dependencies;
}

export interface RenderedPage extends PageRecord {
  readonly file?: FileRecord;
}
