import { relative, resolve } from 'node:path';
import type { FileRecord } from '../6-emit/output-file.ts';
import type { Staging } from '../6-emit/staging.ts';
import type { PartCoverage } from '../7-report/coverage.ts';
import { hashTemplateCode } from '../bundle/template-code.ts';
import { removeAbandonedStaging } from '../cache/abandoned-staging.ts';
import { evictFromCache } from '../cache/evict.ts';
import type { Inputs } from '../cache/input-files.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { runCheck } from '../diagnostics/run-check.ts';
import { budgetsOf, nearlyFull, type Weight } from '../model/budgets.ts';
import type { Content } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import { noAssets } from '../model/site-files.ts';
import { hash } from '../package/hash.ts';
import type { BuildState } from './build-state.ts';
import { checkStaticFiles } from './check-static-files.ts';
import { cacheOf, project, type Settings } from './settings.ts';
import type { Share } from './shard-batches.ts';
import { bundleAssets, finish, planSite, vocabularyOf, withContracts } from './steps.ts';

/** What making a site needs beside its settings. */
export interface PipelineOptions {
  readonly inputs: Inputs;
  /** Hash of Wortlaut itself. */
  readonly version: () => string;
  /** Makes everything anew. */
  readonly force?: boolean | undefined;
  readonly workers?: number | undefined;
  /** The share of the site that is made here; without it all of it. */
  readonly share?: Share | undefined;
  /** What is known of the pages, instead of what the cache has. */
  readonly kept?: BuildState | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
  /** Begins the draft that pages are written to; absent where they are only looked at. */
  readonly open?: () => Promise<{ draft?: Staging; diagnostics: readonly Diagnostic[] }>;
  /** What the pages weighed in the last build. */
  readonly before?: () => Promise<readonly Weight[]>;
}

/** A site that was made, as far as it could be. */
export interface PipelineResult {
  /** All content but the copies of ordinary pages; those that claims are about are there. */
  readonly content?: Content | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly site?: BuiltSite;
  readonly draft?: Staging;
}

export interface BuiltSite {
  readonly manifest: Manifest;
  readonly weights: readonly Weight[];
  readonly coverage: readonly PartCoverage[];
  readonly files: ReadonlyMap<string, FileRecord>;
  /** How many pages were rendered; the others stay as they were. */
  readonly rendered: number;
  /** What the next build may know. */
  readonly record: BuildState;
  /** Keeps it. */
  remember(): Promise<void>;
}

/** The content and its pages with all that is wrong with them. What is wrong with the content comes alone: pages of faulty content would say it once more. */
export async function runPipeline(settings: Settings, making: PipelineOptions): Promise<PipelineResult> {
  const {
    check,
    checkColours,
    checkWeight,
    buildPages,
    openSource,
    sectionsOf,
    pagesClaimed,
    openRecords,
    filesOfRecord,
    hashOfAssets,
    weighAssets,
    withoutConsequences,
  } = await import('./stages.ts');
  const vocabulary = await vocabularyOf(settings);
  const source = await openSource(settings.content);
  const { content: read, diagnostics: found } = await source.frame();
  if (!read) return { diagnostics: found };
  const frame = await withContracts(source, read);

  const claimed = await source.withCopies(frame, pagesClaimed(frame));
  const content = claimed.content;
  const checked = check(content, vocabulary, 'site');
  const stops = async (diagnostics: readonly Diagnostic[]) =>
    hasErrors(diagnostics) && hasErrors((await finish(diagnostics, settings, { content })).diagnostics);
  const isSound = !(await stops([...found, ...withoutConsequences(checked, found)]));

  const { manifest, assets, diagnostics: planned } = isSound ? await planAndBundle(frame, settings) : nothingPlanned;
  const isPlanned = isSound && manifest !== undefined && assets !== undefined && !(await stops(planned));
  const { draft, diagnostics: opening } = (isPlanned && (await making.open?.())) || { diagnostics: [] };
  if (opening.length) return { content, diagnostics: [...found, ...checked, ...planned, ...opening] };

  const cache = cacheOf(settings);
  const name = recordName(settings, making.version());
  const records = openRecords(cache, name);
  const { kept = making.kept, damaged } = making.kept || making.force ? {} : await records.read();
  try {
    const [contentHashes, runtimeHashes] = making.inputs.hashes();
    const pages = buildPages({
      source,
      folder: settings.content,
      frame,
      manifest: manifest ?? noManifest,
      assets: assets ?? noAssets,
      code: await hashTemplateCode(
        { folder: `${project}/runtime`, hashes: runtimeHashes ?? new Map() },
        { folder: cache, version: making.version() },
      ),
      hashes: contentHashes ?? new Map(),
      addressing: { origin: settings.origin, pseudo: settings.pseudo },
      vocabulary,
      cache,
      kept,
      render: isPlanned,
      draft,
      share: making.share,
      workers: making.workers,
      progress: making.progress,
    });
    const weighed = assets && kept?.areas.assets === hashOfAssets(assets) ? kept?.assetWeights : undefined;
    const [made, assetWeights] = await Promise.all([pages, weighed ?? (isPlanned && assets ? weighAssets(assets) : [])]);
    const loading = [...found, ...made.found];
    const ofContent = [...loading, ...withoutConsequences([...checked, ...made.checked], loading)];
    const told = [...(damaged ? [damagedRecord()] : []), ...ofContent];
    if (!isPlanned || !manifest || !assets || (await stops(ofContent))) {
      await draft?.discard();
      return { content, diagnostics: isSound && !(await stops(ofContent)) ? [...told, ...planned] : told };
    }
    const budgets = budgetsOf(content.site.value);
    const pageWeights = manifest.routes.map(({ path }): Weight => {
      const bytes = made.weights.get(path) ?? 0;
      const html = bytes < budgets.html * nearlyFull ? undefined : made.html(path);
      return { budget: 'html', name: path, bytes, ...(html && { sources: sectionsOf(html) }) };
    });
    const weights = [...pageWeights, ...assetWeights];
    const added = kept && kept.added !== null ? kept.added + made.bytes : null;
    const record = { ...made.record, assetWeights, added };
    // Texts that were made longer on purpose are no measure of what visitors fetch.
    const before = (await making.before?.()) ?? [];
    const weighing = settings.pseudo ? [] : checkWeight({ content, manifest, weights, before });
    const colours = settings.pseudo ? [] : runCheck('colour contrast', () => checkColours(assets));
    return {
      content,
      diagnostics: [...told, ...planned, ...made.rendering, ...made.inspecting, ...colours, ...weighing],
      site: {
        manifest,
        weights,
        coverage: made.coverage,
        files: made.files,
        rendered: made.rendered.length,
        record,
        remember: async () => {
          removeAbandonedStaging(cache);
          if (await records.write(record)) evictFromCache(cache, new Set([...made.needed, ...filesOfRecord(name, record)]));
        },
      },
      ...(draft && { draft }),
    };
  } catch (error) {
    await draft?.discard();
    throw error;
  }
}

async function planAndBundle(frame: Content, settings: Settings) {
  const { manifest, diagnostics: routing } = await planSite(frame, settings);
  const { assets, diagnostics: bundling } = await bundleAssets(settings);
  const misnamed = assets ? checkStaticFiles(assets, manifest, frame.site.value) : [];
  return { manifest, assets, diagnostics: [...routing, ...bundling, ...misnamed] };
}

const nothingPlanned = { manifest: undefined, assets: undefined, diagnostics: [] };

/** Stands in where texts are checked and no page is made. */
const noManifest: Manifest = {
  origin: '',
  routes: [],
  redirects: [],
  table: { countries: {}, pages: {}, exact: [] },
  omissions: [],
};

/** The same site with other settings is another site; where the project lies does not matter, so machines can share a cache. */
function recordName({ content, origin, pseudo }: Settings, version: string): string {
  const folder = relative(project, resolve(content));
  return `site-${hash(JSON.stringify([version, folder, origin, pseudo])).slice(0, 24)}`;
}

function damagedRecord(): Diagnostic {
  return {
    code: 'WL6007',
    severity: 'warning',
    message: 'What the cache knew of the last build was damaged, so every page was made anew.',
    hint: 'Nothing else is needed.',
  };
}
