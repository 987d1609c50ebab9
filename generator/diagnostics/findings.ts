import type { Diagnostic } from './diagnostic.ts';
import type { Suppressed } from './suppress.ts';

/** What a command has found, as it is reported. */
export interface Findings {
  /** What is left to do, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  readonly suppressed: readonly Suppressed[];
  /** What the baseline knows. */
  readonly baselined: readonly Diagnostic[];
  /** How many lines of the baseline name nothing that was found. */
  readonly stale: number;
}
