import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import { type Settings, todayOf } from './configuration/settings.ts';
import { finish, leavesErrors } from './steps/finish-findings.ts';
import { loadAndCheck } from './steps/load-and-check.ts';
import { planSite } from './steps/plan-site.ts';

/** The content and every address, for commands that query the site instead of building it. */
export interface SiteModel {
  readonly content: Content;
  readonly manifest: Manifest;
  /** ISO date of the day; without it nothing has ended. */
  readonly today?: string | undefined;
}

/** Reads the site; only diagnostics if the content has errors that are not suppressed. */
export async function readSite(
  settings: Settings,
  isIgnored: (diagnostic: Diagnostic) => boolean = () => false,
): Promise<{ site?: SiteModel; diagnostics: readonly Diagnostic[] }> {
  const { content, diagnostics: all } = await loadAndCheck(settings);
  const found = all.filter((diagnostic) => !isIgnored(diagnostic));
  if (!content || leavesErrors(found, settings, content)) return { diagnostics: (await finish(found, settings, { content })).diagnostics };
  const { manifest, routing } = await planSite(content, settings);
  const { diagnostics } = await finish([...found, ...routing], settings, { content });
  return hasErrors(diagnostics) ? { diagnostics } : { site: { content, manifest, today: todayOf(settings) }, diagnostics };
}

/** The ids of the locales of all countries, without reading anything else; undefined if a country cannot be read. */
export async function readLocales({ content }: Pick<Settings, 'content'>): Promise<readonly string[] | undefined> {
  const { loadLocales } = await import('./steps/stages.ts');
  return loadLocales(content);
}
