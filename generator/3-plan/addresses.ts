import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../model/content.ts';
import { languageTag } from '../model/language-tag.ts';
import { type Locale, localeOf } from '../model/locale.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import { localesOf } from '../model/page-locales.ts';
import { addressIn, unprefixedLocale } from '../model/resolver.ts';

/** One page at one address, before its alternates are known. */
export interface Address extends Pick<Route, 'path' | 'number' | 'part' | 'tag' | 'language' | 'copyLanguage'> {
  readonly page: Page;
  readonly locale: Locale | undefined;
  readonly country: string | undefined;
  /** Whether it follows the page's pattern, or is a separate address. */
  readonly kind: 'pattern' | 'own' | 'alias';
  /** Links from pages without a country lead here. */
  readonly defaultForNoCountry: boolean;
  /** Path in the page's definition. */
  readonly dataPath: readonly string[];
}

/** Every address of a page, and the locales that leave it out; a draft leaves no locale out. */
export function addressesOf(
  content: SharedContent,
  page: Page,
  { draft = false }: { readonly draft?: boolean | undefined } = {},
): { addresses: Address[]; omissions: Manifest['omissions'] } {
  const { path, gaps = {}, addresses: extra = [] } = page.definition.value;
  const locales = localesOf(content, page);
  const isOmitted = (id: string) => gaps[id]?.gap === 'omit' && !draft;
  // A page without a pattern may give reasons for missing languages.
  const omitted = path ? locales.map(({ id }) => id).filter(isOmitted) : Object.keys(gaps);
  const { countries } = content;
  const byPattern = locales
    .filter(({ id }) => !isOmitted(id))
    .map((locale): Address => {
      const { id, country, language, tag } = locale;
      const gap = gaps[id];
      const copyLanguage = gap?.gap === 'fallback' ? gap.language : language;
      const place = { kind: 'pattern', defaultForNoCountry: false, dataPath: ['path'] } as const;
      return { page, path: spell(content, path as string, locale), locale, country, language, copyLanguage, tag, ...place };
    });
  const others = extra.map(({ path: pattern, country, language, canonical, defaultForNoCountry = false }, index): Address => {
    const isOfSite = country === undefined ? countries.size === 0 : countries.has(country);
    const place = { kind: canonical ? 'own' : 'alias', dataPath: ['addresses', String(index), 'path'] } as const;
    const locale = isOfSite ? localeOf(country, language) : undefined;
    const tag = languageTag(language, country);
    return { page, path: spell(content, pattern), locale, country, language, copyLanguage: language, tag, defaultForNoCountry, ...place };
  });
  // On a site without a prefix, the pattern may spell an address that a page also lists.
  const isSpelt = (other: Address) =>
    byPattern.some(({ path: own, copyLanguage }) => own === other.path && copyLanguage === other.language);
  const isUnprefixed = unprefixedLocale(content.site.value) !== undefined;
  return {
    addresses: [...byPattern, ...others.filter((other) => !(isUnprefixed && isSpelt(other)))],
    omissions: omitted.flatMap((locale) => {
      const gap = gaps[locale];
      return gap?.gap === 'omit' ? [{ page: page.id, locale, reason: gap.reason }] : [];
    }),
  };
}

/** Builds an address; nothing else does. Fills placeholders, and adds a slash unless the address names a file. */
export function spell({ brand, site }: SharedContent, pattern: string, locale?: Locale): string {
  const prefix = locale ? addressIn({ unprefixed: unprefixedLocale(site.value) }, locale) : '/';
  const path = pattern.replace('/:locale', prefix.slice(0, -1)).replaceAll(':product', brand.value.slug ?? '');
  return path.endsWith('/') || path.endsWith('.html') ? path : `${path}/`;
}

/** The findings of addresses: one for all addresses of a page that one line of its definition gives. */
export function findingsOncePerPlace(addresses: readonly Address[], check: (address: Address) => Diagnostic | undefined): Diagnostic[] {
  const reported = new Set<string>();
  return addresses.flatMap((address) => {
    const place = `${address.page.id} ${address.dataPath.join('.')}`;
    const diagnostic = check(address);
    if (!diagnostic || reported.has(place)) return [];
    reported.add(place);
    return [diagnostic];
  });
}
