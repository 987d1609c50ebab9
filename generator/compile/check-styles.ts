import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SharedContent } from '../model/content.ts';
import type { Assets } from '../model/site-files.ts';
import type { Site } from './configuration/open-site.ts';
import { finish } from './steps/finish-findings.ts';

/** Checks the colours of the styles. Applies the suppressions of the content. */
export async function checkStyles(assets: Assets, site: Site, content: SharedContent | undefined): Promise<readonly Diagnostic[]> {
  const { checkColours } = await import('./steps/stages.ts');
  const colourFindings = foundColours.get(assets) ?? checkColours(assets, (await site.theme()).colours);
  foundColours.set(assets, colourFindings);
  return colourFindings.length ? (await finish(colourFindings, site, { content })).diagnostics : [];
}

/** Cached because dev checks the same bundle after every change of a text. */
const foundColours = new WeakMap<Assets, readonly Diagnostic[]>();
