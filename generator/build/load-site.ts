import type { Source } from '../1-load/source.ts';
import type { Vocabulary } from '../2-check/content-check.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content, SharedContent } from '../model/content.ts';
import type { FolderEntry } from '../package/walk-folder.ts';
import type { Settings } from './settings.ts';
import { vocabularyOf } from './theme-vocabulary.ts';

/** A site whose shared content is loaded. */
export interface LoadedSite {
  readonly source: Source;
  /** All content but the texts of ordinary pages. */
  readonly shared: SharedContent;
  /** The shared content with the texts of the pages that claims are about. */
  readonly content: Content;
  readonly vocabulary: Vocabulary;
  /** Diagnostics of the files of the shared content. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads the shared content of a site; only diagnostics if it cannot be read. */
export async function loadSite(
  settings: Settings,
  entries?: readonly FolderEntry[],
): Promise<{ site?: LoadedSite; diagnostics: readonly Diagnostic[] }> {
  const { pagesClaimed } = await import('./stages.ts');
  const vocabulary = await vocabularyOf(settings);
  const { source, shared, diagnostics } = await loadSharedContent(settings, entries);
  if (!shared) return { diagnostics };
  const { content } = await source.readPages(shared, pagesClaimed(shared));
  return { site: { source, shared, content, vocabulary, diagnostics }, diagnostics };
}

/** Opens the content folder, whose entries may be known, and reads the shared content. */
export async function loadSharedContent(settings: Settings, entries?: readonly FolderEntry[]) {
  const { openSource } = await import('./stages.ts');
  const source = await openSource(settings.content, entries);
  const { content: shared, diagnostics } = await source.readShared();
  return { source, shared, diagnostics };
}
