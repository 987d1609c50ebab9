import type { NamedHost } from '../../4-render/host.ts';
import { checkColours } from '../../5-inspect/styles/check-colours.ts';
import { weighAssets } from '../../5-inspect/weights/weigh.ts';
import type { OpenOutput } from '../../6-emit/staging.ts';
import { WriteError, writeErrorFinding } from '../../6-emit/write-errors.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { withoutFollowing } from '../../diagnostics/report/consequences.ts';
import { findingsOfContent } from '../../diagnostics/report/report.ts';
import { runCheck } from '../../diagnostics/run-check.ts';
import type { Weight } from '../../model/budgets.ts';
import type { Content } from '../../model/content.ts';
import type { Manifest, Route } from '../../model/manifest.ts';
import { lineageIds } from '../../model/page-copies.ts';
import { buildPages } from '../batches/build-pages.ts';
import type { MergedResults } from '../batches/merge-results.ts';
import type { LoadedSite, SitePlan } from '../batches/site-to-build.ts';
import { hostsOf, withScripts } from '../configuration/chosen-hosts.ts';
import type { Site } from '../configuration/open-site.ts';
import { templateNames } from '../configuration/theme.ts';
import { type RunOptions, storeOf } from '../reuse/build-run.ts';
import { hashOfAssets } from '../reuse/input-fingerprints.ts';
import { storeSite } from '../reuse/known-site.ts';
import { openBuildState } from '../reuse/open-build-state.ts';
import type { CheckedSite } from './check-shared.ts';
import { stops } from './finish-findings.ts';
import { placeElements } from './place-elements.ts';
import { checkWeights, weightsOfPages } from './weigh-site.ts';

/** The results of the stages before rendering. */
interface PlannedSite {
  readonly input: LoadedSite;
  readonly checked: CheckedSite;
  readonly plan: SitePlan;
  /** The output to write pages to; absent if they are only inspected. */
  readonly output?: OpenOutput;
}

/** The findings of the stages, and the site as far as it was built. */
export interface StagesResult {
  /** The shared content with the texts of the pages that claims are about. */
  readonly content?: Content | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly built?: BuiltSite;
}

export interface BuiltSite extends Pick<MergedResults, 'files' | 'configuration' | 'rendered' | 'state'> {
  readonly manifest: Manifest;
  readonly weights: readonly Weight[];
  readonly hosts: readonly NamedHost[];
  /** Writes the state for the next build to the cache. */
  remember(): Promise<void>;
}

/** Checks, renders and inspects the pages batch by batch. If content errors stop the build, only these are reported. */
export async function renderAndInspect(planned: PlannedSite, site: Site, run: RunOptions): Promise<StagesResult> {
  const { input, checked, plan, output } = planned;
  if (output?.diagnostics.length) {
    const contentFindings = findingsOfContent(input.diagnostics, checked.diagnostics, site.draft ? input.content : undefined);
    return { content: input.content, diagnostics: [...contentFindings, ...plan.diagnostics, ...output.diagnostics] };
  }
  try {
    return await buildAndInspect(planned, site, run);
  } catch (error) {
    if (!output || !(error instanceof WriteError)) throw error;
    return { diagnostics: [writeErrorFinding(output.folder, error)] };
  }
}

async function buildAndInspect(planned: PlannedSite, site: Site, run: RunOptions): Promise<StagesResult> {
  const { input, checked, plan, output } = planned;
  const { content } = input;
  const { manifest, assets, isRenderable } = plan;
  const [theme, config] = await Promise.all([site.theme(), site.config()]);
  const opened = await openBuildState(site, run);
  const { previousState } = opened;
  const { staging } = output ?? {};
  const { hosts: chosen } = hostsOf(config, site, input.shared.site);
  const hosts = staging ? await withScripts(chosen, site) : chosen;
  const code = Object.fromEntries(templateNames(theme).map((name) => [name, run.inputs.templates[name] ?? run.inputs.theme]));
  // Compressing the assets takes as long as rendering many pages, and reading their colours as long as rendering some.
  const key = [run.inputs.version(), hashOfAssets(assets)];
  const onceFor = <Value>(name: string, given: unknown, make: () => Value | Promise<Value>) =>
    storeOf(site, run).memo(name, [...key, given], make);
  const [pages, assetWeights] = await Promise.all([
    buildPages({ ...input, ...plan, theme, config, hosts, code, site, run, previousState, staging }),
    isRenderable ? onceFor('weights', undefined, () => weighAssets(assets)) : [],
  ]);
  const { loading, checking, rendering, inspecting } = pages.diagnostics;
  const contentFindings = findingsOfContent(
    [...input.diagnostics, ...loading],
    [...checked.diagnostics, ...checking],
    site.draft ? content : undefined,
  );
  const reported = [...opened.diagnostics, ...contentFindings];
  const isStopped = await stops(contentFindings, site, content);
  if (!isRenderable || isStopped)
    return { content, diagnostics: checked.passes && !isStopped ? [...reported, ...plan.diagnostics] : reported };
  const weights = [...weightsOfPages(content, manifest, pages), ...assetWeights];
  // Texts of the pseudo-locale are longer on purpose and those of a draft are marked, so their weight is not a measure.
  const weighing = site.pseudo || site.draft ? [] : await checkWeights({ content, manifest, weights }, output?.folder);
  // Before findings get places in the theme, because those that follow from others are recognised by their folders.
  const findings = withoutFollowing([...reported, ...plan.diagnostics, ...rendering, ...inspecting]);
  const contentOf = async ({ page }: Route) => (await input.source.readPages(input.shared, lineageIds(input.shared.pages, page))).content;
  const placed = await placeElements([...findings, ...weighing], { manifest, assets, html: pages.html, site, contentOf });
  const colours = site.pseudo
    ? []
    : await onceFor('colours', theme.colours, () => runCheck('colour contrast', () => checkColours(assets, theme.colours)));
  return {
    content,
    diagnostics: [...placed, ...colours],
    built: {
      ...pages,
      manifest,
      weights,
      hosts,
      async remember() {
        await opened.write(pages.state);
        const reading = input.planned ? undefined : input.source.reading();
        if (reading) await storeSite({ reading, hashes: input.hashes, planned: plan }, site, run);
      },
    },
  };
}
