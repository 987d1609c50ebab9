/** The finished site as a value: path relative to the site's folder → what the file holds. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

/** What the browser's part was bundled into. Addresses begin with a slash. */
export interface Assets {
  readonly files: SiteFiles;
  readonly script: string;
  readonly redirectScript: string;
  readonly style: string;
  /** Fonts that are wanted on every page. */
  readonly preload: readonly string[];
}
