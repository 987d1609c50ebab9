import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Site } from './configuration/open-site.ts';
import { finish, leavesErrors } from './steps/finish-findings.ts';
import { loadAndCheck } from './steps/load-and-check.ts';
import { planSite } from './steps/plan-site.ts';

/** The content and every address, for commands that query the site instead of building it. */
export interface SiteModel {
  readonly site: Site;
  readonly content: Content;
  readonly manifest: Manifest;
}

/** Reads a site; only diagnostics if the content has errors that are not suppressed. */
export async function readSite(
  site: Site,
  isIgnored: (diagnostic: Diagnostic) => boolean = () => false,
): Promise<{ site?: SiteModel; diagnostics: readonly Diagnostic[] }> {
  const { content, diagnostics: all } = await loadAndCheck(site);
  const findings = all.filter((diagnostic) => !isIgnored(diagnostic));
  if (!content || (await leavesErrors(findings, site, content)))
    return { diagnostics: (await finish(findings, site, { content })).diagnostics };
  const { manifest, routing } = await planSite(content, site);
  const { diagnostics } = await finish([...findings, ...routing], site, { content });
  return hasErrors(diagnostics) ? { diagnostics } : { site: { site, content, manifest }, diagnostics };
}

/** The ids of the locales of all countries, without reading anything else; undefined if a country cannot be read. */
export async function readLocales({ content }: Pick<Site, 'content'>): Promise<readonly string[] | undefined> {
  const { loadLocales } = await import('./steps/stages.ts');
  return loadLocales(content);
}
