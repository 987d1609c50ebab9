import type { Locale } from './locale.ts';
import type { AddressTable, RedirectStatus } from './resolver.ts';
import type { Site } from './site.ts';

export interface Alternate {
  /** BCP 47 tag, a bare language, or `x-default`. */
  readonly hreflang: string;
  readonly path: string;
}

/** A page at one address. */
export interface Route {
  readonly path: string;
  /** Where its HTML goes, relative to the site's folder. */
  readonly output: string;
  readonly page: string;
  readonly template: string;
  /** Pages that belong to no country link to this address of the page. */
  readonly defaultForNoCountry?: true;
  /** Absent on addresses that belong to no country of the site. */
  readonly locale?: Locale;
  /** The country that the address names; contracts also have addresses of countries that the site does not have (decision 4). */
  readonly country?: string;
  /** BCP 47 tag of the document. */
  readonly tag: string;
  readonly language: string;
  /** The language of the copy where it differs from the page's: a spelt-out fallback. */
  readonly copyLanguage: string;
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
  readonly status: 200 | 404;
  readonly indexed: boolean;
  /** Content files that the page is made from, sorted. */
  readonly sources: readonly string[];
}

/** An address that answers with another one. `from` may not be a published page. */
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
  /** The texts are shown in the pseudo-locale: a site to look at, not to deploy. */
  readonly pseudo?: true;
  /** The one other origin that leads may be sent to (C1). */
  readonly leads?: string;
  /** The one other origin that pages may ask for an image: the pixel's (C5). */
  readonly pixel?: string;
  /** For how many days browsers insist on https, and whether on subdomains too. */
  readonly transportSecurity?: Site['transportSecurity'];
  readonly routes: readonly Route[];
  readonly redirects: readonly Redirect[];
  /** The host redirects by the lines of `_redirects` alone: no page is in the place of a redirect. */
  readonly redirectRules?: true;
  readonly table: AddressTable;
  /** Pages left out of a locale, with the author's reason. */
  readonly omissions: readonly { readonly page: string; readonly locale: string; readonly reason: string }[];
}
