import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { hasErrors } from './diagnostics/diagnostic.ts';
import { publishedLine, writePublished } from './model/published.ts';
import type { Settings } from './settings.ts';
import { bundleAssets, finish, loadAndCheck } from './steps.ts';

export interface AddressLock {
  /** The list as it should stand in the content folder: nothing that was in it is taken out. */
  readonly text: string;
  readonly added: number;
  readonly all: number;
}

/** The list of published addresses with those that the site has now; nothing but diagnostics where the content has errors. */
export async function addressLock(settings: Settings): Promise<{ lock?: AddressLock; diagnostics: readonly Diagnostic[] }> {
  const { plan, publishedPlaces, render } = await import('./stages.ts');
  const { content, diagnostics: found } = await loadAndCheck(settings);
  if (!content || hasErrors(found)) return { diagnostics: await finish(found, settings) };
  const { manifest, diagnostics: routing } = plan(content, settings.origin);
  const { assets, diagnostics: bundling } = await bundleAssets();
  if (!assets || hasErrors(routing)) return { diagnostics: await finish([...routing, ...bundling], settings) };
  const { files, diagnostics: rendering } = render({ content, manifest, assets });
  if (hasErrors(rendering)) return { diagnostics: await finish(rendering, settings) };
  const before = content.published?.value.map(publishedLine) ?? [];
  const all = new Set([...before, ...publishedPlaces({ content, manifest, files })]);
  return { lock: { text: writePublished(all), added: all.size - before.length, all: all.size }, diagnostics: [] };
}
