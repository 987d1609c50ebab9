import { resolve } from 'node:path';
import { currentInputs, type Emitted, emit } from './5-emit/emit.ts';
import { writeGuides } from './5-emit/write-guides.ts';
import { hashInputs } from './cache/inputs.ts';
import { lastBuild, lastWeights } from './cache/last-build.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from './diagnostics/diagnostic.ts';
import { budgets } from './model/budgets.ts';
import { noAssets } from './model/site-files.ts';
import { project, type Settings, todayOf } from './settings.ts';
import { bundleAssets, finish, loadAndCheck, planSite } from './steps.ts';

export { headers, policyHeader } from './4-render/headers.ts';
export type { Reading } from './4-render/render.ts';
export type { Coverage } from './6-report/coverage.ts';
export { type Attestation, type Attested, attest } from './attest.ts';
export { type Code, codes } from './diagnostics/codes.ts';
export { type Diagnostic, nearest } from './diagnostics/diagnostic.ts';
export { type AttestedClause, attestedClauses } from './model/attested-clauses.ts';
export type { JudgedClaim } from './model/claims.ts';
export type { Content } from './model/content.ts';
export { documentsOf } from './model/contract-documents.ts';
export { ledgerPath, type Status, statuses } from './model/ledger.ts';
export type { Manifest, Route } from './model/manifest.ts';
export { type AddressTable, type Answer, resolve as resolveAddress } from './model/resolver.ts';
export type { Assets, SiteFiles } from './model/site-files.ts';
export { project, type Settings } from './settings.ts';
export {
  clausesOf,
  placesOf,
  readClaims,
  readContent,
  readCoverage,
  readSite,
  renderPage,
  type SiteModel,
  siteDocuments,
} from './site-model.ts';
export { bundleAssets, finish, loadStages } from './steps.ts';

// React chooses its build when it is loaded; the one for production renders several times faster.
process.env.NODE_ENV ??= 'production';

export interface BuildSettings extends Settings {
  readonly out: string;
  /** Builds even if nothing has changed. */
  readonly force?: boolean | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

export interface BuildResult {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Absent where nothing was emitted because of errors. */
  readonly emitted?: Emitted;
  /** Nothing had changed since the last build. */
  readonly upToDate: boolean;
  readonly pages: number;
}

/** Content in, site out. Any error stops before anything is written, and the last good site stays. */
export async function build(settings: BuildSettings): Promise<BuildResult> {
  const inputs = await inputsOf(settings);
  const unchanged = settings.force ? undefined : await unchangedSince(inputs, settings.out);
  if (unchanged) return unchanged;

  const { checkWeight, claimsJson, clauseGuides, coverage, coverageHtml, judgeClaims, render, sarif, weigh } = await import('./stages.ts');
  const { content, diagnostics: found } = await loadAndCheck(settings);
  if (!content || hasErrors(found)) return stopped(found, settings);

  const { manifest, diagnostics: routing } = await planSite(content, settings);
  const { assets, diagnostics: bundling } = await bundleAssets();
  if (!assets || hasErrors(routing)) return stopped([...found, ...routing, ...bundling], settings);

  const { files, diagnostics: rendering } = render({ content, manifest, assets }, settings.progress);
  const weights = await weigh({ manifest, assets, files });
  // Texts that were made longer on purpose are no measure of what visitors fetch.
  const weighing = settings.pseudo ? [] : checkWeight({ content, manifest, weights, before: await lastWeights(settings.out) });
  const diagnostics = await finish([...found, ...routing, ...bundling, ...rendering, ...weighing], settings);
  const pages = manifest.routes.length;
  if (hasErrors(diagnostics)) return { ok: false, diagnostics, upToDate: false, pages: 0 };

  const guided = await writeGuides(settings.content, clauseGuides(content));
  const covered = coverage({ content, manifest, diagnostics });
  const reports = new Map([
    ['manifest.json', json(manifest)],
    ['claims.json', claimsJson(judgeClaims(content, todayOf(settings)))],
    ['coverage.json', json(covered)],
    ['coverage.html', coverageHtml(covered)],
    ['weights.json', json({ budgets, weights })],
    ['diagnostics.sarif', sarif(diagnostics)],
    ['build.json', json({ pages, files: files.size, diagnostics })],
  ]);
  const { emitted, diagnostics: writing } = await emit({
    folder: settings.out,
    site: files,
    reports,
    inputs: guided ? await inputsOf(settings) : inputs,
  });
  return { ok: !hasErrors(writing), diagnostics: [...diagnostics, ...writing], ...(emitted && { emitted }), upToDate: false, pages };
}

export interface CheckResult {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Every locale that the countries offer, as far as the content could be read. */
  readonly locales: readonly string[];
}

/** Everything that a build checks, and the types, writing nothing. */
export async function check(settings: Settings): Promise<CheckResult> {
  const { checkTypes, plan, render, withoutRepeats } = await import('./stages.ts');
  const compiling = checkTypes(settings.content, project);
  const { content, diagnostics: found } = await loadAndCheck(settings);
  const locales = content?.locales.map(({ id }) => id) ?? [];
  const planned = content && !hasErrors(found) ? plan(content, settings.origin) : undefined;
  const rendering = content && planned ? render({ content, manifest: planned.manifest, assets: noAssets }).diagnostics : [];

  const known = await finish([...found, ...(planned?.diagnostics ?? []), ...rendering], settings);
  const diagnostics = sortDiagnostics([...known, ...withoutRepeats(await compiling, known)]);
  return { ok: !hasErrors(diagnostics), diagnostics, pages: planned?.manifest.routes.length ?? 0, locales };
}

async function stopped(diagnostics: readonly Diagnostic[], settings: Settings): Promise<BuildResult> {
  return { ok: false, diagnostics: await finish(diagnostics, settings), upToDate: false, pages: 0 };
}

/** The result of the last build, if it was made from the same inputs and its output is still there. */
async function unchangedSince(inputs: string, out: string): Promise<BuildResult | undefined> {
  if ((await currentInputs(out)) !== inputs) return undefined;
  const last = await lastBuild(out);
  if (!last) return undefined;
  const { pages, files, diagnostics } = last;
  return { ok: true, diagnostics, emitted: { written: 0, unchanged: files, removed: 0 }, upToDate: true, pages };
}

function inputsOf({ content, origin, production, pseudo, today }: BuildSettings): Promise<string> {
  const folders = [resolve(content), `${project}/generator`, `${project}/runtime`];
  const { node, icu } = process.versions;
  return hashInputs(folders, { origin, production, pseudo, today: todayOf({ today }), node, icu });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
