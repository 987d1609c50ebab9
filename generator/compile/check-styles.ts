import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SharedContent } from '../model/content.ts';
import type { Assets } from '../model/site-files.ts';
import type { Settings } from './configuration/settings.ts';
import { finish } from './steps/finish-findings.ts';

/** Checks the colours of the styles. Applies the suppressions of the content. */
export async function checkStyles(assets: Assets, settings: Settings, content: SharedContent | undefined): Promise<readonly Diagnostic[]> {
  const { checkColours, loadTheme } = await import('./steps/stages.ts');
  const found = foundColours.get(assets) ?? checkColours(assets, (await loadTheme()).colours);
  foundColours.set(assets, found);
  return found.length ? (await finish(found, settings, { content })).diagnostics : [];
}

/** Cached because dev checks the same bundle after every change of a text. */
const foundColours = new WeakMap<Assets, readonly Diagnostic[]>();
