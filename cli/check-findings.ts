import { type CheckResult, type Code, codes, type Diagnostic } from '../generator/index.ts';

/** The findings of `check` that a filter lets pass. */
export interface FilteredResult extends CheckResult {
  /** How many errors the filter hides. */
  readonly hidden: number;
}

/** Lets findings of these codes pass, and of those the ones that concern these locales. */
interface CheckFilter {
  readonly only?: readonly Code[] | undefined;
  readonly locales?: readonly string[] | undefined;
}

/** Filters findings. Errors that made the check incomplete always pass. Hidden errors are counted, because they may have prevented others from being found. */
export function applyFilter(result: CheckResult, { only, locales }: CheckFilter): FilteredResult {
  return showOnly(result, (one) => isFailure(one) || ((!only || only.includes(one.code)) && (!locales || concerns(one, locales))));
}

/** The findings, suppressed ones included, for which `isShown` holds. */
export function showOnly(result: CheckResult, isShown: (diagnostic: Diagnostic) => boolean): FilteredResult {
  const diagnostics = result.diagnostics.filter(isShown);
  const suppressed = result.suppressed.filter(({ diagnostic }) => isShown(diagnostic));
  const hidden = result.diagnostics.filter((one) => one.severity === 'error' && !isShown(one)).length;
  const ok = !diagnostics.some(({ severity }) => severity === 'error') && (result.isWhole || hidden === 0);
  return { ...result, ok, diagnostics, suppressed, hidden };
}

/** Whether `check` could not answer because of it, except on the pages that it names. It passes every filter: without it, an empty result would look like a site without errors. */
export function isFailure({ code }: Diagnostic): boolean {
  const { leavesUnchecked } = codes[code];
  return leavesUnchecked !== undefined && leavesUnchecked !== 'pages';
}

/**
 * What was found on pages concerns their locales; files of one language or country concern the locales of that language or country;
 * all others concern every locale.
 */
function concerns({ file, address, locales: shown }: Diagnostic, locales: readonly string[]): boolean {
  const [, own] = /^\/([a-z]{2}-[a-z]{2})\//.exec(address ?? '') ?? [];
  const found = shown ?? (own ? [own] : undefined);
  if (found) return locales.some((locale) => found.includes(locale));
  const country = /\/countries\/([a-z]{2})\.ts$/.exec(file ?? '')?.[1];
  const language = country ? undefined : /\/([a-z]{2})\.ts$/.exec(file ?? '')?.[1];
  return locales.some((locale) => (country ? locale.startsWith(`${country}-`) : !language || locale.endsWith(`-${language}`)));
}
