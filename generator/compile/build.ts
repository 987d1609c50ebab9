import { hasErrors } from '../diagnostics/diagnostic.ts';
import { loadConfig } from './configuration/config.ts';
import type { Settings } from './configuration/settings.ts';
import { orThemeErrors } from './configuration/theme-errors.ts';
import { inputsOf } from './reuse/build-key.ts';
import { type BuildResult, lastResult } from './reuse/build-result.ts';
import { retryWithoutState, storeOf } from './reuse/build-run.ts';
import { updateEditorTypes } from './steps/editor-types.ts';
import { finish } from './steps/finish-findings.ts';

export interface BuildSettings extends Settings {
  /** The number of worker threads; by default as many as pay. */
  readonly workers?: number | undefined;
  readonly out: string;
  /** Builds even if nothing has changed. */
  readonly force?: boolean | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

/** Builds a site from content. Any error stops the build before it changes the output folder. */
export function build(settings: BuildSettings): Promise<BuildResult> {
  return orThemeErrors(
    () => retryWithoutState((isStateDamaged) => buildSite(settings, isStateDamaged)),
    (findings) => ({ ...refused, ...findings, typesRight: false }),
  );
}

async function buildSite(settings: BuildSettings, isStateDamaged: boolean): Promise<BuildResult> {
  const { force, workers, progress, out } = settings;
  // Findings of the last build, too, are printed with the codes of the site.
  await loadConfig();
  const inputs = await inputsOf(settings);
  const typesRight = (await storeOf(settings).read<true>('types', inputs.inputs.hash)) === true;
  const unchanged = force ? undefined : await lastResult(inputs.key, out);
  if (unchanged) return { ...unchanged, typesRight };

  const { checkShared, emitSite, loadSite, openStaging, planAndBundle, renderAndInspect, reportBuild } = await import(
    './steps/pipeline.ts'
  );
  const run = { inputs, force, isStateDamaged, workers, progress };
  const { site, diagnostics: loading } = await loadSite(settings, run); // 1-load
  if (!site) return { ...refused, ...(await finish(loading, settings, {})), typesRight };
  await updateEditorTypes(settings, site.shared, loading);
  const checked = await checkShared(site, settings, run); // 2-check
  const plan = await planAndBundle(site, checked, settings); // 3-plan, bundle
  const output = plan.isRenderable ? await openStaging(out) : { folder: out, diagnostics: [] };
  const result = await renderAndInspect({ site, checked, plan, output }, settings, run); // 4-render, 5-inspect
  const report = await reportBuild(result, settings); // 7-report
  const { content, built } = result;
  const { staging } = output;
  if (!content || !built || !staging || hasErrors(report.findings.diagnostics)) {
    await staging?.discard();
    return { ...refused, ...report.findings, typesRight };
  }
  const { diagnostics: writing, ...emitted } = await emitSite({ content, built, report, staging, inputs }, settings); // 6-emit
  return {
    ...report.findings,
    ok: !hasErrors(writing),
    diagnostics: [...report.findings.diagnostics, ...report.notes, ...writing],
    ...emitted,
    upToDate: false,
    typesRight,
    pages: built.manifest.routes.length,
    hosts: built.hosts.map(({ name, nextStep }) => ({ name, ...(nextStep !== undefined && { nextStep }) })),
    rendered: built.rendered,
  };
}

const refused = { ok: false, upToDate: false, pages: 0, rendered: 0 };
