import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { publishedLine, writePublished } from '../model/address-lock.ts';
import { renderingOf, type Site } from './configuration/open-site.ts';
import { readSite } from './site-model.ts';
import { errorsLeft } from './steps/finish-findings.ts';
import { bundleAssets } from './steps/plan-site.ts';

export interface AddressLock {
  /** The new content of the list: it contains every address that was in it. */
  readonly text: string;
  readonly added: number;
  readonly all: number;
}

/** The list of published addresses with the site's present ones; only diagnostics if the content has errors. */
export async function addressLock(site: Site): Promise<{ lock?: AddressLock; diagnostics: readonly Diagnostic[] }> {
  const { publishedPlaces, renderWholeSite } = await import('./steps/stages.ts');
  const { site: read, diagnostics } = await readSite(site);
  if (!read) return { diagnostics };
  const { content, manifest } = read;
  const { assets, diagnostics: bundling } = await bundleAssets(site);
  const faults = await errorsLeft(bundling, site, content);
  if (!assets || faults.length) return { diagnostics: faults };
  const { files, diagnostics: rendering } = renderWholeSite({ ...(await renderingOf(site)), content, manifest, assets });
  const broken = await errorsLeft(rendering, site, content);
  if (broken.length) return { diagnostics: broken };
  const before = content.published?.value.map(publishedLine) ?? [];
  const all = new Set([...before, ...publishedPlaces({ content, manifest, files })]);
  return { lock: { text: writePublished(all), added: all.size - before.length, all: all.size }, diagnostics: [] };
}
