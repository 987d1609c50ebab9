import type { Locale } from './locale.ts';
import { memoize } from './memoize.ts';
import type { AddressTable, RedirectStatus } from './resolver.ts';
import type { Site } from './site.ts';

/** A page in another language or country, for hreflang. */
export interface Alternate {
  /** BCP 47 tag, a bare language, or `x-default`. */
  readonly hreflang: string;
  /** The path of its address, from the root of the site. */
  readonly path: string;
}

/** A page at one address, as far as links to it need it. */
export interface Address {
  /** From the root of the site, with slashes at both ends unless it names a file: `/de-de/support/`, `/404.html`. */
  readonly path: string;
  /** The id of the page. */
  readonly page: string;
  /** The number of a further address of a list, from 2. */
  readonly number?: number;
  /** The part of the editions of a contract that is shown here: `2027-03-01`, `2026-11-01..2027-03-01`, or `editions` for their list. */
  readonly part?: string;
  /** Links from pages without a country lead to this address. */
  readonly defaultForNoCountry?: true;
  /** Absent for addresses without a country of the site. */
  readonly locale?: Locale;
  /** The country in the address; contracts also have addresses of countries that the site does not have. */
  readonly country?: string;
  /** BCP 47 tag of the document. */
  readonly tag: string;
  /** The language that the address promises. */
  readonly language: string;
  /** The language of the copy, which differs on fallback pages. */
  readonly copyLanguage: string;
  /** The path that search engines are to list in place of this one; the same path where they are to list this one. */
  readonly canonical: string;
  /** 404 for a page that is shown in place of those that do not exist. */
  readonly status: 200 | 404;
}

/** A page at one address. */
export interface Route extends Address {
  /** The path of its HTML file, relative to the site's folder. */
  readonly output: string;
  /** The name of the template in the theme. */
  readonly template: string;
  /** All addresses of the page for hreflang, this one included; empty for a single address and for pages that are not indexed. */
  readonly alternates: readonly Alternate[];
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** The content files of the page, sorted. */
  readonly sources: readonly string[];
}

/** A file that the theme writes for a locale. */
export interface DocumentAddress {
  /** From the root of the site: `/de-de/feed.xml`. */
  readonly path: string;
  /** The path of the file, relative to the site's folder. */
  readonly output: string;
  /** The name in the theme. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** The locale whose pages it is about. */
  readonly locale: Locale;
}

/** An address that redirects to another one. `from` must not be a published page. */
export interface Redirect {
  /** The path that is asked for. */
  readonly from: string;
  /** The path of the page that it leads to. */
  readonly to: string;
  /** 301 where it is for good, 302 where it may change. */
  readonly status: RedirectStatus;
}

/** The folder below a path: `/terms/` for `/terms/` and `/terms.html`. */
export const baseOf = (path: string): string => path.replace(/(?:\.html|\/)?$/, '/');

/** The file that a host serves at a path, relative to the site's folder. */
export function outputOf(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
}

/** Every address of the site, sorted by path. */
export interface Manifest {
  /** Scheme and host, without a slash at the end: `https://www.example.com`. */
  readonly origin: string;
  /** Texts are shown in the pseudo-locale: such a site must not be deployed. */
  readonly pseudo?: true;
  /** Untranslated texts are shown in another language, with a mark: such a site must not be deployed. */
  readonly draft?: true;
  /** The only other origin that leads may be sent to. */
  readonly leads?: string;
  /** The other origins that some pages may load images from. */
  readonly imageOrigins?: readonly string[];
  /** The number of days for which browsers insist on https, and whether on subdomains, too. */
  readonly transportSecurity?: Site['transportSecurity'];
  /** The pages, sorted by path. */
  readonly routes: readonly Route[];
  /** The addresses that lead to others, sorted by path. */
  readonly redirects: readonly Redirect[];
  /** The hosts redirect by rules: no page is in the place of a redirect. */
  readonly redirectRules?: true;
  /** The input of the resolver. */
  readonly table: AddressTable;
  /** Paths below `/api/` that the site's own server answers, if any. */
  readonly endpoints?: readonly string[];
  /** Absent if the theme writes none. */
  readonly documents?: readonly DocumentAddress[];
  /** Pages left out of a locale, with the author's reason. */
  readonly omissions: readonly { readonly page: string; readonly locale: string; readonly reason: string }[];
}

/** The part of a manifest that pages read: of other pages only their addresses. */
export interface SharedManifest extends Omit<Manifest, 'routes' | 'redirects' | 'redirectRules'> {
  readonly routes: readonly Address[];
}

/** The manifest without redirects and without fields that only the page at an address needs: several times smaller. */
export function sharedManifest({ redirects, redirectRules, ...manifest }: Manifest): SharedManifest {
  return { ...manifest, routes: manifest.routes.map(addressOf) };
}

function addressOf({ output, template, alternates, indexed, sources, ...address }: Route): Address {
  return address;
}

export const routesByPath = ({ routes }: Pick<Manifest, 'routes'>): ReadonlyMap<string, Route> => byPath(routes);

/** Cached: several stages look pages up, and dev does for each request. */
const byPath = memoize((routes: Manifest['routes']) => new Map(routes.map((route) => [route.path, route])), new WeakMap());
