import type { Gap } from './gap.ts';
import type { StructureOf, TemplateName } from './register.ts';

/** `/:locale/support`, `/:locale/how-:product-helps`, or an address without a locale such as `/`. */
type PathPattern = `/${string}`;

/** An address that stands by itself: it shows the page, and names another address as canonical unless it is the only one. */
interface ExtraAddress {
  readonly path: `/${string}`;
  /** The country whose page it is; without one it belongs to no country. */
  readonly country?: string;
  readonly language: string;
  /** `canonical`: this address is the page's own; otherwise the address of the page in `country-language` is. */
  readonly canonical?: true;
  /** Pages that belong to no country link here. */
  readonly defaultForNoCountry?: true;
}

export interface PageDefinition<Name extends TemplateName = TemplateName> {
  readonly template: Name;
  /** The pattern of the page's address in every locale; none for pages that only have extra addresses. */
  readonly path?: PathPattern;
  /** The countries that have the page; without it, all have. */
  readonly countries?: readonly string[];
  /** Locales that have the page although their country does not offer the language: `es-fr`. */
  readonly extraLocales?: readonly string[];
  /** The page in whose place this one stands where it is published: links to that page lead here, and hreflang joins the two. */
  readonly variantOf?: string;
  /** The page whose texts this one shows where its own copy files have none: a contract that changes another one. */
  readonly inherits?: string;
  /** The language whose copy file is the source; the other copy files translate it. */
  readonly source: string;
  readonly structure: StructureOf<Name>;
  /** Locale → gap. A locale that is not named is required; a contract, which has addresses alone, says here what its country's other languages get. */
  readonly gaps?: Readonly<Record<string, Gap>>;
  readonly addresses?: readonly ExtraAddress[];
  /**
   * Addresses that the page had before, each of which leads to it now: `/:locale/help` in every locale of the page, `/at-de/help`
   * in one, `/help` in the site's default locale.
   */
  readonly redirectFrom?: readonly PathPattern[];
  /** False keeps the page out of the sitemap and of search engines. */
  readonly indexed?: false;
  /** The page answers with this status: 404 for the not-found pages. */
  readonly status?: 404;
  /** The page stands in for a real one: `build` warns, `build --production` refuses. */
  readonly placeholder?: string;
}

/** A page: its address pattern, template and structure. Its wording is in one file per language beside it. */
export function definePage<const Name extends TemplateName>(page: PageDefinition<Name>): PageDefinition<Name> {
  return page;
}

/** Page id → the anchors on it. The id is the name of the page's folder. */
export function definePages<const Pages extends Readonly<Record<string, readonly string[]>>>(pages: Pages): Pages {
  return pages;
}
