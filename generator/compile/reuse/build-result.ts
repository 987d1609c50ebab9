import type { NamedHost } from '../../4-render/host.ts';
import { currentInputs, lastBuild } from '../../6-emit/last-output.ts';
import type { Emitted } from '../../6-emit/staging.ts';
import type { Findings } from '../../diagnostics/findings.ts';
import type { NextChange } from '../../model/later-values.ts';

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
  /** The next day on which the site changes although its files stay. */
  readonly nextChange?: NextChange | undefined;
  /** How many pages were rendered; the others were reused. */
  readonly rendered: number;
}

/** The result of the last build, if it had the same inputs and its output still exists. */
export async function lastResult(key: string, out: string): Promise<Omit<BuildResult, 'typesRight'> | undefined> {
  const last = (await currentInputs(out)) === key ? await lastBuild(out) : undefined;
  if (!last) return undefined;
  const { files, ...rest } = last;
  return { ...rest, ok: true, emitted: { written: 0, unchanged: files, removed: 0 }, upToDate: true, rendered: 0 };
}
