import { resolve } from 'node:path';
import { currentInputs, type Emitted, emit } from './5-emit/emit.ts';
import { writeGuides } from './5-emit/write-guides.ts';
import { hashInputs } from './cache/inputs.ts';
import { lastBuild, lastWeights } from './cache/last-build.ts';
import type { Code } from './diagnostics/codes.ts';
import { type Diagnostic, hasErrors } from './diagnostics/diagnostic.ts';
import type { Findings } from './diagnostics/findings.ts';
import { budgets, type Weight } from './model/budgets.ts';
import type { Content } from './model/content.ts';
import type { Manifest } from './model/manifest.ts';
import type { Assets, SiteFiles } from './model/site-files.ts';
import { project, type Settings, todayOf } from './settings.ts';
import { bundleAssets, finish, loadAndCheck, place, planSite } from './steps.ts';

export { wordDiff } from './2-check/word-diff.ts';
export { headers, policyHeader } from './4-render/headers.ts';
export type { Reading } from './4-render/render.ts';
export type { Coverage } from './6-report/coverage.ts';
export { type AddressLock, addressLock } from './address-lock.ts';
export { type Attestation, type Attested, attest } from './attest.ts';
export { baselineOf, parseBaseline } from './diagnostics/baseline.ts';
export { type Code, codes } from './diagnostics/codes.ts';
export type { Diagnostic } from './diagnostics/diagnostic.ts';
export type { Findings } from './diagnostics/findings.ts';
export { applyEdits, type Edit, type Fix } from './diagnostics/fix.ts';
export { nearest } from './diagnostics/nearest.ts';
export type { Suppressed } from './diagnostics/suppress.ts';
export { type AttestedClause, attestedClauses } from './model/attested-clauses.ts';
export type { JudgedClaim } from './model/claims.ts';
export type { Content } from './model/content.ts';
export { documentsOf } from './model/contract-documents.ts';
export { ledgerPath, type Status, statuses } from './model/ledger.ts';
export type { Manifest, Route } from './model/manifest.ts';
export { lockPath } from './model/published.ts';
export { offerEndpoint } from './model/reserved-addresses.ts';
export { type AddressTable, type Answer, resolve as resolveAddress } from './model/resolver.ts';
export type { Assets, SiteFiles } from './model/site-files.ts';
export type { Step } from './origins/chain.ts';
export type { TextOrigin } from './origins/page-origins.ts';
export type { Translation } from './origins/translation.ts';
export { project, type Settings } from './settings.ts';
export {
  clausesOf,
  ofTheLedger,
  originsOf,
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

export interface BuildResult extends Findings {
  readonly ok: boolean;
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

  const { claimsJson, clauseGuides, codesHtml, compilerCodes, coverage, coverageHtml, judgeClaims, sarif } = await import('./stages.ts');
  const { content, diagnostics: found } = await loadAndCheck(settings);
  if (!content || (await stops(found, settings, content))) return stopped(found, settings, content);

  const { made, diagnostics: making } = await makePages(content, settings, { ...settings, before: await lastWeights(settings.out) });
  if (!made) return stopped([...found, ...making], settings, content);
  const all = [...found, ...making];
  const findings = await finish(all, settings, { content, judged: (code) => !compilerCodes.has(code) });
  const { manifest, files, weights } = made;
  const pages = manifest.routes.length;
  if (hasErrors(findings.diagnostics)) return { ...findings, ok: false, upToDate: false, pages: 0 };

  const guided = await writeGuides(settings.content, clauseGuides(content));
  const covered = coverage({ content, manifest, diagnostics: all });
  const reports = new Map([
    ['manifest.json', json(manifest)],
    ['claims.json', claimsJson(judgeClaims(content, todayOf(settings)))],
    ['codes.html', codesHtml()],
    ['coverage.json', json(covered)],
    ['coverage.html', coverageHtml(covered)],
    ['weights.json', json({ budgets, weights })],
    ['diagnostics.sarif', sarif(findings)],
    ['build.json', json({ pages, files: files.size, ...findings })],
  ]);
  const { emitted, diagnostics: writing } = await emit({
    folder: settings.out,
    site: files,
    reports,
    inputs: guided ? await inputsOf(settings) : inputs,
  });
  const diagnostics = [...findings.diagnostics, ...writing];
  return { ...findings, ok: !hasErrors(writing), diagnostics, ...(emitted && { emitted }), upToDate: false, pages };
}

export interface CheckResult extends Findings {
  readonly ok: boolean;
  readonly pages: number;
  /** Every locale that the countries offer, as far as the content could be read. */
  readonly locales: readonly string[];
}

/** What only a build can find: it writes. */
const ofTheBuild: readonly Code[] = ['WL6003', 'WL6004', 'WL6007'];

/** Everything that a build checks, and the types, writing nothing. */
export async function check(settings: Settings): Promise<CheckResult> {
  const { checkTypes, withoutRepeats } = await import('./stages.ts');
  const compiling = checkTypes(settings.content, project);
  const { content, diagnostics: found } = await loadAndCheck(settings);
  const locales = content?.locales.map(({ id }) => id) ?? [];
  const sound = content && !(await stops(found, settings, content));
  const { made, diagnostics: making } = sound ? await makePages(content, settings, {}) : nothingMade;

  const known = await place([...found, ...making], settings);
  const findings = await finish([...known, ...withoutRepeats(await compiling, known)], settings, {
    content,
    ...(made && { judged: (code: Code) => !ofTheBuild.includes(code) }),
  });
  return { ...findings, ok: !hasErrors(findings.diagnostics), pages: made?.manifest.routes.length ?? 0, locales };
}

/** What a build would write, and what was weighed for it. */
interface Made {
  readonly manifest: Manifest;
  readonly assets: Assets;
  readonly files: SiteFiles;
  readonly weights: readonly Weight[];
}

interface Making {
  readonly progress?: BuildSettings['progress'];
  /** What the pages weighed in the last build. */
  readonly before?: readonly Weight[];
}

const nothingMade: { made?: Made; diagnostics: readonly Diagnostic[] } = { diagnostics: [] };

/** The pages of sound content and all that is wrong with them; no pages where the addresses or the browser's part are at fault. */
async function makePages(content: Content, settings: Settings, { progress, before = [] }: Making): Promise<typeof nothingMade> {
  const { checkWeight, inspect, render, weigh } = await import('./stages.ts');
  const { manifest, diagnostics: routing } = await planSite(content, settings);
  const { assets, diagnostics: bundling } = await bundleAssets();
  const planned = [...routing, ...bundling];
  if (!assets || (await stops(planned, settings, content))) return { diagnostics: planned };

  const { files, diagnostics: rendering } = render({ content, manifest, assets }, progress);
  // The assets are compressed in other threads, while the pages are inspected.
  const weighed = weigh({ manifest, assets, files });
  const inspecting = inspect({ content, manifest, files });
  const weights = await weighed;
  // Texts that were made longer on purpose are no measure of what visitors fetch.
  const weighing = settings.pseudo ? [] : checkWeight({ content, manifest, weights, before });
  return { made: { manifest, assets, files, weights }, diagnostics: [...planned, ...rendering, ...inspecting, ...weighing] };
}

/** Whether anything is left that must be mended before the next stage; what is put aside does not count. */
async function stops(diagnostics: readonly Diagnostic[], settings: Settings, content: Content): Promise<boolean> {
  return hasErrors(diagnostics) && hasErrors((await finish(diagnostics, settings, { content })).diagnostics);
}

async function stopped(diagnostics: readonly Diagnostic[], settings: Settings, content: Content | undefined): Promise<BuildResult> {
  return { ...(await finish(diagnostics, settings, { content })), ok: false, upToDate: false, pages: 0 };
}

/** The result of the last build, if it was made from the same inputs and its output is still there. */
async function unchangedSince(inputs: string, out: string): Promise<BuildResult | undefined> {
  if ((await currentInputs(out)) !== inputs) return undefined;
  const last = await lastBuild(out);
  if (!last) return undefined;
  const { files, ...rest } = last;
  return { ...rest, ok: true, emitted: { written: 0, unchanged: files, removed: 0 }, upToDate: true };
}

function inputsOf({ content, origin, production, pseudo, today, baseline }: BuildSettings): Promise<string> {
  const folders = [resolve(content), `${project}/generator`, `${project}/runtime`];
  const { node, icu } = process.versions;
  return hashInputs(folders, { origin, production, pseudo, baseline, today: todayOf({ today }), node, icu });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
