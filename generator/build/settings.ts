import type { RedirectForm } from '../model/site.ts';
import { packageRoot, siteRoot } from '../package/roots.mjs';

export { packageRoot, siteRoot };

/** Settings of every command. */
export interface Settings {
  /** The content folder. */
  readonly content: string;
  readonly origin?: string | undefined;
  /** How the host redirects, instead of what the site file has. */
  readonly redirects?: RedirectForm | undefined;
  /** The name of the host that the site is for, one of those in the configuration; without it, any that reads `_redirects` and `_headers`. */
  readonly host?: string | undefined;
  /** Placeholders are errors instead of warnings. */
  readonly production?: boolean | undefined;
  /** Shows every text in the pseudo-locale: longer, accented, between ⟦ and ⟧. */
  readonly pseudo?: boolean | undefined;
  /** Shows untranslated texts and omitted pages in another language, with a mark. */
  readonly draft?: boolean | undefined;
  /** ISO date for waivers and evidence; by default the day of the build. */
  readonly today?: string | undefined;
  /** The lines of a baseline: known findings that are not reported. */
  readonly baseline?: readonly string[] | undefined;
  /** The folder of the cache. */
  readonly cache?: string | undefined;
}

/** The folder of the cache: from the settings, else from the environment (WORTLAUT_CACHE), else in the site. */
export function cacheOf({ cache = process.env.WORTLAUT_CACHE ?? `${siteRoot}/.wortlaut/cache` }: Pick<Settings, 'cache'>): string {
  return cache;
}

/** The day that a command works with. The only place that reads the clock for content. */
export function todayOf({ today = new Date().toISOString().slice(0, 10) }: Pick<Settings, 'today'>): string {
  return today;
}
