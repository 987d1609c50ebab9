import { type CheckResult, type Code, type Diagnostic, definitionOf, languageOfFile, parseLocale, parsePath } from '../generator/index.ts';

export interface FilteredResult extends CheckResult {
  readonly hidden: number;
}

interface CheckFilter {
  readonly only?: readonly Code[] | undefined;
  readonly locales?: readonly string[] | undefined;
}

/** Filters findings. Errors that made the check incomplete always pass. Hidden errors are counted, because they may have hidden others. */
export function applyFilter(result: CheckResult, { only, locales }: CheckFilter): FilteredResult {
  const isShown = (one: Diagnostic) => isFailure(one) || ((!only || only.includes(one.code)) && (!locales || concerns(one, locales)));
  const diagnostics = result.diagnostics.filter(isShown);
  const suppressed = result.suppressed.filter(({ diagnostic }) => isShown(diagnostic));
  const hidden = result.diagnostics.filter((one) => one.severity === 'error' && !isShown(one)).length;
  const ok = !diagnostics.some(({ severity }) => severity === 'error') && (result.isWhole || hidden === 0);
  return { ...result, ok, diagnostics, suppressed, hidden };
}

/** Whether a finding makes the check incomplete. It passes every filter: an empty result would look like a site without errors. */
function isFailure({ code }: Diagnostic): boolean {
  const { leavesUnchecked } = definitionOf(code);
  return leavesUnchecked !== undefined && leavesUnchecked !== 'pages';
}

/** Findings on pages concern their locales, those in files of one language or country its locales, and all others every locale. */
function concerns({ file, address, locales: shown }: Diagnostic, locales: readonly string[]): boolean {
  const hasCountries = locales.some((locale) => parseLocale(locale)?.country);
  const own = parsePath(address ?? '', hasCountries)?.locale.id;
  const concerned = shown ?? (own ? [own] : undefined);
  if (concerned) return locales.some((locale) => concerned.includes(locale));
  const name = file && languageOfFile(file);
  if (!name) return true;
  const named = file.endsWith(`/countries/${name}.ts`) ? 'country' : 'language';
  return locales.some((locale) => parseLocale(locale)?.[named] === name);
}
