import { currentInputs } from '../6-emit/emit.ts';
import type { Report } from '../6-emit/reports.ts';
import type { Emitted } from '../6-emit/staging.ts';
import { writeGuides } from '../6-emit/write-guides.ts';
import { lastBuild, lastWeights } from '../cache/build-report.ts';
import { areTypesRight } from '../cache/checked-types.ts';
import type { Code } from '../diagnostics/codes.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { budgetsOf } from '../model/budgets.ts';
import type { Content } from '../model/content.ts';
import { hash } from '../package/hash.ts';
import { inputsOf, keyNow } from './build-key.ts';
import type { BuildState } from './build-state.ts';
import type { BuiltSite, PipelineResult } from './pipeline.ts';
import { cacheOf, type Settings, todayOf } from './settings.ts';
import { finish } from './steps.ts';
import { orFaultsOfTheme } from './theme-errors.ts';

export interface BuildSettings extends Settings {
  /** How many threads render; without it as many as pay. */
  readonly workers?: number | undefined;
  readonly out: string;
  /** Builds even if nothing has changed. */
  readonly force?: boolean | undefined;
  /** What is known of the pages, instead of what the cache has (joinedFrom). */
  readonly kept?: BuildState | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

export interface BuildResult extends Findings {
  readonly ok: boolean;
  /** Absent where nothing was emitted because of errors. */
  readonly emitted?: Emitted;
  /** Nothing had changed since the last build. */
  readonly upToDate: boolean;
  /** Whether a check has found the types of just these inputs right. A build does not check them. */
  readonly typesRight: boolean;
  readonly pages: number;
  /** How many of them were rendered; the others stay as they were. */
  readonly rendered: number;
}

/** Content in, site out. Any error stops before anything takes effect, and the last good site stays. */
export function build(settings: BuildSettings): Promise<BuildResult> {
  return orFaultsOfTheme(
    () => buildSite(settings),
    (findings) => ({ ...findings, ok: false, upToDate: false, typesRight: false, pages: 0, rendered: 0 }),
  );
}

async function buildSite(settings: BuildSettings): Promise<BuildResult> {
  const { force, kept, workers, progress } = settings;
  const inputs = await inputsOf(settings);
  const typesRight = areTypesRight(cacheOf(settings), inputs.inputs.hash);
  const unchanged = force || kept ? undefined : await unchangedSince(inputs.key, settings.out);
  if (unchanged) return { ...unchanged, typesRight };

  const { compilerCodes, openStaging, publishing, WriteError, writeErrorFinding } = await import('./stages.ts');
  const { runPipeline } = await import('./pipeline.ts');
  const making = {
    ...inputs,
    force,
    kept,
    workers,
    progress,
    open: () => openStaging(settings.out),
    before: () => lastWeights(settings.out),
  };
  const made = await runPipeline(settings, making).catch((error): PipelineResult => {
    if (!(error instanceof WriteError)) throw error;
    return { diagnostics: [writeErrorFinding(settings.out, error)] };
  });
  const { content, diagnostics: all, site, draft } = made;
  const judged = site && ((code: Code) => !compilerCodes.has(code) && !(settings.pseudo && ofWeights.includes(code)));
  const findings = await finish(ofSite(all), settings, { content, ...(judged && { judged }) });
  const notes = all.filter(isNote);
  if (!site || !draft || !content || hasErrors(findings.diagnostics)) {
    await draft?.discard();
    return { ...findings, ok: false, upToDate: false, typesRight, pages: 0, rendered: 0 };
  }
  const lost = site.manifest.routes.filter(({ output }) => !site.files.has(output));
  if (lost.length) throw new Error(`${lost.length} pages were not made and nothing said why, such as ${lost[0]?.path}`);
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
    typesRight,
    pages: manifest.routes.length,
    rendered,
  };
}

/** What is not looked at where texts are longer on purpose: they are no measure of what visitors fetch. */
const ofWeights: readonly Code[] = ['WL5004', 'WL5045'];

/** What is said of the cache is said once: the site and its reports are what they are without it. */
const isNote = ({ code }: Diagnostic) => code === 'WL6007';
const ofSite = (diagnostics: readonly Diagnostic[]) => diagnostics.filter((one) => !isNote(one));

interface Reported {
  readonly settings: Settings;
  readonly content: Content;
  readonly site: BuiltSite;
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
    ['weights.json', writtenReport(json({ budgets: budgetsOf(content.site.value), weights }))],
    ['diagnostics.sarif', writtenReport(sarif(findings))],
    ['build.json', writtenReport(json({ pages: manifest.routes.length, files: files.size, ...findings }))],
  ]);
}

/** The result of the last build, if it was made from the same inputs and its output is still there. */
async function unchangedSince(inputs: string, out: string): Promise<Omit<BuildResult, 'typesRight'> | undefined> {
  if ((await currentInputs(out)) !== inputs) return undefined;
  const last = await lastBuild(out);
  if (!last) return undefined;
  const { files, ...rest } = last;
  return { ...rest, ok: true, emitted: { written: 0, unchanged: files, removed: 0 }, upToDate: true, rendered: 0 };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
