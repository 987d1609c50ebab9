import type { Settings } from '../configuration/settings.ts';
import type { RunOptions } from '../reuse/build-run.ts';
import { checkShared } from './check-shared.ts';
import { loadSite } from './load-site.ts';
import { planAndBundle } from './plan-site.ts';
import { renderAndInspect, type StagesResult } from './render-and-inspect.ts';

/** Runs the stages up to inspection and writes no site. */
export async function runWithoutOutput(settings: Settings, run: RunOptions): Promise<StagesResult> {
  const { site, diagnostics } = await loadSite(settings, run);
  if (!site) return { diagnostics };
  const checked = await checkShared(site, settings, run);
  const plan = await planAndBundle(site, checked, settings);
  return renderAndInspect({ site, checked, plan }, settings, run);
}
