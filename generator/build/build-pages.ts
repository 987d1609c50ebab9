import type { Source } from '../1-load/source.ts';
import type { Vocabulary } from '../2-check/check.ts';
import { renderHeaders } from '../4-render/headers.ts';
import { once } from '../5-inspect/shared/memoize-per-page.ts';
import { readVerdicts } from '../5-inspect/shared/serialize-reports.ts';
import { SharedTexts } from '../5-inspect/shared/shared-texts.ts';
import { knownOf } from '../5-inspect/shared/site-facts.ts';
import type { Draft } from '../6-emit/staging.ts';
import { openBundleStore } from '../cache/page-store.ts';
import { shortHash } from '../cache/short-hash.ts';
import type { Content } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Assets } from '../model/site-files.ts';
import type { Bench } from './batch-builder.ts';
import type { PartResult, RenderedPage } from './batch-job.ts';
import { planPart } from './batch-plan.ts';
import type { KeptSite } from './build-state.ts';
import { partsOf } from './divide-into-batches.ts';
import { hashAreas } from './input-fingerprints.ts';
import { collect, type MadeSite } from './merge-results.ts';
import { remember } from './previous-build.ts';
import { copyReader } from './read-page-texts.ts';
import { type Hiring, hire, runParts } from './schedule.ts';
import { isInShare, type Share } from './shard-batches.ts';
import { Documents } from './stage-documents.ts';
import type { Crew } from './worker-pool.ts';

export interface SiteToMake {
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
  readonly kept?: KeptSite | undefined;
  /** Whether pages are made, or their texts only checked. */
  readonly render: boolean;
  /** Where they are written; absent where they are only looked at. */
  readonly draft?: Draft | undefined;
  /** The share of the parts that is made here; without it all. */
  readonly share?: Share | undefined;
  /** How many threads; without it as many as pay. */
  readonly workers?: number | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

/** Before anything was measured: milliseconds. */
const usualCosts = { page: 1, thread: 400 };

/** Makes every part of a site that would come out otherwise than it was made before, and puts together what is known of all. */
export async function makeSite(site: SiteToMake): Promise<MadeSite> {
  const { frame, manifest, assets, code, cache, draft, kept, vocabulary, render, share } = site;
  const { production } = vocabulary;
  const known = { ...knownOf(frame, manifest, render ? renderHeaders(manifest) : undefined), scripts: assets.parts, production };
  const place = draft && { folder: draft.folder, published: draft.published };
  const bench: Bench = { frame, manifest, assets, code, known, vocabulary, cache, ...(place && { place }) };
  const hiring = { bench, content: site.folder, costs: kept?.costs ?? usualCosts, workers: site.workers };
  // Where nothing is known every page will be made, so threads start while that is planned.
  const crew = kept ? undefined : hire(render ? manifest.routes.length / (share?.of ?? 1) : 0, hiring);
  try {
    return await makeParts(site, hiring, crew);
  } finally {
    await crew?.end();
  }
}

async function makeParts(site: SiteToMake, hiring: Hiring, crew: Crew | undefined): Promise<MadeSite> {
  const { source, frame, manifest, assets, code, draft, kept, render } = site;
  const { bench } = hiring;
  const areas = hashAreas({ frame, assets, code, addressing: site.addressing, today: site.vocabulary.today });
  const inspection = shortHash(JSON.stringify(bench.known));
  const vocabulary = shortHash(JSON.stringify(site.vocabulary));
  const remembered = remember(kept, areas, bench);
  const documents = new Documents(site, remembered.changed === 0);
  const store = openBundleStore(site.cache);
  const routes = new Map(manifest.routes.map((route) => [route.path, route]));
  const planning = { remembered, routes, vocabulary, inspectedAlike: kept?.inspection === inspection, render, store, draft };

  const { parts: all, mentions } = partsOf({ ...site, mentions: kept?.mentions });
  const parts = all.filter((_, number) => !site.share || isInShare(site.share, number));
  const plans = parts.map((part, number) => planPart(part, number, planning));
  const jobs = plans.flatMap(({ job }) => job ?? []);
  const addresses = jobs.reduce((sum, { addresses }) => sum + addresses.length, 0);
  const results = new Map<number, PartResult>();
  const readers = new Map<number, ReturnType<typeof remembered.book.reader>>();
  const shared = new SharedTexts();
  const verdictsIn = once((written) => readVerdicts(written, (text) => shared.of(text)));
  let done = 0;
  const costs = await runParts({
    ...hiring,
    crew,
    jobs,
    read: copyReader(source, frame),
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
  return collect({ site, documents, plans, results, store, remembered, verdictsIn, record });
}

const renumbered = (pages: PartResult['rendered'], numberOf: (set: number) => number): Record<string, RenderedPage> =>
  Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, { ...page, set: numberOf(page.set) }]));
