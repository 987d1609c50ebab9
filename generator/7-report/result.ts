import type { Findings } from '../diagnostics/findings.ts';

/** What a command found, and what it counted, such as pages. */
export interface Result {
  readonly ok: boolean;
  readonly findings: Findings;
  readonly stats: Readonly<Record<string, number>>;
}
