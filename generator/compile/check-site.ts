import { availableParallelism } from 'node:os';
import { type Code, definitionOf } from '../diagnostics/codes.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { isCrash } from '../diagnostics/run-check.ts';
import { uncheckedSentence } from '../language/unchecked.ts';
import type { LoadedSite, SitePlan } from './batches/site-to-build.ts';
import type { Site } from './configuration/open-site.ts';
import { orThemeErrors } from './configuration/theme-errors.ts';
import { inputsOf, keyNow } from './reuse/build-key.ts';
import { type Abortable, progressOf, type RunOptions, retryWithoutState, storeOf } from './reuse/build-run.ts';
import { finish, finishPlaced, place } from './steps/finish-findings.ts';
import type { StagesResult } from './steps/render-and-inspect.ts';

export interface CheckOptions extends Abortable {
  /** False leaves out the types. */
  readonly types?: boolean | undefined;
}

export interface CheckResult extends Findings {
  readonly ok: boolean;
  /** The number of inspected pages, rendered or reused; 0 if errors stopped the check before. */
  readonly pages: number;
  /** Whether nothing was left out: every page was inspected, every check ran, and the compiler finished, where types are checked. */
  readonly isWhole: boolean;
  /** A sentence about the checks that languages of the site do not have. */
  readonly unchecked?: string | undefined;
}

/**
 * Reports everything that a build reports, and type errors. Writes only the build state in the cache and the types that an editor shows.
 */
export function check(site: Site & CheckOptions): Promise<CheckResult> {
  return orThemeErrors(
    site,
    () => checkSite(site),
    (findings) => ({ ...findings, ok: false, pages: 0, isWhole: false }),
  );
}

async function checkSite(site: Site & CheckOptions): Promise<CheckResult> {
  const { writeFact } = await site.config();
  const { checkTypes, clauseGuides, writeGuides } = await import('./steps/stages.ts');
  const withTypes = site.types !== false;
  const inputs = await inputsOf(site);
  const compiling = withTypes ? checkTypes(site.content, site.root, { cache: site.cache, code: inputs.code }) : [];
  // The compiler needs a core of its own.
  const cores = Math.max(1, availableParallelism() - 1);
  const run = { inputs, cores, progress: progressOf(site) };
  const running = retryWithoutState((isStateDamaged) => runWithoutOutput(site, { ...run, isStateDamaged }));
  // The compiler writes into the folder of the site: no check ends before it, also if the theme stops the check.
  const result = await running.finally(() => compiling);
  const { content, diagnostics: found, built } = result;
  // If a file was edited meanwhile, pages may contain its old or new state, and the compiler may have read either.
  const isAsRead = (await keyNow(site, inputs)) !== undefined;
  if (isAsRead && !found.some(isCrash)) await built?.remember();

  if (content) await writeGuides(clauseGuides(content, writeFact), site.content, site.root);

  const siteFindings = await place(found, site);
  const types = await compiling;
  const isCompiled = !types.some(({ code }) => definitionOf(code).leavesUnchecked);
  const hasRun = built && ((code: Code) => (withTypes && isCompiled) || definitionOf(code).foundBy !== 'compiler');
  const findings = await finishPlaced(siteFindings, site, { content, types: await place(types, site), ...(hasRun && { hasRun }) });
  if (withTypes && isAsRead && !types.length && !siteFindings.some(({ code }) => code === 'WL1038'))
    await storeOf(site).write('types', inputs.inputs.hash, true);
  const isWhole = built !== undefined && isCompiled && !siteFindings.some(({ code }) => definitionOf(code).leavesUnchecked);
  const unchecked = content && uncheckedSentence(Object.keys(content.languages.value));
  return { ...findings, ok: !hasErrors(findings.diagnostics), pages: built?.manifest.routes.length ?? 0, isWhole, unchecked };
}

/** The findings in the content alone: no page is rendered, and no type is checked. */
export function checkContent(site: Site & Abortable): Promise<readonly Diagnostic[]> {
  return orThemeErrors(
    site,
    () => retryWithoutState((isStateDamaged) => findingsOfContent(site, isStateDamaged)),
    ({ diagnostics }) => diagnostics,
  );
}

async function findingsOfContent(site: Site & Abortable, isStateDamaged: boolean): Promise<readonly Diagnostic[]> {
  const run = { inputs: await inputsOf(site), progress: progressOf(site), isStateDamaged };
  const { content, diagnostics, input, plan } = await runWithoutOutput(site, run, false);
  const { draftOf } = await import('./steps/pipeline.ts');
  const ofDraft = site.draft && input && plan ? await draftOf(input, plan) : [];
  return (await finish([...diagnostics, ...ofDraft], site, { content })).diagnostics;
}

interface RunResult extends StagesResult {
  readonly input?: LoadedSite;
  readonly plan?: SitePlan;
}

/** Runs the stages up to inspection, or without rendering pages, and writes no site. */
async function runWithoutOutput(site: Site, run: RunOptions, renders = true): Promise<RunResult> {
  const { checkShared, loadSite, planAddresses, planAndBundle, renderAndInspect } = await import('./steps/pipeline.ts');
  const { input, diagnostics } = await loadSite(site, run);
  if (!input) return { diagnostics };
  const checked = await checkShared(input, site, run);
  const plan = await (renders ? planAndBundle(input, checked, site) : planAddresses(input, site));
  return { ...(await renderAndInspect({ input, checked, plan }, site, run)), input, plan };
}
