import type { Diagnostic } from './diagnostic.ts';
import type { Suppressed } from './report/suppress.ts';

/** The findings of a command, as it reports them. */
export interface Findings {
  /** Findings that are not suppressed, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  /** Findings that the site ignores until a day. */
  readonly suppressed: readonly Suppressed[];
}
