import type { Place } from '../diagnostics/diagnostic.ts';

/** The files of a site: path relative to the site's folder → content. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

/** Response headers of the paths that a pattern matches: all (`/*`), those below a folder (`/assets/*`), or one file. */
export interface HeaderRule {
  /** The pattern: a path from the root of the site, with `*` at its end for everything below. */
  readonly path: string;
  /** Name of the header → its value. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The client bundle. Addresses begin with a slash. */
export interface Assets {
  readonly files: SiteFiles;
  readonly script: string;
  readonly redirectScript: string;
  readonly style: string;
  /** Template → the sheet of its pages alone. */
  readonly templateStyles: Readonly<Record<string, string>>;
  readonly fonts: readonly Font[];
  readonly images: SiteImages;
  readonly parts: ScriptParts;
  readonly colours: ThemeColours;
  /** The icon of browser tabs, as a data URL: a request would cost more than the icon. */
  readonly icon: string;
  /** Custom property without dashes → its place in the styles. */
  readonly tokens: Readonly<Record<string, Place>>;
  /** File → its sources and packages with their bytes before compression. */
  readonly sources: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Requests of the theme's scripts to addresses with a host. */
  readonly requests: readonly ScriptRequest[];
}

/** An address that a script asks for, at the place of the call. */
export interface ScriptRequest extends Place {
  /** As far as it is written there; an end that is not is `…`. */
  readonly address: string;
  /** The name of the function or class that asks: `fetch`. */
  readonly by: string;
  /** Whether the answer is run. */
  readonly isCode: boolean;
}

/** The size of an image in pixels, as browsers show it. */
export interface ImageSize {
  /** From edge to edge. */
  readonly width: number;
  /** From top to bottom. */
  readonly height: number;
}

/** The images, films and sounds that pages can show, by address. */
export interface SiteImages {
  /** Without a size: an SVG that has none, a film, a sound. */
  readonly sizes: Record<string, Partial<ImageSize> & { readonly bytes: number }>;
  /** Style sheet → the images that it shows. */
  readonly inSheets: Record<string, readonly string[]>;
}

/** The colours of browser and system controls around a page, as `#rrggbb`. */
export interface ThemeColours {
  /** The background of a page. */
  readonly light: string;
  readonly dark: string;
  readonly brand?: string;
}

/** A font, which browsers fetch for pages that show its characters. */
export interface Font {
  readonly address: string;
  /** The file that was bundled, relative to `runtime/`. */
  readonly source: string;
  /** A character class of a regular expression with the flag `u`. */
  readonly characters: string;
}

/** When script files are fetched. Names as in `files`. */
export interface ScriptParts {
  /** On every page, and with the first island that hydrates. */
  readonly shared: readonly string[];
  /** Island → further files that it fetches to hydrate. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** Files that islands fetch on interaction. */
  readonly onDemand: readonly string[];
}

/** Assets of pages that are rendered only for checks. */
export const noAssets: Assets = {
  files: new Map(),
  script: '/assets/client.js',
  redirectScript: '/assets/redirect.js',
  style: '/assets/style.css',
  templateStyles: {},
  fonts: [],
  images: { sizes: {}, inSheets: {} },
  parts: { shared: [], islands: {}, onDemand: [] },
  colours: { light: '#ffffff', dark: '#000000' },
  icon: 'data:image/svg+xml,',
  tokens: {},
  sources: {},
  requests: [],
};
