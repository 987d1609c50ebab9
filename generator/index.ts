import { resolve } from 'node:path';
import { currentInputs, type Emitted, emit } from './5-emit/emit.ts';
import { writeGuides } from './5-emit/write-guides.ts';
import { hashInputs } from './cache/inputs.ts';
import { lastBuild, lastWeights } from './cache/last-build.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from './diagnostics/diagnostic.ts';
import { budgets } from './model/budgets.ts';
import type { Content } from './model/content.ts';
import { project, type Settings, todayOf } from './settings.ts';
import { bundleAssets, finish, loadAndCheck } from './steps.ts';

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
export type { Step } from './origins/chain.ts';
export type { TextOrigin } from './origins/page-origins.ts';
export type { Translation } from './origins/translation.ts';
export { project, type Settings } from './settings.ts';
export {
  clausesOf,
  coverageOf,
  ofTheLedger,
  originsOf,
  placesOf,
  readClaims,
  readContent,
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

  const { checkWeight, claimsJson, clauseGuides, coverage, coverageHtml, inspect, judgeClaims, plan, render, sarif, weigh } = await import(
    './stages.ts'
  );
  const { content, diagnostics: found } = await loadAndCheck(settings);
  if (!content || hasErrors(found)) return stopped(found, settings);

  const { manifest, diagnostics: routing } = plan(content, settings.origin);
  const { assets, diagnostics: bundling } = await bundleAssets();
  if (!assets || hasErrors(routing)) return stopped([...found, ...routing, ...bundling], settings);

  const { files, diagnostics: rendering } = render({ content, manifest, assets }, settings.progress);
  const inspecting = inspect({ content, manifest, files });
  const weights = await weigh({ manifest, assets, files });
  const weighing = checkWeight({ content, manifest, weights, before: await lastWeights(settings.out) });
  const diagnostics = await finish([...found, ...routing, ...bundling, ...rendering, ...inspecting, ...weighing], settings);
  const pages = manifest.routes.length;
  if (hasErrors(diagnostics)) return { ok: false, diagnostics, upToDate: false, pages: 0 };

  const guided = await writeGuides(settings.content, clauseGuides(content));
  const covered = coverage(content, manifest);
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
  const { checkTypes, withoutRepeats } = await import('./stages.ts');
  const compiling = checkTypes(settings.content, project);
  const { content, diagnostics: found } = await loadAndCheck(settings);
  const locales = content?.locales.map(({ id }) => id) ?? [];
  const { pages, diagnostics: rendering } = content && !hasErrors(found) ? await checkPages(content, settings) : nothing;

  const known = await finish([...found, ...rendering], settings);
  const diagnostics = sortDiagnostics([...known, ...withoutRepeats(await compiling, known)]);
  return { ok: !hasErrors(diagnostics), diagnostics, pages, locales };
}

const nothing = { pages: 0, diagnostics: [] };

/** What is wrong with the pages that the content gives, as a build would find it. */
export async function checkPages(
  content: Content,
  { origin }: Pick<Settings, 'origin'>,
): Promise<{ pages: number; diagnostics: readonly Diagnostic[] }> {
  const { checkWeight, inspect, plan, render, weigh } = await import('./stages.ts');
  const { manifest, diagnostics: routing } = plan(content, origin);
  const { assets, diagnostics: bundling } = await bundleAssets();
  const pages = manifest.routes.length;
  if (!assets || hasErrors(routing)) return { pages, diagnostics: [...routing, ...bundling] };
  const { files, diagnostics: rendering } = render({ content, manifest, assets });
  const inspecting = inspect({ content, manifest, files });
  const weighing = checkWeight({ content, manifest, weights: await weigh({ manifest, assets, files }), before: [] });
  return { pages, diagnostics: [...routing, ...bundling, ...rendering, ...inspecting, ...weighing] };
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

function inputsOf({ content, origin, production, today }: BuildSettings): Promise<string> {
  const folders = [resolve(content), `${project}/generator`, `${project}/runtime`];
  return hashInputs(folders, { origin, production, today: todayOf({ today }), node: process.versions.node, icu: process.versions.icu });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
