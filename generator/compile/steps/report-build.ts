import { evaluateClaims } from '../../2-check/claims/evaluate-claims.ts';
import { documentList } from '../../4-render/accepted-document.ts';
import { formatSheet } from '../../4-render/format-sheet.ts';
import { type FileRecords, fileHashes } from '../../6-emit/file-records.ts';
import { type Report, writtenReport } from '../../6-emit/reports.ts';
import { claimsJson } from '../../7-report/claims-report.ts';
import { type BatchCoverage, type Coverage, coverage, coverageOfBatch } from '../../7-report/coverage.ts';
import { coverageHtml } from '../../7-report/coverage-html.ts';
import { draftFinding } from '../../7-report/draft-finding.ts';
import { formatsHtml } from '../../7-report/formats-html.ts';
import { questionsHtml } from '../../7-report/questions-html.ts';
import { sarif } from '../../7-report/report.ts';
import type { Step } from '../../diagnostics/code-definition.ts';
import { type Code, definitionOf } from '../../diagnostics/codes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Findings } from '../../diagnostics/findings.ts';
import { budgetsOf } from '../../model/budgets.ts';
import type { Content } from '../../model/content.ts';
import { periodNamed } from '../../model/kept-submissions.ts';
import { nextChange } from '../../model/later-values.ts';
import { endpointOf } from '../../model/lead-endpoint.ts';
import { lazy } from '../../model/memoize.ts';
import type { FactWriter } from '../../model/printed-text.ts';
import { hash } from '../../package/hash.ts';
import type { LoadedSite, SitePlan } from '../batches/site-to-build.ts';
import type { Site } from '../configuration/open-site.ts';
import { finish } from './finish-findings.ts';
import { questionSheet } from './question-sheet.ts';
import type { BuiltSite, StagesResult } from './render-and-inspect.ts';

/** The findings of a build. Notes on the cache are separate, because the site and its reports do not depend on it. */
export interface BuildReport {
  readonly findings: Findings;
  /** The findings of the stages, before suppression and grouping. */
  readonly diagnostics: readonly Diagnostic[];
  readonly notes: readonly Diagnostic[];
}

/** Places, suppresses and groups what the stages of a build found. */
export async function reportBuild({ content, diagnostics, built }: StagesResult, site: Site): Promise<BuildReport> {
  const notRun: readonly (Step | undefined)[] = site.pseudo || site.draft ? ['compiler', 'weights'] : ['compiler'];
  const hasRun = built && ((code: Code) => !notRun.includes(definitionOf(code).foundBy));
  const ofDraft =
    site.draft && content && built
      ? draftFinding(coverageOf(content, { built, diagnostics: [], writeFact: (await site.config()).writeFact }))
      : [];
  const siteDiagnostics = [...diagnostics.filter((one) => !isNote(one)), ...ofDraft];
  const findings = await finish(siteDiagnostics, site, { content, ...(hasRun && { hasRun }) });
  return { findings, diagnostics: siteDiagnostics, notes: diagnostics.filter(isNote) };
}

/** The finding on a draft whose pages were not rendered. */
export async function draftOf(
  { source, shared, vocabulary: { writeFact } }: LoadedSite,
  { manifest }: SitePlan,
): Promise<readonly Diagnostic[]> {
  const { content } = await source.readPages(shared, [...shared.pages.keys()]);
  return draftFinding(coverage({ content, manifest, diagnostics: [], batches: [coverageOfBatch(content.batch, manifest)], writeFact }));
}

const isNote = ({ code }: Diagnostic) => code === 'WL6007';

function coverageOf(content: Content, { built, diagnostics, writeFact }: Covered): Coverage {
  const { manifest, state } = built;
  const batches = state.batches.flatMap((batch): BatchCoverage[] => JSON.parse(batch.coverage.text));
  return coverage({ content, manifest, diagnostics, batches, writeFact });
}

interface Covered {
  readonly built: BuiltSite;
  readonly diagnostics: readonly Diagnostic[];
  readonly writeFact: FactWriter;
}

interface SiteToReport {
  readonly site: Site;
  readonly content: Content;
  readonly built: BuiltSite;
  readonly report: BuildReport;
  /** Hash of Wortlaut itself. */
  readonly version: string;
  readonly files: FileRecords;
}

export async function reportFiles(output: SiteToReport): Promise<Map<string, Report>> {
  const { site, content, report, version, files } = output;
  const { manifest, weights, state } = output.built;
  const codes = await site.codes();
  const { diagnostics } = report;
  const { writeFact } = await site.config();
  const covered = lazy(() => coverageOf(content, { built: output.built, diagnostics, writeFact }));
  const endpoint = endpointOf(content.site.value, manifest);
  const { openApi } = await site.theme();
  const described = endpoint && (await openApi?.({ endpoint, origin: manifest.origin }));
  const { submissions } = content.site.value;
  const retention = submissions && {
    keptFor: periodNamed(content, submissions.keptFor),
    acceptanceKeptFor: periodNamed(content, submissions.acceptanceKeptFor),
  };
  const documents = documentList({ content, today: site.today, writeFact }, manifest);
  const ofCoverage = hash(version, JSON.stringify([state.fingerprints, diagnostics, state.batches.map((batch) => batch.coverage.hash)]));
  return new Map([
    // Addresses are planned from this input group alone.
    ['manifest.json', { of: hash(version, state.fingerprints.manifest), text: () => json(manifest) }],
    ['claims.json', writtenReport(claimsJson(evaluateClaims(content, site.today)))],
    ['coverage.json', { of: ofCoverage, text: () => json(covered()) }],
    ['coverage.html', { of: ofCoverage, text: () => coverageHtml(covered()) }],
    ['formats.html', writtenReport(formatsHtml(formatSheet(content, writeFact)))],
    ['questions.html', writtenReport(questionsHtml(questionSheet(content)))],
    ['documents.json', writtenReport(json(documents.map(({ text: _, ...document }) => document)))],
    ...documents.flatMap(({ hash: name, text = '' }) => (name ? [[`documents/${name}.txt`, writtenReport(text)] as const] : [])),
    ...(retention ? ([['submissions.json', writtenReport(json(retention))]] as const) : []),
    ...(described ? ([['openapi.json', writtenReport(json(described))]] as const) : []),
    ['weights.json', writtenReport(json({ budgets: budgetsOf(content.site.value), weights }))],
    ['diagnostics.sarif', writtenReport(sarif(report.findings, codes))],
    ['files.json', writtenReport(fileHashes(files))],
    [
      'build.json',
      writtenReport(
        json({ pages: manifest.routes.length, files: files.size, nextChange: nextChange(content, site.today), ...report.findings }),
      ),
    ],
  ]);
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
