/** What every function takes. An option that is left out or undefined is as in the command line. */
export interface SiteOptions {
  /** The folder of the site, or one below it; by default the current folder. Other paths begin there. */
  readonly folder?: string | undefined;
  /** The content folder; by default `content`. */
  readonly content?: string | undefined;
  /** Scheme and host of the site, instead of the one in `site.ts`. */
  readonly origin?: string | undefined;
  /** Placeholders are errors instead of warnings, as for a site that goes live. */
  readonly production?: boolean | undefined;
  /** ISO date of the day for which waivers, suppressions and evidence are judged; by default today in UTC. */
  readonly today?: string | undefined;
  /** Called with the number of pages that are done, and of all pages. */
  readonly progress?: ((done: number, all: number) => void) | undefined;
  /** Ends the work, and nothing is written. The promise rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** What `build` takes. */
export interface BuildOptions extends SiteOptions {
  /** The output folder; by default `dist`. The site is in `site/` in it, what was found in `reports/`. */
  readonly out?: string | undefined;
  /** The names of the hosts that the site is for, instead of those in `site.ts`. */
  readonly hosts?: readonly string[] | undefined;
  /** Builds even if nothing has changed. */
  readonly force?: boolean | undefined;
}

/** What `check` takes. */
export interface CheckOptions extends SiteOptions {
  /** False leaves out the types, and so the TypeScript compiler. */
  readonly types?: boolean | undefined;
  /**
   * Path in the content folder → the text that stands there instead, or null for a file that is not there. The site is checked as it would be
   * with these files, and none is written: for samples of a check.
   */
  readonly files?: Readonly<Record<string, string | null>> | undefined;
}
