import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../cache/checksummed-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findingsOfContent } from '../diagnostics/report/report.ts';
import { shortHash } from '../package/hash.ts';
import type { RunOptions } from './build-run.ts';
import { loadConfig } from './config.ts';
import { stops } from './finish-findings.ts';
import { withMaps } from './input-fingerprints.ts';
import type { LoadedSite } from './load-site.ts';
import { cacheOf, type Settings } from './settings.ts';

/** What the checks of the shared content found. */
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

/** What the checks find, from the cache if it has the result for the same content and the same checks: they depend on nothing else. */
async function sharedFindings({ content, vocabulary, hashes }: LoadedSite, settings: Settings, { inputs, force }: RunOptions) {
  const { checkSharedContent } = await import('./stages.ts');
  const key = shortHash(JSON.stringify([inputs.version(), hashes, content.batch, vocabulary], withMaps));
  const file = join(cacheOf(settings), `checks-${key}.json`);
  const known = force ? undefined : await readChecksummed(file);
  if (known !== undefined && known !== 'damaged') return JSON.parse(known) as readonly Diagnostic[];
  const diagnostics = checkSharedContent(content, vocabulary, (await loadConfig()).checks);
  await writeChecksummed(file, JSON.stringify(diagnostics));
  return diagnostics;
}
