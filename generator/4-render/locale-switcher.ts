import type { SharedContent } from '../model/content.ts';
import type { Address } from '../model/manifest.ts';
import { memoize } from '../model/memoize.ts';
import { furtherLocales } from '../model/page-locales.ts';
import type { CountryChoice, LanguageChoice } from '../react/page-context.ts';
import { type LinkIndex, textAt } from './links.ts';

interface SiteAddresses {
  readonly content: SharedContent;
  readonly links: LinkIndex;
}

/** The page whose pattern is only the locale. */
export const homePage = ({ pages }: Pick<SharedContent, 'pages'>): string | undefined => homeIn(pages).id;

const homeIn = memoize(
  (pages: SharedContent['pages']): { readonly id?: string } =>
    [...pages.values()].find(({ definition: { value } }) => value.path === '/:locale' && !value.variantOf) ?? {},
  new WeakMap(),
);

/**
 * The addresses of a page in every country, or of that country's home if it does not have the page: in the page's language if the country
 * offers it, in the country's first language for a page without a country.
 */
export function countryAddresses(site: SiteAddresses, route: Address): Omit<CountryChoice, 'name'>[] {
  return [...site.content.countries.values()].flatMap(({ value: { code, name: englishName, currency, languages } }) => {
    const addresses = languages.flatMap((language) => {
      const target = routeIn(site, { page: route.page, country: code, language });
      return target ? [{ language, href: target.path, hrefLang: textAt(target).tag }] : [];
    });
    // The page itself comes first, even in another language that the country offers; for a page without a country, the country's first language.
    const same =
      route.locale && site.links.has(route.page, code)
        ? site.links.find({ page: route.page }, { country: code, language: route.language })
        : undefined;
    const sameLanguage = route.locale && addresses.find(({ language }) => language === route.language);
    const chosen =
      same && languages.includes(same.language) ? { href: same.path, hrefLang: textAt(same).tag } : (sameLanguage ?? addresses[0]);
    if (!chosen) return [];
    const { href, hrefLang } = chosen;
    return [{ code, englishName, currency, languages, addresses, href, hrefLang, current: code === route.locale?.country }];
  });
}

/** The page in every language of its country or of a site without countries, and in its further ones. Empty without a locale. */
export function languageAddresses(site: SiteAddresses, route: Address): LanguageChoice[] {
  const { countries, languages } = site.content;
  if (!route.locale) return [];
  const { country } = route.locale;
  const offered = country === undefined ? Object.keys(languages.value) : (countries.get(country)?.value.languages ?? []);
  const further = furtherLocales(site.content.pages.get(route.page)?.definition.value.extraLocales).filter(
    (locale) => locale.country === country,
  );
  return [...offered, ...further.map(({ language }) => language)].flatMap((code) => {
    const language = languages.value[code];
    const first = routeIn(site, { page: route.page, country, language: code });
    // A link on the third page of a list leads to the third page in that language, if the list is as long there.
    const target = (first && route.number && site.links.numbered(first, route.number)) || first;
    if (!language || !target) return [];
    return [
      {
        code,
        name: language.name,
        nativeName: language.nativeName,
        href: target.path,
        hrefLang: textAt(target).tag,
        current: code === route.language,
        offered: offered.includes(code),
      },
    ];
  });
}

/**
 * The page in a country and language, or the home page there: readers who choose a language stay in it. If neither has a text in it, the
 * address of the page in that locale, which shows another language, and at last any address of the page.
 */
function routeIn(
  { content, links }: SiteAddresses,
  { page, ...visitor }: { readonly page: string; readonly country: string | undefined; readonly language: string },
): Address | undefined {
  const home = homePage(content);
  const there = links.has(page, visitor.country) ? links.find({ page }, visitor) : undefined;
  const start = home === undefined ? undefined : links.find({ page: home }, visitor);
  const routes = [there, start].filter((route) => route !== undefined);
  return (
    routes.find((route) => textAt(route).language === visitor.language) ??
    routes.find((route) => route.language === visitor.language) ??
    (home === undefined ? there : start)
  );
}
