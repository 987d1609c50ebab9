import type { Findings } from '../diagnostics/findings.ts';

/** What a command found, and what it counted, such as pages. */
export interface Result {
  /** Whether there is no error among the findings. */
  readonly ok: boolean;
  /** What was found, and what the site ignores. */
  readonly findings: Findings;
  /** Name → number: `pages`, and of a build `rendered` and what was `written`. */
  readonly stats: Readonly<Record<string, number>>;
}
