import { checkSharedContent } from '../../2-check/check.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findingsOfContent } from '../../diagnostics/report/report.ts';
import type { LoadedSite } from '../batches/site-to-build.ts';
import { loadConfig } from '../configuration/config.ts';
import type { Settings } from '../configuration/settings.ts';
import { type RunOptions, storeOf } from '../reuse/build-run.ts';
import { stops } from './finish-findings.ts';

/** The findings of the checks of the shared content. */
export interface CheckedSite {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether no error stops the build here. */
  readonly passes: boolean;
}

/** Checks the shared content. The texts of pages are checked batch by batch, together with rendering. */
export async function checkShared(site: LoadedSite, settings: Settings, run: RunOptions): Promise<CheckedSite> {
  const diagnostics = await sharedFindings(site, settings, run);
  const reported = findingsOfContent(site.diagnostics, diagnostics, settings.draft ? site.content : undefined);
  return { diagnostics, passes: !stops(reported, settings, site.content) };
}

/** The findings, from the cache if it has those of the same content and the same checks: they depend on nothing else. */
async function sharedFindings({ content, vocabulary, hashes }: LoadedSite, settings: Settings, run: RunOptions) {
  const { checks } = await loadConfig();
  return storeOf(settings, run).memo<readonly Diagnostic[]>('checks', [run.inputs.version(), hashes, content.batch, vocabulary], () =>
    checkSharedContent(content, vocabulary, checks),
  );
}
