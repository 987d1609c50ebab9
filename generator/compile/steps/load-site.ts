import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LoadedSite } from '../batches/site-to-build.ts';
import type { Site } from '../configuration/open-site.ts';
import { vocabularyOf } from '../configuration/theme-vocabulary.ts';
import type { RunOptions } from '../reuse/build-run.ts';
import { hashShared } from '../reuse/input-fingerprints.ts';
import { readKnownSite } from '../reuse/known-site.ts';

/** Loads the shared content of a site; only diagnostics if it cannot be read. */
export async function loadSite(
  site: Site,
  run: Pick<RunOptions, 'inputs' | 'force'>,
): Promise<{ input?: LoadedSite; diagnostics: readonly Diagnostic[] }> {
  const { openSource, pagesClaimed } = await import('./stages.ts');
  const vocabulary = await vocabularyOf(site);
  const previous = await readKnownSite(site, run);
  const source = await openSource(site.content, {
    today: site.today,
    entries: run.inputs.inputs.entries[0],
    before: previous?.reading,
  });
  const { content: shared, diagnostics } = previous?.reading ?? (await source.readShared());
  if (!shared) return { diagnostics };
  const { content } = await source.readPages(shared, pagesClaimed(shared));
  const hashes = previous?.hashes ?? hashShared(shared);
  return { input: { source, shared, content, vocabulary, hashes, planned: previous?.planned, diagnostics }, diagnostics };
}

/** Opens the content folder and reads the shared content. */
export async function loadSharedContent(site: Site) {
  const { openSource } = await import('./stages.ts');
  const source = await openSource(site.content, { today: site.today });
  const { content: shared, diagnostics } = await source.readShared();
  return { source, shared, diagnostics };
}
