import { clearLeftovers } from '../6-emit/output-lock.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { nextChange } from '../model/later-values.ts';
import type { Site } from './configuration/open-site.ts';
import { orThemeErrors } from './configuration/theme-errors.ts';
import { inputsOf } from './reuse/build-key.ts';
import { type BuildResult, lastResult } from './reuse/build-result.ts';
import { type Abortable, progressOf, retryWithoutState, storeOf } from './reuse/build-run.ts';
import { updateEditorTypes } from './steps/editor-types.ts';
import { finish } from './steps/finish-findings.ts';

interface BuildOptions extends Abortable {
  /** The number of worker threads; by default as many as pay. */
  readonly workers?: number | undefined;
  readonly out: string;
  /** Builds even if nothing has changed. */
  readonly force?: boolean | undefined;
}

/** Builds a site from content. Any error stops the build before it changes the output folder. */
export function build(site: Site & BuildOptions): Promise<BuildResult> {
  return orThemeErrors(
    site,
    () => retryWithoutState((isStateDamaged) => buildSite(site, isStateDamaged)),
    (findings) => ({ ...refused, ...findings, typesRight: false }),
  );
}

async function buildSite(site: Site & BuildOptions, isStateDamaged: boolean): Promise<BuildResult> {
  const { force, workers, out, signal } = site;
  // A broken configuration stops the build also if nothing else has changed.
  await site.config();
  const inputs = await inputsOf(site);
  const typesRight = (await storeOf(site).read<true>('types', inputs.inputs.hash)) === true;
  const unchanged = force ? undefined : await lastResult(inputs.key, out);
  if (unchanged) {
    await clearLeftovers(out);
    return { ...unchanged, typesRight };
  }

  const { checkShared, emitSite, loadSite, openStaging, planAndBundle, renderAndInspect, reportBuild } = await import(
    './steps/pipeline.ts'
  );
  const run = { inputs, force, isStateDamaged, workers, progress: progressOf(site) };
  const { input, diagnostics: loading } = await loadSite(site, run); // 1-load
  if (!input) return { ...refused, ...(await finish(loading, site, {})), typesRight };
  await updateEditorTypes(site, input.shared, loading);
  const checked = await checkShared(input, site, run); // 2-check
  const plan = await planAndBundle(input, checked, site); // 3-plan, bundle
  const output = plan.isRenderable ? await openStaging(out) : { folder: out, diagnostics: [] };
  try {
    const result = await renderAndInspect({ input, checked, plan, output }, site, run); // 4-render, 5-inspect
    const report = await reportBuild(result, site); // 7-report
    const { content, built } = result;
    const { staging } = output;
    signal?.throwIfAborted();
    if (!content || !built || !staging || hasErrors(report.findings.diagnostics)) return { ...refused, ...report.findings, typesRight };
    const { diagnostics: writing, ...emitted } = await emitSite({ content, built, report, staging, inputs }, site); // 6-emit
    return {
      ...report.findings,
      ok: !hasErrors(writing),
      diagnostics: [...report.findings.diagnostics, ...report.notes, ...writing],
      ...emitted,
      upToDate: false,
      typesRight,
      pages: built.manifest.routes.length,
      hosts: built.hosts.map(({ name, nextStep }) => ({ name, ...(nextStep !== undefined && { nextStep }) })),
      nextChange: nextChange(content, site.today),
      rendered: built.rendered,
    };
  } finally {
    await output.staging?.discard();
  }
}

const refused = { ok: false, upToDate: false, pages: 0, rendered: 0 };
