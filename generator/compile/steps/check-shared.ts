import { checkSharedContent } from '../../2-check/check.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findingsOfContent } from '../../diagnostics/report/report.ts';
import type { LoadedSite } from '../batches/site-to-build.ts';
import type { Site } from '../configuration/open-site.ts';
import { type RunOptions, storeOf } from '../reuse/build-run.ts';
import { stops } from './finish-findings.ts';

export interface CheckedSite {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether no error stops the build here. */
  readonly passes: boolean;
}

/** Checks the shared content. The texts of pages are checked batch by batch, together with rendering. */
export async function checkShared(input: LoadedSite, site: Site, run: RunOptions): Promise<CheckedSite> {
  const diagnostics = await sharedFindings(input, site, run);
  const reported = findingsOfContent(input.diagnostics, diagnostics, site.draft ? input.content : undefined);
  return { diagnostics, passes: !(await stops(reported, site, input.content)) };
}

/** The findings, from the cache if it has those of the same content and the same checks: they depend on nothing else. */
async function sharedFindings({ content, vocabulary, hashes }: LoadedSite, site: Site, run: RunOptions) {
  const { checks } = await site.config();
  return storeOf(site, run).memo<readonly Diagnostic[]>('checks', [run.inputs.version(), hashes, content.batch, vocabulary], () =>
    checkSharedContent(content, vocabulary, checks),
  );
}
