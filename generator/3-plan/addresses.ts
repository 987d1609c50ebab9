import type { Page, SharedContent } from '../model/content.ts';
import type { Omission } from '../model/gap.ts';
import { languageTag } from '../model/language-tag.ts';
import { type Locale, localeOf } from '../model/locale.ts';
import { localesOf } from '../model/page-locales.ts';
import { addressIn, unprefixedLocale } from '../model/resolver.ts';

/** One page at one address, before its alternates are known. */
export interface Address {
  readonly page: Page;
  readonly path: string;
  /** The number of a further address of a list, from 2. */
  readonly number?: number;
  readonly locale: Locale | undefined;
  readonly country: string | undefined;
  readonly language: string;
  readonly copyLanguage: string;
  readonly tag: string;
  /** Whether it follows the page's pattern, or is a separate address. */
  readonly kind: 'pattern' | 'own' | 'alias';
  /** Links from pages without a country lead here. */
  readonly defaultForNoCountry: boolean;
  /** Path in the page's definition. */
  readonly dataPath: readonly string[];
}

export interface LeftOut {
  readonly page: string;
  readonly locale: string;
  readonly reason: string;
}

/** Every address of a page, and the locales that leave it out; a draft leaves no locale out. */
export function addressesOf(
  content: SharedContent,
  page: Page,
  { draft = false }: { readonly draft?: boolean | undefined } = {},
): { addresses: Address[]; omissions: LeftOut[] } {
  const { path, gaps = {}, addresses: extra = [] } = page.definition.value;
  const addresses: Address[] = [];
  const omissions: LeftOut[] = [];
  for (const locale of localesOf(content, page)) {
    const gap = gaps[locale.id];
    if (gap?.gap === 'omit' && !draft) omissions.push({ page: page.id, locale: locale.id, reason: (gap as Omission).reason });
    else {
      const copyLanguage = gap?.gap === 'fallback' ? gap.language : locale.language;
      addresses.push({
        page,
        path: spell(content, path as string, locale),
        locale,
        country: locale.country,
        language: locale.language,
        copyLanguage,
        tag: locale.tag,
        kind: 'pattern',
        defaultForNoCountry: false,
        dataPath: ['path'],
      });
    }
  }
  // A page without a pattern may give reasons for missing languages.
  if (!path)
    for (const [locale, gap] of Object.entries(gaps))
      if (gap.gap === 'omit') omissions.push({ page: page.id, locale, reason: (gap as Omission).reason });
  for (const [index, { path: written, country, language, canonical, defaultForNoCountry = false }] of extra.entries()) {
    addresses.push({
      page,
      path: spell(content, written),
      locale: isOfSite(content, country) ? localeOf(country, language) : undefined,
      country,
      language,
      copyLanguage: language,
      tag: languageTag(language, country),
      kind: canonical ? 'own' : 'alias',
      defaultForNoCountry,
      dataPath: ['addresses', String(index), 'path'],
    });
  }
  return { addresses, omissions };
}

/** Whether an address with or without a country is in a locale of the site. */
const isOfSite = ({ countries }: SharedContent, country: string | undefined): boolean =>
  country === undefined ? countries.size === 0 : countries.has(country);

/** The one place that builds an address: fills placeholders, and adds a slash unless the address names a file. */
export function spell({ brand, site }: SharedContent, pattern: string, locale?: Locale): string {
  const prefix = locale ? addressIn({ unprefixed: unprefixedLocale(site.value) }, locale) : '/';
  const path = pattern.replace('/:locale', prefix.slice(0, -1)).replaceAll(':product', brand.value.slug ?? '');
  return path.endsWith('/') || path.endsWith('.html') ? path : `${path}/`;
}
