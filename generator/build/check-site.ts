import { keepTypesRight } from '../cache/checked-types.ts';
import type { Code } from '../diagnostics/codes.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { inputsOf, keyNow } from './build-key.ts';
import { cacheOf, project, type Settings } from './settings.ts';
import { finish, place } from './steps.ts';
import { orFaultsOfTheme } from './theme-errors.ts';

export interface CheckSettings extends Settings {
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

export interface CheckResult extends Findings {
  readonly ok: boolean;
  /** How many pages were made and looked at; none where errors in the content, or elsewhere, stand in the way. */
  readonly pages: number;
  /** Whether everything was looked at: every page was made, every check ran, and the compiler came to its end. */
  readonly isWhole: boolean;
}

/** What only a build can find: it writes. */
const ofTheBuild: readonly Code[] = ['WL6003', 'WL6004', 'WL6007'];

/** What the compiler could not answer, because it is missing or did not come to its end. */
const ofTheCompiler: readonly Code[] = ['WL6014', 'WL6015', 'WL6016'];

/** Everything that a build checks, and the types, writing nothing but what it remembers in the cache and the types that an editor shows. */
export function check(settings: CheckSettings): Promise<CheckResult> {
  return orFaultsOfTheme(
    () => checkSite(settings),
    (findings) => ({ ...findings, ok: false, pages: 0, isWhole: false }),
  );
}

async function checkSite(settings: CheckSettings): Promise<CheckResult> {
  const { checkTypes, clauseGuides, compilerCodes, withoutRepeats, writeGuides } = await import('./stages.ts');
  const { runPipeline } = await import('./pipeline.ts');
  const compiling = checkTypes(settings.content, project, cacheOf(settings));
  const inputs = await inputsOf(settings);
  const { content, diagnostics: found, site } = await runPipeline(settings, { ...inputs, progress: settings.progress });
  // What was edited meanwhile may be part of the pages or not.
  if (site && (await keyNow(settings, inputs)) === inputs.key) await site.remember();

  if (content) await writeGuides(clauseGuides(content), settings.content, project);

  const known = await place(found, settings);
  const types = await compiling;
  const isCompiled = !types.some(({ code }) => ofTheCompiler.includes(code));
  // Of a file of the theme that cannot be read, the compiler has nothing to add.
  const unread = new Set(known.filter(({ code }) => code === 'WL6005').map(({ file }) => file));
  const ofTypes = withoutRepeats(types, known).filter(({ code, file }) => code !== 'WL6006' || !unread.has(file));
  const judged = site && ((code: Code) => !ofTheBuild.includes(code) && (isCompiled || !compilerCodes.has(code)));
  const findings = await finish([...known, ...ofTypes], settings, { content, ...(judged && { judged }) });
  // A file that was edited meanwhile may have been compiled as it was or as it is.
  if (!types.length && !known.some(({ code }) => code === 'WL1038') && inputs.inputs.isAsRead())
    await keepTypesRight(cacheOf(settings), inputs.inputs.hash);
  const isWhole = site !== undefined && isCompiled && !known.some(({ code }) => code === 'WL6001' || code === 'WL6002');
  return { ...findings, ok: !hasErrors(findings.diagnostics), pages: site?.manifest.routes.length ?? 0, isWhole };
}
