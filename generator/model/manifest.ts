import type { Locale } from './locale.ts';
import type { AddressTable, RedirectStatus } from './resolver.ts';
import type { Site } from './site.ts';

export interface Alternate {
  /** BCP 47 tag, a bare language, or `x-default`. */
  readonly hreflang: string;
  readonly path: string;
}

/** A page at one address, as far as links to it need it. */
export interface Address {
  readonly path: string;
  readonly page: string;
  /** The number of a further address of a list, from 2. */
  readonly number?: number;
  /** Links from pages without a country lead to this address. */
  readonly defaultForNoCountry?: true;
  /** Absent for addresses without a country of the site. */
  readonly locale?: Locale;
  /** The country in the address; contracts also have addresses of countries that the site does not have. */
  readonly country?: string;
  /** BCP 47 tag of the document. */
  readonly tag: string;
  readonly language: string;
  /** The language of the copy, which differs on fallback pages. */
  readonly copyLanguage: string;
  readonly canonical: string;
  readonly status: 200 | 404;
}

/** A page at one address. */
export interface Route extends Address {
  /** The path of its HTML file, relative to the site's folder. */
  readonly output: string;
  readonly template: string;
  readonly alternates: readonly Alternate[];
  readonly indexed: boolean;
  /** The content files of the page, sorted. */
  readonly sources: readonly string[];
}

/** A file that the theme writes for a locale. */
export interface DocumentAddress {
  readonly path: string;
  /** The path of the file, relative to the site's folder. */
  readonly output: string;
  /** Its name in the theme. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly locale: Locale;
}

/** An address that redirects to another one. `from` must not be a published page. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
}

/** The file that a host serves at a path, relative to the site's folder. */
export function outputOf(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
}

/** Every address of the site, sorted by path. */
export interface Manifest {
  readonly origin: string;
  /** Texts are shown in the pseudo-locale: such a site must not be deployed. */
  readonly pseudo?: true;
  /** Untranslated texts are shown in another language, with a mark: such a site must not be deployed. */
  readonly draft?: true;
  /** The only other origin that leads may be sent to. */
  readonly leads?: string;
  /** The other origins that some pages may load images from. */
  readonly imageOrigins?: readonly string[];
  /** For how many days browsers insist on https, and whether on subdomains, too. */
  readonly transportSecurity?: Site['transportSecurity'];
  readonly routes: readonly Route[];
  readonly redirects: readonly Redirect[];
  /** The host redirects by the lines of `_redirects` alone: no page is in the place of a redirect. */
  readonly redirectRules?: true;
  readonly table: AddressTable;
  /** Absent if the theme writes none. */
  readonly documents?: readonly DocumentAddress[];
  /** Pages left out of a locale, with the author's reason. */
  readonly omissions: readonly { readonly page: string; readonly locale: string; readonly reason: string }[];
}

/** What pages read of a manifest: of other pages only their addresses. */
export interface SharedManifest extends Omit<Manifest, 'routes' | 'redirects' | 'redirectRules'> {
  readonly routes: readonly Address[];
}

/** The manifest without redirects, and without what only the page at an address needs: several times smaller. */
export function sharedManifest({ redirects, redirectRules, ...manifest }: Manifest): SharedManifest {
  return { ...manifest, routes: manifest.routes.map(addressOf) };
}

function addressOf({ output, template, alternates, indexed, sources, ...address }: Route): Address {
  return address;
}

/** Every page by its path. */
export function routesByPath({ routes }: Pick<Manifest, 'routes'>): ReadonlyMap<string, Route> {
  return new Map(routes.map((route) => [route.path, route]));
}
