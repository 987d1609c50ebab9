import { closestMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { contractPages } from '../../model/contract-documents.ts';
import { isCountryCode, localeId, parseLocale } from '../../model/locale.ts';
import { furtherLocales, originalOf } from '../../model/page-locales.ts';
import type { SiteCheck } from '../content-check.ts';

/** Where a page is published: existing countries and locales, and an existing page that an edition replaces. */
export const publication: SiteCheck = {
  name: 'publication',
  run: (content) =>
    [...content.pages.values()].flatMap((page) => [
      ...unknownCountries(content, page),
      ...strangeAddresses(content, page),
      ...odd(content, page),
      ...edition(content, page),
    ]),
};

function unknownCountries({ countries }: SharedContent, { id, definition: { value, file } }: Page): Diagnostic[] {
  return (value.countries ?? []).flatMap((country, index) =>
    countries.has(country)
      ? []
      : [
          finding('WL1014', {
            file,
            dataPath: ['countries', String(index)],
            message: `The page '${id}' is published in '${country}', which is no country of this site.`,
            ...correction(country, [...countries.keys()], { noun: 'countries' }),
          }),
        ],
  );
}

/** Addresses for a country that the site does not have. A contract may have them for any existing country. */
function strangeAddresses(content: SharedContent, page: Page): Diagnostic[] {
  const { value, file } = page.definition;
  const isContract = contractPages(content).has(originalOf(page));
  return (value.addresses ?? []).flatMap(({ path, country }, index): Diagnostic[] => {
    if (country === undefined || content.countries.has(country) || (isContract && isRegion(country))) return [];
    return [
      finding('WL1014', {
        file,
        dataPath: ['addresses', String(index), 'country'],
        message: `The address ${path} is that of the page '${page.id}' in '${country}', which is no country${isContract ? '' : ' of this site'}.`,
        ...correction(country, [...content.countries.keys()], { noun: 'countries' }),
      }),
    ];
  });
}

/** Whether ISO 3166-1 has this code: CLDR also has replaced codes (UK) and the unknown region. */
function isRegion(code: string): boolean {
  const region = code.toUpperCase();
  return isCountryCode(code) && region !== 'ZZ' && regions.of(region) !== undefined && new Intl.Locale(`und-${region}`).region === region;
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Locales in addition to those that the countries offer: of a known country and language, and not offered already. */
function odd({ countries, languages, locales }: SharedContent, { id, definition: { value, file } }: Page): Diagnostic[] {
  return (value.extraLocales ?? []).flatMap((written, index): Diagnostic[] => {
    const [locale] = furtherLocales([written]);
    const known = locale?.country && countries.has(locale.country) && Object.hasOwn(languages.value, locale.language);
    const place = { file, dataPath: ['extraLocales', String(index)] };
    if (!known) {
      const message = `The page '${id}' is also published in '${written}'; a country and a language of this site are expected, as in 'es-fr'.`;
      const all = [...countries.keys()].flatMap((code) => Object.keys(languages.value).map((language) => localeId(code, language)));
      const near = closestMatch(written, all);
      const hint = near
        ? `Did you mean '${near}'? Otherwise add the country or the language first.`
        : toAdd(written, Object.keys(languages.value));
      return [finding('WL1012', { ...place, ...correction(written, all, { noun: 'locales' }) }, [message, hint])];
    }
    if (locales.some((offered) => offered.id === written)) {
      const message = `The page '${id}' is also published in '${written}', which ${locale.country} offers anyway.`;
      return [
        finding('WL1012', { ...place, fixIntent: { title: 'Take it out of extraLocales', changes: [{ remove: true }] } }, [
          message,
          'Take it out of extraLocales.',
        ]),
      ];
    }
    return [];
  });
}

/** Whether the site lacks the country or the language of a locale. */
function toAdd(written: string, languages: readonly string[]): string {
  const locale = parseLocale(written);
  if (!locale?.country) return 'Write the codes of a country and a language with a hyphen between them.';
  const { country, language } = locale;
  if (!languages.includes(language)) return `Add '${language}' to languages.ts first, or take the locale out of extraLocales.`;
  return `Add content/countries/${country}.ts first, or take the locale out of extraLocales.`;
}

function edition({ pages }: SharedContent, { id, definition: { value, file } }: Page): Diagnostic[] {
  if (value.variantOf === undefined) return [];
  const place = { file, dataPath: ['variantOf'] };
  const original = pages.get(value.variantOf);
  if (!original) {
    const message = `The page '${id}' stands in for the page '${value.variantOf}', which does not exist.`;
    return [
      finding('WL1015', {
        ...place,
        message,
        ...correction(value.variantOf, [...pages.keys()], { noun: 'pages' }),
        cause: `page ${value.variantOf}`,
      }),
    ];
  }
  const places = value.countries ?? (value.addresses ?? []).flatMap(({ country }) => country ?? []);
  if (original.definition.value.path !== value.path || !places.length) {
    const message = `The page '${id}' stands in for '${value.variantOf}', but does not say where.`;
    return [
      finding('WL1015', place, [message, `Give it the path of '${value.variantOf}', and the countries in which it takes its place.`]),
    ];
  }
  return [];
}
