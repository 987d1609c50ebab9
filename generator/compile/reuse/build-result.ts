import type { NamedHost } from '../../4-render/host.ts';
import type { Emitted } from '../../6-emit/staging.ts';
import type { Findings } from '../../diagnostics/findings.ts';

export interface BuildResult extends Findings {
  readonly ok: boolean;
  /** Absent if errors prevented output. */
  readonly emitted?: Emitted;
  /** Nothing had changed since the last build. */
  readonly upToDate: boolean;
  /** Whether a check has found no type errors in exactly these inputs. A build does not check types. */
  readonly typesRight: boolean;
  readonly pages: number;
  /** The hosts that it was built for; absent if nothing was. */
  readonly hosts?: readonly Pick<NamedHost, 'name' | 'nextStep'>[];
  /** How many of them were rendered; the others were reused. */
  readonly rendered: number;
}
