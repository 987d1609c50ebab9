import type { SharedContent } from '../model/content.ts';
import { groupBy } from '../model/group-by.ts';
import { languageTag } from '../model/language-tag.ts';
import { isCountryCode, type Locale, localeId, parseLocale } from '../model/locale.ts';
import type { Address, SharedManifest } from '../model/manifest.ts';
import { memoize } from '../model/memoize.ts';
import { originalOf } from '../model/page-locales.ts';
import type { PageTarget, Target } from '../model/site.ts';

/** A page by its id, which may be that of no page. */
export type SoughtPage = Pick<PageTarget, 'edition'> & { readonly page: string };

/** The addresses of a manifest as links look them up. */
interface AddressTables {
  /** A page and its editions share one entry. */
  readonly byPage: ReadonlyMap<string, Address[]>;
  readonly defaults: ReadonlyMap<string, Address>;
  /** Addresses that show the text of another language, by page and locale: readers of that locale stay in it. */
  readonly fallbacks: ReadonlyMap<string, Address>;
  /** Page and locale → the language that replaces a missing one, for pages without a pattern. */
  readonly fallbackLanguages: ReadonlyMap<string, string>;
  /** Further addresses of lists, by page, locale and number. Links lead to the first. */
  readonly further: ReadonlyMap<string, Address>;
  readonly omitted: ReadonlySet<string>;
  /** The countries and locales of all addresses, also those of contracts: `gb`, `at-de`; on a site without countries `de`. */
  readonly editions: ReadonlySet<string>;
}

type Pages = SharedContent['pages'];

/** Cached: dev renders page after page of the same content and manifest. */
const tablesOf = memoize(
  (pages: Pages) => memoize((manifest: SharedManifest) => makeTables(pages, manifest), new WeakMap()),
  new WeakMap(),
);

function makeTables(pages: Pages, { routes, omissions }: SharedManifest): AddressTables {
  const byPage = groupBy(routes, ({ page, path, number, part, status, canonical }) =>
    (number ?? part) === undefined && status === 200 && canonical === path ? originalIn(pages, page) : undefined,
  );
  const defaults = new Map<string, Address>();
  const fallbacks = new Map<string, Address>();
  const fallbackLanguages = new Map<string, string>();
  const further = new Map<string, Address>();
  for (const page of pages.values())
    for (const [locale, gap] of Object.entries(page.definition.value.gaps ?? {}))
      if (gap.gap === 'fallback') fallbackLanguages.set(`${originalOf(page)} ${locale}`, gap.language);
  for (const route of routes) {
    const page = originalIn(pages, route.page);
    if (route.number !== undefined) {
      further.set(`${page} ${route.locale?.id} ${route.number}`, route);
      continue;
    }
    if (route.part !== undefined) continue;
    if (route.defaultForNoCountry) defaults.set(route.page, route);
    if (route.locale && route.copyLanguage !== route.language && route.status === 200) fallbacks.set(`${page} ${route.locale.id}`, route);
  }
  const omitted = new Set(omissions.map(({ page, locale }) => `${originalIn(pages, page)} ${locale}`));
  const editions = new Set(routes.flatMap(({ country, language }) => [country ?? language, localeId(country, language)]));
  return { byPage, defaults, fallbacks, fallbackLanguages, further, omitted, editions };
}

function originalIn(pages: Pages, id: string): string {
  const page = pages.get(id);
  return page ? originalOf(page) : id;
}

/** The address of each page, for links. */
export class LinkIndex {
  readonly #content: SharedContent;
  readonly #tables: AddressTables;

  constructor(content: SharedContent, manifest: SharedManifest) {
    this.#content = content;
    this.#tables = tablesOf(content.pages)(manifest);
  }

  /**
   * The address of a page for visitors of this country and language: in the same locale, even if it shows the text of another language
   * there; else in the same country in a language that it has, else its only address. Undefined if the page is left out. An edition (`gb`,
   * `at-de`) replaces the visitor's country, or country and language.
   */
  find(target: SoughtPage, visitor: { country: string | undefined; language: string }): Address | undefined {
    const { byPage, defaults, fallbacks, fallbackLanguages, omitted } = this.#tables;
    const { page, edition = '' } = target;
    const { country = visitor.country, language = visitor.language } = this.#readEdition(edition);
    const original = originalIn(this.#content.pages, page);
    const routes = byPage.get(original) ?? [];
    if (omitted.has(`${original} ${localeId(country, language)}`)) return undefined;
    const elsewhere = country === undefined ? defaults.get(page) : undefined;
    if (elsewhere) return elsewhere;
    const home = country ?? this.#content.site.value.navigationCountry;
    const here = routes.filter((route) => route.country === home);
    const first =
      home === undefined
        ? parseLocale(this.#content.site.value.defaultLocale)?.language
        : this.#content.countries.get(home)?.value.languages[0];
    return (
      here.find((route) => route.language === language) ??
      fallbacks.get(`${original} ${localeId(home, language)}`) ??
      here.find((route) => route.language === fallbackLanguages.get(`${original} ${localeId(home, language)}`)) ??
      here.find((route) => route.language === first) ??
      here[0] ??
      routes.find((route) => !route.country && route.language === language) ??
      routes.find((route) => !route.country) ??
      (routes.length === 1 ? routes[0] : undefined)
    );
  }

  /** The address of this very page in a locale; undefined if it is left out there, or answers addresses that do not exist. */
  inLocale(page: string, locale: string): Address | undefined {
    const original = originalIn(this.#content.pages, page);
    const exact = this.#tables.byPage.get(original)?.find((route) => route.page === page && route.locale?.id === locale);
    const result = exact ?? this.#tables.fallbacks.get(`${original} ${locale}`);
    return result?.page === page ? result : undefined;
  }

  /** The address of a list with a number, in the locale of its first address; undefined if it has fewer. */
  numbered({ page, locale }: Address, number: number): Address | undefined {
    return this.#tables.further.get(`${originalIn(this.#content.pages, page)} ${locale?.id} ${number}`);
  }

  /** `gb` and `at-de` on a site with countries, `de` on one without. */
  #readEdition(edition: string): Partial<Pick<Locale, 'country' | 'language'>> {
    const isCountry = isCountryCode(edition) && this.#content.countries.size > 0;
    return isCountry ? { country: edition } : (parseLocale(edition) ?? {});
  }

  hasEdition(edition: string): boolean {
    return this.#tables.editions.has(edition);
  }

  /** Whether a country has the page; of a site without countries, whether any language has it. */
  has(page: string, country: string | undefined): boolean {
    const routes = this.#tables.byPage.get(originalIn(this.#content.pages, page)) ?? [];
    return routes.some((route) => route.country === country);
  }
}

/** The language and the tag of the text at an address; on a fallback page these are not those of its locale. */
export function textAt({ language, copyLanguage, tag, locale }: Address): { readonly language: string; readonly tag: string } {
  return { language: copyLanguage, tag: copyLanguage === language ? tag : languageTag(copyLanguage, locale?.country) };
}

/** The query and fragment of an address. */
export function suffixOf(target: Extract<Target, { page: string }>): string {
  const query = target.query ? `?${new URLSearchParams(target.query)}` : '';
  return `${query}${target.anchor ? `#${target.anchor}` : ''}`;
}
