import type { RedirectForm } from '../model/site.ts';
import { project } from '../package/project.ts';

export { project };

/** Settings of every command. */
export interface Settings {
  /** The content folder. */
  readonly content: string;
  readonly origin?: string | undefined;
  /** How the host redirects, instead of what the site file has. */
  readonly redirects?: RedirectForm | undefined;
  /** Placeholders refuse instead of warning. */
  readonly production?: boolean | undefined;
  /** Shows every text in the pseudo-locale: longer, accented, between ⟦ and ⟧. */
  readonly pseudo?: boolean | undefined;
  /** ISO date that waivers and evidence are compared with; without it, the day of the build. */
  readonly today?: string | undefined;
  /** The lines of a baseline: findings that are known and not reported. */
  readonly baseline?: readonly string[] | undefined;
  /** The folder of the cache. */
  readonly cache?: string | undefined;
}

/** The folder of the cache: what the settings name, else the environment (WORTLAUT_CACHE), else one in the project. */
export function cacheOf({ cache = process.env.WORTLAUT_CACHE ?? `${project}/.wortlaut/cache` }: Pick<Settings, 'cache'>): string {
  return cache;
}

/** The day that a command works with. The only place where the clock is read for the content. */
export function todayOf({ today = new Date().toISOString().slice(0, 10) }: Pick<Settings, 'today'>): string {
  return today;
}
