import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { stops } from './finish-findings.ts';
import type { LoadedSite } from './load-site.ts';
import type { Settings } from './settings.ts';

/** What the checks of the shared content found. */
export interface CheckedSite {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether no error stops the build here. */
  readonly passes: boolean;
}

/** Checks the shared content. The texts of pages are checked batch by batch, together with rendering. */
export async function checkShared(site: LoadedSite, settings: Settings): Promise<CheckedSite> {
  const { checkSharedContent, withoutConsequences } = await import('./stages.ts');
  const diagnostics = checkSharedContent(site.content, site.vocabulary);
  const reported = [...site.diagnostics, ...withoutConsequences(diagnostics, site.diagnostics)];
  return { diagnostics, passes: !stops(reported, settings, site.content) };
}
