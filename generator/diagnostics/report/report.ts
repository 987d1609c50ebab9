import type { SharedContent } from '../../model/content.ts';
import type { Code, SiteCodes } from '../codes.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostic.ts';
import type { Findings } from '../findings.ts';
import { withoutConsequences, withoutFollowing, withoutUnwritten } from './consequences.ts';
import { groupByCause } from './group-by-cause.ts';
import { withoutRepeats, withoutTyped } from './repeated-type-errors.ts';
import { suppress } from './suppress.ts';
import { withoutUntranslated } from './untranslated.ts';

/* Decides which findings are reported. */

/** The findings about content: all of `loading`, and those of the checks that do not follow from them or from a draft of this content. */
export function findingsOfContent(loading: readonly Diagnostic[], checks: readonly Diagnostic[], draft?: SharedContent): Diagnostic[] {
  const ofChecks = withoutConsequences(draft ? withoutUntranslated(checks, draft) : checks, loading);
  return [...withoutFollowing([...loading, ...ofChecks])];
}

interface Deciding {
  readonly codes: SiteCodes;
  readonly suppressions?: SharedContent['suppressions'];
  /** The ISO date on which suppressions may end. */
  readonly today: string;
  /** Whether everything that reports a code has run. Without it no suppression is unused. */
  readonly hasRun?: ((code: Code) => boolean) | undefined;
}

/**
 * The findings that a command reports, sorted: without type errors that repeat others, without suppressed ones, one for each
 * cause. `faults` are those of the suppressions, which have no lines yet. The steps do not depend on lines, except that of type errors.
 */
export function report(
  findings: readonly Diagnostic[],
  { codes, suppressions, today, hasRun }: Deciding,
  types: readonly Diagnostic[] = [],
): Findings & { readonly faults: readonly Diagnostic[] } {
  const left = withoutTyped(withoutUnwritten(findings), types);
  const { remaining, suppressed, faults } = suppress([...left, ...withoutRepeats(types, left)], {
    codes,
    suppressions: suppressions?.value ?? [],
    file: suppressions?.file ?? '',
    today,
    hasRun: hasRun ?? (() => false),
  });
  return { diagnostics: sortDiagnostics(groupByCause(remaining)), suppressed, faults };
}
