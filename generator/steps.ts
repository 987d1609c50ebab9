import { dirname, resolve } from 'node:path';
import { type Diagnostic, sortDiagnostics } from './diagnostics/diagnostic.ts';
import type { Content } from './model/content.ts';
import type { Assets } from './model/site-files.ts';
import { project, type Settings, todayOf } from './settings.ts';

/* Steps that several commands take. The stages behind them are loaded when they are taken. */

/** The content with all that is wrong with it. What only follows from a file that could not be read is left out. */
export async function loadAndCheck({
  content: folder,
  production = false,
  today,
}: Settings): Promise<{ content: Content | undefined; diagnostics: readonly Diagnostic[] }> {
  const { check, load, templateNames, withoutConsequences } = await import('./stages.ts');
  const { content, diagnostics } = await load(folder);
  const checked = content ? check(content, { templates: templateNames, production, today: todayOf({ today }) }) : [];
  return { content, diagnostics: [...diagnostics, ...withoutConsequences(checked, diagnostics)] };
}

/** Every address of the site, as the settings want it. */
export async function planSite(content: Content, { origin, pseudo }: Settings) {
  const { asPseudo, plan } = await import('./stages.ts');
  const { manifest, diagnostics } = plan(content, origin);
  return { manifest: pseudo ? asPseudo(manifest) : manifest, diagnostics };
}

/** The browser's part of the site, from the cache or bundled anew. */
export async function bundleAssets(): Promise<{ assets?: Assets; diagnostics: readonly Diagnostic[] }> {
  const { bundle, openAssetStore } = await import('./stages.ts');
  return bundle(openAssetStore(`${project}/.wortlaut/cache`));
}

/** Loads the stages now instead of when they are first taken, so that a file in them that cannot be read fails here. */
export async function loadStages(): Promise<void> {
  await import('./stages.ts');
}

/** Adds lines and columns to diagnostics and sorts them. */
export async function finish(diagnostics: readonly Diagnostic[], { content }: Settings): Promise<Diagnostic[]> {
  const { locate } = await import('./stages.ts');
  return sortDiagnostics(await locate(diagnostics, dirname(resolve(content))));
}
