import { type CheckResult, type Code, codes, type Diagnostic } from '../generator/index.ts';

/** What `check` has found, as far as it was asked for. */
export interface ShownResult extends CheckResult {
  /** Errors that are not among those asked for. */
  readonly hidden: number;
}

/** What a check is asked for: findings of these codes, and those that concern these locales. */
export interface Asked {
  readonly only?: readonly Code[] | undefined;
  readonly locales?: readonly string[] | undefined;
}

/** What is asked for, and whatever kept `check` from answering. What is left out may have kept the rest from being found, so it is counted. */
export function askedOf(result: CheckResult, { only, locales }: Asked): ShownResult {
  return shownOf(result, (one) => isFailure(one) || ((!only || only.includes(one.code)) && (!locales || concerns(one, locales))));
}

/** The findings that are to be shown, and what suppressions have put aside of their kind. */
export function shownOf(result: CheckResult, isShown: (diagnostic: Diagnostic) => boolean): ShownResult {
  const diagnostics = result.diagnostics.filter(isShown);
  const suppressed = result.suppressed.filter(({ diagnostic }) => isShown(diagnostic));
  const hidden = result.diagnostics.filter((one) => one.severity === 'error' && !isShown(one)).length;
  const ok = !diagnostics.some(({ severity }) => severity === 'error') && (result.isWhole || hidden === 0);
  return { ...result, ok, diagnostics, suppressed, hidden };
}

/** Whether `check` could not answer because of it, except on the pages that it names. It is shown whatever is asked for: without it, finding nothing would mean nothing. */
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
