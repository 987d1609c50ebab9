import type { Emitted } from './5-emit/draft.ts';
import { currentInputs } from './5-emit/emit.ts';
import type { Report } from './5-emit/reports.ts';
import { writeGuides } from './5-emit/write-guides.ts';
import { hash } from './cache/hash.ts';
import { lastBuild, lastWeights } from './cache/last-build.ts';
import type { Code } from './diagnostics/codes.ts';
import { type Diagnostic, hasErrors } from './diagnostics/diagnostic.ts';
import type { Findings } from './diagnostics/findings.ts';
import { inputsOf, keyNow } from './inputs.ts';
import type { Made, SiteMade } from './make.ts';
import { budgets } from './model/budgets.ts';
import type { Content } from './model/content.ts';
import type { KeptSite } from './parts/kept-site.ts';
import { project, type Settings, todayOf } from './settings.ts';
import { finish, place } from './steps.ts';

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
export { startThread } from './engine/start-thread.ts';
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
export { checkOpenSite, type OpenSite, openSite, readPage } from './open-site.ts';
export type { Step } from './origins/chain.ts';
export type { TextOrigin } from './origins/page-origins.ts';
export type { Translation } from './origins/translation.ts';
export { project, type Settings } from './settings.ts';
export { buildShard, joinedFrom, type ShardFault, type ShardResult } from './shards.ts';
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
  /** How many threads render; without it as many as pay. */
  readonly workers?: number | undefined;
  readonly out: string;
  /** Builds even if nothing has changed. */
  readonly force?: boolean | undefined;
  /** What is known of the pages, instead of what the cache has (joinedFrom). */
  readonly kept?: KeptSite | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

export interface BuildResult extends Findings {
  readonly ok: boolean;
  /** Absent where nothing was emitted because of errors. */
  readonly emitted?: Emitted;
  /** Nothing had changed since the last build. */
  readonly upToDate: boolean;
  readonly pages: number;
  /** How many of them were rendered; the others stay as they were. */
  readonly rendered: number;
}

/** Content in, site out. Any error stops before anything takes effect, and the last good site stays. */
export async function build(settings: BuildSettings): Promise<BuildResult> {
  const { force, kept, workers, progress } = settings;
  const inputs = await inputsOf(settings);
  const unchanged = force || kept ? undefined : await unchangedSince(inputs.key, settings.out);
  if (unchanged) return unchanged;

  const { compilerCodes, openDraft, publishing, Unwritable, unwritable } = await import('./stages.ts');
  const { make } = await import('./make.ts');
  const making = {
    ...inputs,
    force,
    kept,
    workers,
    progress,
    open: () => openDraft(settings.out),
    before: () => lastWeights(settings.out),
  };
  const made = await make(settings, making).catch((error): Made => {
    if (!(error instanceof Unwritable)) throw error;
    return { diagnostics: [unwritable(settings.out, error)] };
  });
  const { content, diagnostics: all, site, draft } = made;
  const judged = site && ((code: Code) => !compilerCodes.has(code));
  const findings = await finish(ofSite(all), settings, { content, ...(judged && { judged }) });
  const notes = all.filter(isNote);
  if (!site || !draft || !content || hasErrors(findings.diagnostics)) {
    await draft?.drop();
    return { ...findings, ok: false, upToDate: false, pages: 0, rendered: 0 };
  }
  let isCertain = false;
  const { emitted, diagnostics: writing } = await publishing(settings.out, draft, async () => {
    const guided = await writeGuides(settings.content, (await import('./stages.ts')).clauseGuides(content));
    const reports = await reportsOf({ settings, content, site, all: ofSite(all), findings, version: inputs.version() });
    const key = await keyNow(settings, inputs);
    // What was edited meanwhile may be part of the pages or not: nobody may rely on them.
    isCertain = guided || key === inputs.key;
    return { files: site.files, reports, inputs: isCertain ? key : '' };
  });
  if (isCertain) await site.remember();
  const diagnostics = [...findings.diagnostics, ...notes, ...writing];
  const { manifest, rendered } = site;
  return {
    ...findings,
    ok: !hasErrors(writing),
    diagnostics,
    ...(emitted && { emitted }),
    upToDate: false,
    pages: manifest.routes.length,
    rendered,
  };
}

/** What is said of the cache is said once: the site and its reports are what they are without it. */
const isNote = ({ code }: Diagnostic) => code === 'WL6007';
const ofSite = (diagnostics: readonly Diagnostic[]) => diagnostics.filter((one) => !isNote(one));

interface Reported {
  readonly settings: Settings;
  readonly content: Content;
  readonly site: SiteMade;
  readonly all: readonly Diagnostic[];
  readonly findings: Findings;
  /** Hash of Wortlaut itself. */
  readonly version: string;
}

async function reportsOf({ settings, content, site, all, findings, version }: Reported): Promise<Map<string, Report>> {
  const { claimsJson, codesHtml, coverage, coverageHtml, documentList, judgeClaims, openApi, sarif, writtenReport } = await import(
    './stages.ts'
  );
  const { manifest, weights, files, record } = site;
  const covered = coverage({ content, manifest, diagnostics: all, parts: site.coverage });
  const described = openApi(content, manifest);
  const ofCoverage = hash(version, JSON.stringify(covered));
  return new Map([
    // This area is all that addresses are made from.
    ['manifest.json', { of: hash(version, record.areas.manifest), text: () => json(manifest) }],
    ['claims.json', writtenReport(claimsJson(judgeClaims(content, todayOf(settings))))],
    ['codes.html', writtenReport(codesHtml())],
    ['coverage.json', { of: ofCoverage, text: () => json(covered) }],
    ['coverage.html', { of: ofCoverage, text: () => coverageHtml(covered) }],
    ['documents.json', writtenReport(json(documentList(content, manifest)))],
    ...(described ? ([['openapi.json', writtenReport(json(described))]] as const) : []),
    ['weights.json', writtenReport(json({ budgets, weights }))],
    ['diagnostics.sarif', writtenReport(sarif(findings))],
    ['build.json', writtenReport(json({ pages: manifest.routes.length, files: files.size, ...findings }))],
  ]);
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
  const { make } = await import('./make.ts');
  const compiling = checkTypes(settings.content, project);
  const { content, diagnostics: found, site } = await make(settings, await inputsOf(settings));
  const locales = content?.locales.map(({ id }) => id) ?? [];

  const known = await place(found, settings);
  const findings = await finish([...known, ...withoutRepeats(await compiling, known)], settings, {
    content,
    ...(site && { judged: (code: Code) => !ofTheBuild.includes(code) }),
  });
  return { ...findings, ok: !hasErrors(findings.diagnostics), pages: site?.manifest.routes.length ?? 0, locales };
}

/** The result of the last build, if it was made from the same inputs and its output is still there. */
async function unchangedSince(inputs: string, out: string): Promise<BuildResult | undefined> {
  if ((await currentInputs(out)) !== inputs) return undefined;
  const last = await lastBuild(out);
  if (!last) return undefined;
  const { files, ...rest } = last;
  return { ...rest, ok: true, emitted: { written: 0, unchanged: files, removed: 0 }, upToDate: true, rendered: 0 };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
