import type { NamedHost } from '../../4-render/host.ts';
import type { FileRecord } from '../../6-emit/output-file.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findingsOfContent } from '../../diagnostics/report/report.ts';
import { runCheck } from '../../diagnostics/run-check.ts';
import type { Weight } from '../../model/budgets.ts';
import type { Content } from '../../model/content.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { SiteFiles } from '../../model/site-files.ts';
import type { BatchModules } from '../batches/batch-builder.ts';
import type { MergedResults } from '../batches/merge-results.ts';
import { hostsOf, withScripts } from '../configuration/chosen-hosts.ts';
import { loadConfig } from '../configuration/config.ts';
import { cacheOf, type Settings } from '../configuration/settings.ts';
import { hashTemplates } from '../reuse/build-key.ts';
import type { RunOptions } from '../reuse/build-run.ts';
import type { BuildState } from '../reuse/build-state.ts';
import { storeSite } from '../reuse/known-site.ts';
import { openBuildState } from '../reuse/open-build-state.ts';
import type { CheckedSite } from './check-shared.ts';
import { stops } from './finish-findings.ts';
import type { LoadedSite } from './load-site.ts';
import type { BuildOutput } from './open-output.ts';
import type { SitePlan } from './plan-site.ts';
import { checkWeights, weightsOf } from './weigh-site.ts';

/** The results of the stages before rendering. */
interface PlannedSite {
  readonly site: LoadedSite;
  readonly checked: CheckedSite;
  readonly plan: SitePlan;
  /** Where pages are written; absent if they are only inspected. */
  readonly output?: BuildOutput;
}

/** What the stages found, and the site as far as it was built. */
export interface StagesResult {
  /** The shared content with the texts of the pages that claims are about. */
  readonly content?: Content | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly built?: BuiltSite;
}

export interface BuiltSite {
  readonly manifest: Manifest;
  readonly weights: readonly Weight[];
  readonly files: ReadonlyMap<string, FileRecord>;
  /** What the hosts read elsewhere: `NAME/path` → text. */
  readonly configuration: SiteFiles;
  readonly hosts: readonly NamedHost[];
  /** How many pages were rendered; the others were reused. */
  readonly rendered: number;
  /** The state for the next build. */
  readonly state: BuildState;
  /** Writes that state to the cache. */
  remember(): Promise<void>;
}

/** Checks, renders and inspects the pages batch by batch. If content errors stop the build, only these are reported. */
export async function renderAndInspect(planned: PlannedSite, settings: Settings, run: RunOptions): Promise<StagesResult> {
  const { checkColours, loadTheme, WriteError, writeErrorFinding } = await import('./stages.ts');
  const { site, checked, plan, output } = planned;
  const { content } = site;
  const ofContent = (loading: readonly Diagnostic[], checks: readonly Diagnostic[]) =>
    findingsOfContent(loading, checks, settings.draft ? content : undefined);
  if (output?.diagnostics.length)
    return { content, diagnostics: [...ofContent(site.diagnostics, checked.diagnostics), ...plan.diagnostics, ...output.diagnostics] };
  try {
    const [theme, config] = await Promise.all([loadTheme(), loadConfig()]);
    const state = await openBuildState(settings, run);
    const { hosts: chosen } = hostsOf(config, settings, site.shared.site);
    const hosts = output?.staging ? await withScripts(chosen, cacheOf(settings)) : chosen;
    const { previousState } = state;
    const { pages, assetWeights } = await buildAndWeigh({ ...planned, theme, config, hosts, previousState }, settings, run);
    const { diagnostics: ofPages } = pages;
    const found = ofContent([...site.diagnostics, ...ofPages.loading], [...checked.diagnostics, ...ofPages.checking]);
    const reported = [...state.diagnostics, ...found];
    const isStopped = stops(found, settings, content);
    if (!plan.isRenderable || isStopped)
      return { content, diagnostics: checked.passes && !isStopped ? [...reported, ...plan.diagnostics] : reported };
    const weights = await weightsOf({ content, manifest: plan.manifest, pages, assetWeights });
    // Texts of the pseudo-locale are longer on purpose and those of a draft are marked, so their weight is no measure.
    const weighing = settings.pseudo || settings.draft ? [] : await checkWeights({ content, plan, weights, out: output?.folder });
    const colours = settings.pseudo ? [] : runCheck('colour contrast', () => checkColours(plan.assets, theme.colours));
    const next = { ...pages.record, assetWeights };
    return {
      content,
      diagnostics: [...reported, ...plan.diagnostics, ...ofPages.rendering, ...ofPages.inspecting, ...colours, ...weighing],
      built: {
        manifest: plan.manifest,
        weights,
        files: pages.files,
        configuration: pages.configuration,
        hosts,
        rendered: pages.rendered,
        state: next,
        async remember() {
          await state.write(next);
          const reading = site.planned ? undefined : site.source.reading();
          if (reading) await storeSite({ reading, hashes: site.hashes, planned: plan }, settings, run);
        },
      },
    };
  } catch (error) {
    await output?.staging?.discard();
    if (!output || !(error instanceof WriteError)) throw error;
    return { diagnostics: [writeErrorFinding(output.folder, error)] };
  }
}

/** Builds the pages, and meanwhile weighs the client bundle unless the last build did. */
async function buildAndWeigh(
  {
    theme,
    config,
    hosts,
    site,
    plan,
    output,
    previousState,
  }: PlannedSite & BatchModules & { readonly hosts: readonly NamedHost[]; readonly previousState: BuildState | undefined },
  settings: Settings,
  run: RunOptions,
) {
  const { buildPages, hashOfAssets, weighAssets } = await import('./stages.ts');
  const { source, shared, vocabulary, hashes } = site;
  const { manifest, assets, isRenderable } = plan;
  const [contentHashes] = run.inputs.inputs.hashes();
  const cache = cacheOf(settings);
  const code = await hashTemplates(run.inputs, cache);
  const building: Promise<MergedResults> = buildPages({
    theme,
    config,
    hosts,
    files: { source, folder: settings.content, hashes: contentHashes ?? new Map() },
    inputs: {
      shared,
      sharedHashes: hashes,
      manifest,
      assets,
      code,
      addressing: {
        inputs: plan.inputs,
        settings: {
          origin: settings.origin,
          pseudo: settings.pseudo,
          draft: settings.draft,
          hosts: hosts.map(({ name }) => name),
          documents: plan.documents,
          endpoints: plan.endpoints,
        },
      },
      vocabulary,
    },
    cache,
    previousState,
    render: isRenderable,
    staging: output?.staging,
    run,
  });
  const isKnown = previousState?.assetWeights.length && previousState.fingerprints.assets === hashOfAssets(assets);
  const [pages, assetWeights] = await Promise.all([
    building,
    isKnown ? previousState.assetWeights : isRenderable ? weighAssets(assets) : [],
  ]);
  return { pages, assetWeights };
}
