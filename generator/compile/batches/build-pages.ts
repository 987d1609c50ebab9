import { headerRules } from '../../4-render/headers.ts';
import { parseReports } from '../../5-inspect/shared/serialize-reports.ts';
import { SharedTexts } from '../../5-inspect/shared/shared-texts.ts';
import { siteFactsOf } from '../../5-inspect/shared/site-facts.ts';
import { openPacks } from '../../cache/packs.ts';
import { routesByPath, sharedManifest } from '../../model/manifest.ts';
import { lazy, memoize } from '../../model/memoize.ts';
import { noAssets } from '../../model/site-files.ts';
import { shortHash } from '../../package/hash.ts';
import { routeHasher } from '../reuse/hash-routes.ts';
import { fingerprintInputs } from '../reuse/input-fingerprints.ts';
import { openPreviousBuild } from '../reuse/previous-build.ts';
import type { BatchContext, BatchResult, RenderedPage } from './batch-job.ts';
import { type BatchPlan, planBatch } from './batch-plan.ts';
import { type RecordedBatch, recordBatch } from './batch-record.ts';
import { divideIntoBatches } from './divide-into-batches.ts';
import { type MergedResults, mergeResults } from './merge-results.ts';
import { type PoolOptions, runBatches, startPool } from './schedule.ts';
import type { SiteToBuild } from './site-to-build.ts';
import { StagedDocuments } from './stage-documents.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Builds every batch whose result may differ from the last build, and merges the results with what is reused. */
export async function buildPages(input: SiteToBuild): Promise<MergedResults> {
  const { manifest, isRenderable, site, previousState, run } = input;
  const options = {
    context: batchContext(input),
    site: { root: site.root, content: site.content },
    workers: run.workers,
    cores: run.cores,
  };
  // Without a previous build every page is rendered, so the threads start while the batches are planned.
  const pool = previousState ? undefined : startPool(isRenderable ? manifest.routes.length : 0, options);
  try {
    return await buildBatches(input, options, pool);
  } finally {
    await pool?.end();
  }
}

function batchContext(input: SiteToBuild): BatchContext {
  const { shared, manifest, assets, code, theme, staging, site } = input;
  // Threads get plain data.
  const { writeFact: _, ...vocabulary } = input.vocabulary;
  const headers = input.isRenderable ? headerRules(manifest) : undefined;
  const siteFacts = {
    ...siteFactsOf({ content: shared, manifest, headers, newTab: theme.newTab }),
    scripts: assets.parts,
    images: assets.images,
    production: vocabulary.production,
  };
  const output = staging && { folder: staging.folder, published: staging.published };
  // Each thread gets a copy. Pages read the names of the assets alone.
  const named = { ...assets, files: noAssets.files };
  return {
    shared,
    manifest: sharedManifest(manifest),
    assets: named,
    code,
    siteFacts,
    vocabulary,
    cache: site.cache,
    ...(output && { output }),
  };
}

function fingerprintsOf({ hashes, assets, code, vocabulary, inputs, site, hosts, documents, endpoints }: SiteToBuild) {
  const { origin, pseudo, draft } = site;
  const addressing = { inputs, settings: { origin, pseudo, draft, hosts: hosts.map(({ name }) => name), documents, endpoints } };
  return fingerprintInputs({ sharedHashes: hashes, assets, code, addressing, today: vocabulary.today });
}

async function buildBatches(input: SiteToBuild, options: PoolOptions, pool: WorkerPool | undefined): Promise<MergedResults> {
  const { source, shared, manifest, vocabulary, previousState, run } = input;
  const fingerprints = fingerprintsOf(input);
  const inspection = shortHash(JSON.stringify(options.context.siteFacts));
  const routes = routesByPath(manifest);
  const previous = openPreviousBuild(previousState, fingerprints, { ...options.context, content: shared, routes, today: vocabulary.today });
  const documents = new StagedDocuments(input, previous.changedInputs);
  const hashes = run.inputs.inputs.hashes()[0] ?? new Map();
  const { batches, mentions } = divideIntoBatches({ source, shared, manifest, hashes, mentions: previousState?.mentions });
  const hasher = lazy(() => routeHasher({ shared, manifest, all: fingerprints.manifest + fingerprints.pages }));
  const planning = {
    previous,
    routes,
    hashRoutes: (pages: readonly string[]) => hasher()(pages),
    vocabulary: shortHash(JSON.stringify(vocabulary)),
    sameInspection: previousState?.inspection === inspection,
    render: input.isRenderable,
    packs: openPacks(options.context.cache),
    staging: input.staging,
  };
  const plans = batches.map((batch, number) => planBatch(batch, number, planning));
  const jobs = plans.flatMap(({ job }) => job ?? []);
  const addresses = jobs.reduce((sum, job) => sum + job.addresses.length, 0);
  const recorded = new Map<number, RecordedBatch>();
  const mergerOf = memoize((_thread: number) => previous.dependencies.merger());
  const texts = new SharedTexts();
  const reportsIn = (serialized: string) => parseReports(serialized, (one) => texts.of(one));
  const recording = { previous, vocabulary: planning.vocabulary, reportsIn, packs: planning.packs };
  let done = 0;
  await runBatches({
    ...options,
    pool,
    jobs,
    theme: input.theme,
    config: input.config,
    read: (...pages) => source.readPages(shared, ...pages),
    meanwhile: documents.staging,
    done(result, thread) {
      const plan = plans[result.batch] as BatchPlan;
      const rendered = renumbered(result.rendered, mergerOf(thread)(result.dependencies));
      // Recorded here because this thread would otherwise wait for the workers, and a record takes less memory than a result.
      recorded.set(result.batch, recordBatch(plan, { ...result, rendered }, recording));
      done += plan.job?.addresses.length ?? 0;
      run.progress?.(done, addresses);
    },
  });
  const records = plans.map((plan, number) => recorded.get(number) ?? recordBatch(plan, undefined, recording));
  const state = { fingerprints, inspection, mentions };
  return mergeResults({ input, documents, recorded: records, graph: previous.dependencies, reportsIn, state });
}

const renumbered = (pages: BatchResult['rendered'], numberOf: (set: number) => number): Record<string, RenderedPage> =>
  Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, { ...page, dependencySet: numberOf(page.dependencySet) }]));
