/** The options of every function. An option that is left out or undefined is as in the command line. */
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
  /** Ends the work at the next batch of pages, and nothing is written. The promise rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** The options of `build`. */
export interface BuildOptions extends SiteOptions {
  /** The output folder; by default `dist`. It contains the site in `site/` and the findings in `reports/`. */
  readonly out?: string | undefined;
  /** The names of the hosts that the site is for, instead of those in `site.ts`. */
  readonly hosts?: readonly string[] | undefined;
  /** Builds even if nothing has changed. */
  readonly force?: boolean | undefined;
}

/** The options of `check`. */
export interface CheckOptions extends SiteOptions {
  /** False leaves out the types, and so the TypeScript compiler. */
  readonly types?: boolean | undefined;
  /** Path in the content folder → the text to check instead of the file, or null to check without the file. Writes no file. */
  readonly files?: Readonly<Record<string, string | null>> | undefined;
}

/** A wrong option. Its message is one sentence with the found and the expected value, and the next step. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}
