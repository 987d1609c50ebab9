import { packageRoot, siteRoot } from '../../package/roots.mjs';

export { packageRoot, siteRoot };

export interface Settings {
  /** The content folder. */
  readonly content: string;
  readonly origin?: string | undefined;
  /** The names of the hosts that the site is for, instead of those of the site file. */
  readonly hosts?: readonly string[] | undefined;
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
