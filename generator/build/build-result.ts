import type { Emitted } from '../6-emit/staging.ts';
import type { Findings } from '../diagnostics/findings.ts';

export interface BuildResult extends Findings {
  readonly ok: boolean;
  /** Absent where nothing was emitted because of errors. */
  readonly emitted?: Emitted;
  /** Nothing had changed since the last build. */
  readonly upToDate: boolean;
  /** Whether a check has found the types of just these inputs right. A build does not check them. */
  readonly typesRight: boolean;
  readonly pages: number;
  /** How many of them were rendered; the others were reused. */
  readonly rendered: number;
}
