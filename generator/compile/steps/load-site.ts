import type { Source } from '../../1-load/source.ts';
import type { Vocabulary } from '../../2-check/content-check.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, SharedContent } from '../../model/content.ts';
import type { Settings } from '../configuration/settings.ts';
import { vocabularyOf } from '../configuration/theme-vocabulary.ts';
import type { RunOptions } from '../reuse/build-run.ts';
import { hashShared, type SharedHashes } from '../reuse/input-fingerprints.ts';
import { type PlannedAddresses, readKnownSite } from '../reuse/known-site.ts';

/** A site whose shared content is loaded. */
export interface LoadedSite {
  readonly source: Source;
  /** All content but the texts of ordinary pages. */
  readonly shared: SharedContent;
  /** The shared content with the texts of the pages that claims are about. */
  readonly content: Content;
  readonly vocabulary: Vocabulary;
  /** Hashes of the parts of the shared content. */
  readonly hashes: SharedHashes;
  /** The addresses, if the last build knew them. */
  readonly planned?: PlannedAddresses | undefined;
  /** Diagnostics of the files of the shared content. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads the shared content of a site; only diagnostics if it cannot be read. */
export async function loadSite(
  settings: Settings,
  run: Pick<RunOptions, 'inputs' | 'force'>,
): Promise<{ site?: LoadedSite; diagnostics: readonly Diagnostic[] }> {
  const { openSource, pagesClaimed } = await import('./stages.ts');
  const vocabulary = await vocabularyOf(settings);
  const known = await readKnownSite(settings, run);
  const source = await openSource(settings.content, run.inputs.inputs.entries[0], known?.reading);
  const { content: shared, diagnostics } = known?.reading ?? (await source.readShared());
  if (!shared) return { diagnostics };
  const { content } = await source.readPages(shared, pagesClaimed(shared));
  const hashes = known?.hashes ?? hashShared(shared);
  return { site: { source, shared, content, vocabulary, hashes, planned: known?.planned, diagnostics }, diagnostics };
}

/** Opens the content folder and reads the shared content. */
export async function loadSharedContent(settings: Settings) {
  const { openSource } = await import('./stages.ts');
  const source = await openSource(settings.content);
  const { content: shared, diagnostics } = await source.readShared();
  return { source, shared, diagnostics };
}
