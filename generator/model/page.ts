import type { Gap } from './gap.ts';
import type { StructureOf, TemplateName } from './register.ts';

/** `/:locale/support`, `/:locale/how-:product-helps`, or an address without a locale such as `/`. */
type PathPattern = `/${string}`;

/** A separate address of the page, whose canonical address is another one unless it is the only one. */
interface ExtraAddress {
  /** The path, as visitors see it. */
  readonly path: `/${string}`;
  /** The country of the address; without one it has no country. */
  readonly country?: string;
  /** The language of the page at this address. */
  readonly language: string;
  /** `canonical`: this address is canonical; otherwise that of the page in `country-language` is. */
  readonly canonical?: true;
  /** Links from pages without a country lead here. */
  readonly defaultForNoCountry?: true;
}

/** The pages that a page lists. */
interface ListDefinition {
  /** Every page of this template that the locale has is an entry; the newest `date` of their structures comes first. */
  readonly template: TemplateName;
  /** The most entries at one address: the page gets further addresses, which end with a number. Without it all are at one address. */
  readonly size?: number;
}

/** The definition of a page, without its words. */
export interface PageDefinition<Name extends TemplateName = TemplateName> {
  /** The template of the theme that draws it. */
  readonly template: Name;
  /** The pattern of the page's address in every locale; absent for pages with only extra addresses. */
  readonly path?: PathPattern;
  /** The countries that have the page; by default all. */
  readonly countries?: readonly string[];
  /** Further locales in languages that their country does not offer: `es-fr`. */
  readonly extraLocales?: readonly string[];
  /** The page that this one replaces where it is published: links to that page lead here, and hreflang joins the two. */
  readonly variantOf?: string;
  /** The page whose texts are used if its own copy files lack them: for a contract that changes another one. */
  readonly inherits?: string;
  /** The language whose copy file is the source; the other copy files translate it. */
  readonly source: string;
  /** The ids of the places on the page that may be linked to. */
  readonly anchors?: readonly string[];
  /** The values that the template reads beside texts. */
  readonly structure: StructureOf<Name>;
  /** Locale → gap. Other locales are required. A contract without a pattern declares here what the other languages of its country get. */
  readonly gaps?: Readonly<Record<string, Gap>>;
  /** Addresses beside the pattern. */
  readonly addresses?: readonly ExtraAddress[];
  /** The pages that this one lists; templates show pages of a template only if a page lists it. */
  readonly lists?: ListDefinition;
  /**
   * Former addresses of the page, which redirect to it: `/:locale/help` in every locale of the page, `/at-de/help` in one, `/help` in the
   * site's default locale.
   */
  readonly redirectFrom?: readonly PathPattern[];
  /** False keeps the page out of the sitemap and of search engines. */
  readonly indexed?: false;
  /** The page answers with this status: 404 for the not-found pages. */
  readonly status?: 404;
  /** The page is a placeholder: `build` warns, `build --production` refuses. */
  readonly placeholder?: string;
}

/** A page: its address pattern, template and structure. Its id is the name of its folder; its wording is in one file per language beside it. */
export function definePage<const Name extends TemplateName>(page: PageDefinition<Name>): PageDefinition<Name> {
  return page;
}
