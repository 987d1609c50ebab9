import type { SourceFile } from 'ts-morph';

/** A source file of a site, open for changes. */
export interface SiteSource {
  /** Relative to the folder of the site; content is in `content/`, whatever its folder is called. */
  readonly path: string;
  readonly source: SourceFile;
}

/** All source files of a site, with its `tsconfig.json`. */
export interface SiteSources {
  readonly list: readonly SiteSource[];
  /** The file that a relative import leads to, relative to the folder of the site; it need not be there. */
  targetOf(specifier: string, importer: string): string;
  /** Whether a file was there before any codemod ran. */
  has(path: string): boolean;
  /** The source of a file that is still there. */
  sourceOf(path: string): SourceFile | undefined;
  /** Leaves a file out of the site from here on. */
  delete(path: string): void;
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
  /** Changes one file, and others if they belong together. Returns what it leaves there. */
  run(file: SiteSource, site: SiteSources): readonly Remainder[];
}
