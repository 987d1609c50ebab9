import { resolve } from 'node:path';
import type { SiteCodes } from '../../diagnostics/codes.ts';
import { lazy } from '../../model/memoize.ts';
import type { Theme } from '../../react/theme.ts';
import { loadConfig, type SiteConfig } from './config.ts';
import { loadTheme } from './theme.ts';

/** The settings that a command may give. Plain data. */
export interface Settings {
  /** The content folder; by default `content` in the folder of the site, where a relative path begins. */
  readonly content?: string | undefined;
  readonly origin?: string | undefined;
  /** The names of the hosts that the site is for, instead of those of the site file. */
  readonly hosts?: readonly string[] | undefined;
  /** Placeholders are errors instead of warnings. */
  readonly production?: boolean | undefined;
  /** Shows every text in the pseudo-locale: longer, accented, between ⟦ and ⟧. */
  readonly pseudo?: boolean | undefined;
  /** Shows untranslated texts and omitted pages in another language, with a mark. */
  readonly draft?: boolean | undefined;
  /** ISO date for waivers and evidence; by default today. */
  readonly today?: string | undefined;
  /** The folder of the cache; by default WORTLAUT_CACHE of the environment, else a folder in the site. */
  readonly cache?: string | undefined;
}

/** A site that was opened for one command: everything that is read, checked or built is read, checked or built for one of them. */
export interface Site extends Settings {
  /** The folder with theme and configuration; messages name files relative to it. */
  readonly root: string;
  /** Absolute. */
  readonly content: string;
  readonly cache: string;
  readonly today: string;
  /** ISO date of the clock. */
  readonly now: string;
  /** The theme, loaded at the first call. Rejects with the error of a theme file, which `faultsOfTheme` reads. */
  theme(): Promise<Theme>;
  /** The configuration, loaded at the first call. Rejects with a `DiagnosticError` if it cannot be used. */
  config(): Promise<SiteConfig>;
  /** The codes of the site's own checks; none if the configuration cannot be used. */
  codes(): Promise<SiteCodes>;
}

/** The folder and the settings of a site: what processes and threads are sent. Each opens the site for itself. */
export type PlainSite = Settings & Pick<Site, 'root'>;

/** Opens the site in a folder. Only here clock and environment are read for a site. */
export function openSite<Given extends Settings>(root: string, given: Given): Given & Site {
  const cache = given.cache ?? process.env.WORTLAUT_CACHE ?? `${root}/.wortlaut/cache`;
  const now = new Date().toISOString().slice(0, 10);
  const config = lazy(() => loadConfig({ root, cache }));
  return {
    ...given,
    root,
    content: resolve(root, given.content ?? 'content'),
    cache,
    today: given.today ?? now,
    now,
    theme: lazy(() => loadTheme({ root, cache })),
    config,
    codes: () =>
      config().then(
        ({ codes }) => codes,
        () => ({}),
      ),
  };
}

/** The values that rendering takes from a site beside its content. */
export async function renderingOf(site: Site) {
  const [theme, { writeFact }] = await Promise.all([site.theme(), site.config()]);
  return { theme, writeFact, today: site.today };
}
