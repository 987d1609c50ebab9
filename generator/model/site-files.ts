import type { Place } from '../diagnostics/diagnostic.ts';

/** The finished site as a value: path relative to the site's folder → what the file holds. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

/** What the browser's part was bundled into. Addresses begin with a slash. */
export interface Assets {
  readonly files: SiteFiles;
  readonly script: string;
  readonly redirectScript: string;
  readonly style: string;
  /** Template → the sheet that only its pages need. */
  readonly templateStyles: Readonly<Record<string, string>>;
  readonly fonts: readonly Font[];
  readonly parts: ScriptParts;
  readonly colours: ThemeColours;
  /** The picture in a browser's tab, as a data URL: a request of its own would weigh more than the picture. */
  readonly icon: string;
  /** Custom property without its dashes → where the styles define it. */
  readonly tokens: Readonly<Record<string, Place>>;
  /** File → what it is made of: a source or a package, and its bytes before compression. */
  readonly sources: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What browsers and systems colour around a page, as `#rrggbb`. */
export interface ThemeColours {
  /** The ground of a page. */
  readonly light: string;
  readonly dark: string;
  readonly brand?: string;
}

/** A font, which browsers fetch for pages that show its characters. */
export interface Font {
  readonly address: string;
  /** A class of a regular expression with the flag `u`. */
  readonly characters: string;
}

/** Which script files are fetched when. Names as in `files`. */
export interface ScriptParts {
  /** On every page, and with the first island that wakes. */
  readonly shared: readonly string[];
  /** Island → what it fetches beyond that when it wakes. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** What islands fetch later still, when it is used. */
  readonly onDemand: readonly string[];
}

/** Stands in for the bundle where pages are rendered only to be looked at by checks. */
export const noAssets: Assets = {
  files: new Map(),
  script: '/assets/client.js',
  redirectScript: '/assets/redirect.js',
  style: '/assets/style.css',
  templateStyles: {},
  fonts: [],
  parts: { shared: [], islands: {}, onDemand: [] },
  colours: { light: '#ffffff', dark: '#000000' },
  icon: 'data:image/svg+xml,',
  tokens: {},
  sources: {},
};
