import { headerRules } from '../../4-render/headers.ts';
import { parseReports } from '../../5-inspect/shared/serialize-reports.ts';
import { SharedTexts } from '../../5-inspect/shared/shared-texts.ts';
import { siteFactsOf } from '../../5-inspect/shared/site-facts.ts';
import { openPacks } from '../../cache/packs.ts';
import type { HashedText } from '../../cache/texts.ts';
import { type Route, routesByPath, sharedManifest } from '../../model/manifest.ts';
import { memoize } from '../../model/memoize.ts';
import { shortHash } from '../../package/hash.ts';
import type { BuildState, Costs } from '../reuse/build-state.ts';
import { routeHasher } from '../reuse/hash-routes.ts';
import { fingerprintInputs } from '../reuse/input-fingerprints.ts';
import { openPreviousBuild, type PreviousBuild } from '../reuse/previous-build.ts';
import type { BatchContext } from './batch-context.ts';
import type { BatchResult, RenderedPage } from './batch-job.ts';
import { type BatchPlan, planBatch } from './batch-plan.ts';
import { type RecordedBatch, recordBatch } from './batch-record.ts';
import { divideIntoBatches } from './divide-into-batches.ts';
import { type MergedResults, mergeResults } from './merge-results.ts';
import { type PoolOptions, runBatches, startPool } from './schedule.ts';
import type { SiteToBuild } from './site-to-build.ts';
import { StagedDocuments } from './stage-documents.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Milliseconds, before anything was measured. */
const usualCosts: Costs = { page: 5, thread: 400 };

/** Builds every batch whose result may differ from the last build, and merges the results with what is reused. */
export async function buildPages(site: SiteToBuild): Promise<MergedResults> {
  const { inputs, files, previousState, render, run } = site;
  const context = batchContext(site);
  const options = { context, content: files.folder, costs: previousState?.costs ?? usualCosts, workers: run.workers, cores: run.cores };
  // Without a previous build every page is rendered, so the threads start while the batches are planned.
  const pool = previousState ? undefined : startPool(render ? inputs.manifest.routes.length : 0, options);
  try {
    return await buildBatches(site, options, pool);
  } finally {
    await pool?.end();
  }
}

function batchContext({ theme, inputs, cache, render, staging }: SiteToBuild): BatchContext {
  const { shared, manifest, assets, code, vocabulary } = inputs;
  const { production } = vocabulary;
  const headers = render ? headerRules(manifest) : undefined;
  const siteFacts = {
    ...siteFactsOf({ content: shared, manifest, headers, newTab: theme.newTab }),
    scripts: assets.parts,
    production,
  };
  const output = staging && { folder: staging.folder, published: staging.published };
  return { shared, manifest: sharedManifest(manifest), assets, code, siteFacts, vocabulary, cache, ...(output && { output }) };
}

async function buildBatches(site: SiteToBuild, options: PoolOptions, pool: WorkerPool | undefined): Promise<MergedResults> {
  const { inputs, files, run } = site;
  const { vocabulary } = inputs;
  const fingerprints = fingerprintInputs({ ...inputs, today: vocabulary.today });
  const inspection = shortHash(JSON.stringify(options.context.siteFacts));
  const vocabularyHash = shortHash(JSON.stringify(vocabulary));
  const routes = routesByPath(inputs.manifest);
  const previous = openPreviousBuild(site.previousState, fingerprints, {
    ...options.context,
    content: inputs.shared,
    routes,
    today: vocabulary.today,
  });
  const all = fingerprints.manifest + fingerprints.pages;
  const documents = new StagedDocuments(site, previous.changedInputs);
  const { plans, mentions } = planBatches(site, previous, { routes, inspection, vocabulary: vocabularyHash, all });
  const jobs = plans.flatMap(({ job }) => job ?? []);
  const addresses = jobs.reduce((sum, job) => sum + job.addresses.length, 0);
  const recorded = new Map<number, RecordedBatch>();
  const mergers = new Map<number, ReturnType<typeof previous.dependencies.merger>>();
  const texts = new SharedTexts();
  const reportsIn = memoize(({ text }: HashedText) => parseReports(text, (one) => texts.of(one)));
  const recording = { previous, vocabulary: vocabularyHash, reportsIn };
  let done = 0;
  const costs = await runBatches({
    ...options,
    pool,
    jobs,
    theme: site.theme,
    config: site.config,
    read: (...pages) => files.source.readPages(inputs.shared, ...pages),
    meanwhile: documents.staging,
    done(result, worker) {
      const merge = mergers.get(worker) ?? previous.dependencies.merger();
      mergers.set(worker, merge);
      const plan = plans[result.batch] as BatchPlan;
      const rendered = renumbered(result.rendered, merge(result.dependencies));
      // Recorded here because this thread would otherwise wait for the workers, and a record takes less memory than a result.
      recorded.set(result.batch, recordBatch(plan, { ...result, rendered }, recording));
      done += plan.job?.addresses.length ?? 0;
      if (addresses > 0) run.progress?.(done, addresses);
    },
  });
  const batches = plans.map((plan, number) => recorded.get(number) ?? recordBatch(plan, undefined, recording));
  const record = { fingerprints, inspection, mentions, costs };
  return mergeResults({ site, documents, batches, graph: previous.dependencies, reportsIn, record });
}

interface PlanningInputs {
  readonly routes: ReadonlyMap<string, Route>;
  /** Hashes: of what the rules over single pages get, of the vocabulary of the checks, of all addresses and definitions. */
  readonly inspection: string;
  readonly vocabulary: string;
  readonly all: string;
}

/** Divides the site into batches and plans them. */
function planBatches(
  { files, inputs, cache, previousState, render, staging }: SiteToBuild,
  previous: PreviousBuild,
  { routes, ...hashes }: PlanningInputs,
): { plans: BatchPlan[]; mentions: BuildState['mentions'] } {
  const { batches, mentions } = divideIntoBatches({ ...files, ...inputs, mentions: previousState?.mentions });
  let hasher: ReturnType<typeof routeHasher> | undefined;
  const planning = {
    previous,
    routes,
    hashRoutes(pages: readonly string[]) {
      hasher ??= routeHasher({ ...inputs, all: hashes.all });
      return hasher(pages);
    },
    vocabulary: hashes.vocabulary,
    sameInspection: previousState?.inspection === hashes.inspection,
    render,
    packs: openPacks(cache),
    staging,
  };
  return { plans: batches.map((batch, number) => planBatch(batch, number, planning)), mentions };
}

const renumbered = (pages: BatchResult['rendered'], numberOf: (set: number) => number): Record<string, RenderedPage> =>
  Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, { ...page, dependencySet: numberOf(page.dependencySet) }]));
