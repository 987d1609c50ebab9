import type { SourceFile } from 'ts-morph';

/** A source file of a site, open for changes. */
export interface SiteSource {
  /** Relative to the folder of the site; content is in `content/`, whatever its folder is called. */
  readonly path: string;
  readonly source: SourceFile;
}

/** All source files of a site. */
export interface SiteSources {
  readonly list: readonly SiteSource[];
  /** The file that a relative import leads to, relative to the folder of the site; it need not be there. */
  targetOf(specifier: string, importer: string): string;
  has(path: string): boolean;
}

/** What a codemod leaves to a person, with its place. */
export interface Remainder {
  readonly file: string;
  readonly line: number;
  /** What was found and what to do, in plain sentences. */
  readonly message: string;
}

/**
 * A breaking rename, made in the files of a site. It finds the old form by itself, so that a second run changes nothing.
 */
export interface Codemod {
  /** The version in which the old form stopped to work. */
  readonly version: string;
  /** What it does, in the imperative. */
  readonly title: string;
  /** Changes one file. Returns what it leaves there. */
  run(file: SiteSource, site: SiteSources): readonly Remainder[];
}
