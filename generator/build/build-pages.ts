import type { Source } from '../1-load/source.ts';
import type { Vocabulary } from '../2-check/content-check.ts';
import { renderHeaders } from '../4-render/headers.ts';
import { parseReports } from '../5-inspect/shared/serialize-reports.ts';
import { SharedTexts } from '../5-inspect/shared/shared-texts.ts';
import { siteFactsOf } from '../5-inspect/shared/site-facts.ts';
import type { Staging } from '../6-emit/staging.ts';
import { openPageStore } from '../cache/page-store.ts';
import type { Content } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import { memoize } from '../model/memoize.ts';
import type { Assets } from '../model/site-files.ts';
import { shortHash } from '../package/hash.ts';
import type { BatchContext } from './batch-builder.ts';
import type { BatchResult, RenderedPage } from './batch-job.ts';
import { planBatch } from './batch-plan.ts';
import type { BuildState } from './build-state.ts';
import { partsOf } from './divide-into-batches.ts';
import { fingerprintInputs } from './input-fingerprints.ts';
import { type MergedResults, mergeResults } from './merge-results.ts';
import { remember } from './previous-build.ts';
import { pageTextReader } from './read-page-texts.ts';
import { type Hiring, hire, runBatches } from './schedule.ts';
import { isInShard, type Share } from './shard-batches.ts';
import { StagedDocuments } from './stage-documents.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface SiteToBuild {
  readonly source: Source;
  /** The content folder. */
  readonly folder: string;
  readonly frame: Content;
  readonly manifest: Manifest;
  readonly assets: Assets;
  /** Template → hash of the code that its pages are made by. */
  readonly code: Readonly<Record<string, string>>;
  /** Path below the content folder → hash of the file. */
  readonly hashes: ReadonlyMap<string, string>;
  /** What of the settings addresses are made from. */
  readonly addressing: object;
  /** What the checks are told beside the content. */
  readonly vocabulary: Vocabulary;
  readonly cache: string;
  /** What the build before has left. */
  readonly kept?: BuildState | undefined;
  /** Whether pages are made, or their texts only checked. */
  readonly render: boolean;
  /** Where they are written; absent where they are only looked at. */
  readonly draft?: Staging | undefined;
  /** The share of the parts that is made here; without it all. */
  readonly share?: Share | undefined;
  /** How many threads; without it as many as pay. */
  readonly workers?: number | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

/** Before anything was measured: milliseconds. */
const usualCosts = { page: 1, thread: 400 };

/** Makes every part of a site that would come out otherwise than it was made before, and puts together what is known of all. */
export async function buildPages(site: SiteToBuild): Promise<MergedResults> {
  const { frame, manifest, assets, code, cache, draft, kept, vocabulary, render, share } = site;
  const { production } = vocabulary;
  const known = { ...siteFactsOf(frame, manifest, render ? renderHeaders(manifest) : undefined), scripts: assets.parts, production };
  const place = draft && { folder: draft.folder, published: draft.published };
  const bench: BatchContext = { frame, manifest, assets, code, known, vocabulary, cache, ...(place && { place }) };
  const hiring = { bench, content: site.folder, costs: kept?.costs ?? usualCosts, workers: site.workers };
  // Where nothing is known every page will be made, so threads start while that is planned.
  const crew = kept ? undefined : hire(render ? manifest.routes.length / (share?.of ?? 1) : 0, hiring);
  try {
    return await makeParts(site, hiring, crew);
  } finally {
    await crew?.end();
  }
}

async function makeParts(site: SiteToBuild, hiring: Hiring, crew: WorkerPool | undefined): Promise<MergedResults> {
  const { source, frame, manifest, assets, code, draft, kept, render } = site;
  const { bench } = hiring;
  const areas = fingerprintInputs({ frame, assets, code, addressing: site.addressing, today: site.vocabulary.today });
  const inspection = shortHash(JSON.stringify(bench.known));
  const vocabulary = shortHash(JSON.stringify(site.vocabulary));
  const remembered = remember(kept, areas, bench);
  const documents = new StagedDocuments(site, remembered.changed === 0);
  const store = openPageStore(site.cache);
  const routes = new Map(manifest.routes.map((route) => [route.path, route]));
  const planning = { remembered, routes, vocabulary, inspectedAlike: kept?.inspection === inspection, render, store, draft };

  const { parts: all, mentions } = partsOf({ ...site, mentions: kept?.mentions });
  const parts = all.filter((_, number) => !site.share || isInShard(site.share, number));
  const plans = parts.map((part, number) => planBatch(part, number, planning));
  const jobs = plans.flatMap(({ job }) => job ?? []);
  const addresses = jobs.reduce((sum, { addresses }) => sum + addresses.length, 0);
  const results = new Map<number, BatchResult>();
  const readers = new Map<number, ReturnType<typeof remembered.book.reader>>();
  const shared = new SharedTexts();
  const verdictsIn = memoize((written) => parseReports(written, (text) => shared.of(text)));
  let done = 0;
  const costs = await runBatches({
    ...hiring,
    crew,
    jobs,
    read: pageTextReader(source, frame),
    meanwhile: documents.laying,
    done(result, worker) {
      const read = readers.get(worker) ?? remembered.book.reader();
      readers.set(worker, read);
      results.set(result.part, { ...result, rendered: renumbered(result.rendered, read(result.trace)) });
      // Read while there is nothing else to do here.
      if (result.verdicts) verdictsIn(result.verdicts);
      done += plans[result.part]?.job?.addresses.length ?? 0;
      if (addresses > 0) site.progress?.(done, addresses);
    },
  });
  const record = { areas, inspection, mentions, vocabulary, costs };
  return mergeResults({ site, documents, plans, results, store, remembered, verdictsIn, record });
}

const renumbered = (pages: BatchResult['rendered'], numberOf: (set: number) => number): Record<string, RenderedPage> =>
  Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, { ...page, set: numberOf(page.set) }]));
