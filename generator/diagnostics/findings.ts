import type { Diagnostic } from './diagnostic.ts';
import type { Suppressed } from './report/suppress.ts';

/** The findings of a command, as it reports them. */
export interface Findings {
  /** Neither suppressed nor in the baseline, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  /** Findings that the site ignores until a day. */
  readonly suppressed: readonly Suppressed[];
  /** Findings that are in the baseline. */
  readonly baselined: readonly Diagnostic[];
  /** How many lines of the baseline match no finding. */
  readonly stale: number;
}
