import { availableParallelism } from 'node:os';
import { type Code, definitionOf } from '../diagnostics/codes.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { loadConfig } from './configuration/config.ts';
import { cacheOf, type Settings, siteRoot } from './configuration/settings.ts';
import { orThemeErrors } from './configuration/theme-errors.ts';
import { inputsOf, keyNow } from './reuse/build-key.ts';
import { type RunOptions, retryWithoutState, storeOf } from './reuse/build-run.ts';
import { finishPlaced, place } from './steps/finish-findings.ts';
import type { StagesResult } from './steps/render-and-inspect.ts';

export interface CheckSettings extends Settings {
  /** False leaves out the types. */
  readonly types?: boolean | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

export interface CheckResult extends Findings {
  readonly ok: boolean;
  /** The number of inspected pages, rendered or reused; 0 if errors stopped the check before. */
  readonly pages: number;
  /** Whether nothing was left out: every page was inspected, every check ran, and the compiler finished, where types are checked. */
  readonly isWhole: boolean;
}

/**
 * Reports everything that a build reports, and type errors. Writes only the build state in the cache and the types that an editor shows.
 */
export function check(settings: CheckSettings): Promise<CheckResult> {
  return orThemeErrors(
    () => checkSite(settings),
    (findings) => ({ ...findings, ok: false, pages: 0, isWhole: false }),
  );
}

async function checkSite(settings: CheckSettings): Promise<CheckResult> {
  await loadConfig();
  const { checkTypes, clauseGuides, writeGuides } = await import('./steps/stages.ts');
  const withTypes = settings.types !== false;
  const inputs = await inputsOf(settings);
  const compiling = withTypes ? checkTypes(settings.content, siteRoot, { cache: cacheOf(settings), code: inputs.code }) : [];
  // The compiler needs a core of its own.
  const cores = Math.max(1, availableParallelism() - 1);
  const run = { inputs, cores, progress: settings.progress };
  const result = await retryWithoutState((isStateDamaged) => runWithoutOutput(settings, { ...run, isStateDamaged }));
  const { content, diagnostics: found, built } = result;
  // If files were edited meanwhile, pages may contain their old or new state.
  if (built && (await keyNow(settings, inputs)) !== undefined) await built.remember();

  if (content) await writeGuides(clauseGuides(content), settings.content, siteRoot);

  const known = await place(found, settings);
  const types = await compiling;
  const isCompiled = !types.some(({ code }) => definitionOf(code).leavesUnchecked);
  const hasRun = built && ((code: Code) => (withTypes && isCompiled) || definitionOf(code).foundBy !== 'compiler');
  const findings = await finishPlaced(known, settings, { content, types: await place(types, settings), ...(hasRun && { hasRun }) });
  // If a file was edited meanwhile, the compiler may have read its old or new state.
  if (withTypes && !types.length && !known.some(({ code }) => code === 'WL1038') && inputs.inputs.isAsRead())
    await storeOf(settings).write('types', inputs.inputs.hash, true);
  const isWhole = built !== undefined && isCompiled && !known.some(({ code }) => definitionOf(code).leavesUnchecked);
  return { ...findings, ok: !hasErrors(findings.diagnostics), pages: built?.manifest.routes.length ?? 0, isWhole };
}

/** Runs the stages up to inspection and writes no site. */
async function runWithoutOutput(settings: Settings, run: RunOptions): Promise<StagesResult> {
  const { checkShared, loadSite, planAndBundle, renderAndInspect } = await import('./steps/pipeline.ts');
  const { site, diagnostics } = await loadSite(settings, run);
  if (!site) return { diagnostics };
  const checked = await checkShared(site, settings, run);
  const plan = await planAndBundle(site, checked, settings);
  return renderAndInspect({ site, checked, plan }, settings, run);
}
