import { currentInputs, lastBuild } from '../../6-emit/last-output.ts';
import type { BuildResult } from './build-result.ts';

/** The result of the last build, if it had the same inputs and its output still exists. */
export async function lastResult(key: string, out: string): Promise<Omit<BuildResult, 'typesRight'> | undefined> {
  if ((await currentInputs(out)) !== key) return undefined;
  const last = await lastBuild(out);
  if (!last) return undefined;
  const { files, ...rest } = last;
  return { ...rest, ok: true, emitted: { written: 0, unchanged: files, removed: 0 }, upToDate: true, rendered: 0 };
}
