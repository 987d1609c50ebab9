import { canonicalTag, isLanguageTag, languageTag, regionOf } from './language-tag.ts';

/** A language, on sites with countries as one country reads it. */
export interface Locale {
  /** Country and language (`at-de`, `tw-zh-Hant`), or the language alone. In addresses it is in lower case. */
  readonly id: string;
  /** Absent on sites without countries. */
  readonly country?: string;
  /** The language, as the content names it. */
  readonly language: string;
  /** BCP 47 language tag: `de-AT`. */
  readonly tag: string;
}

/** The locale of a language, and of a country code in lower case. */
export function localeOf(country: string | undefined, language: string): Locale {
  return { id: localeId(country, language), ...(country && { country }), language, tag: languageTag(language, country) };
}

/** The id of a locale: its country, and its language in the case of its tag. */
export const localeId = (country: string | undefined, language: string): string => (country ? `${country}-${language}` : language);

/** The id of a locale as addresses spell it. */
export const segmentOf = (id: string): string => id.toLowerCase();

/**
 * The locale with an id; undefined for any other text. A region in a language tag is in capitals, and a language after a country begins in
 * lower case: `pt-BR` is a language, `pt-br` a country and a language.
 */
export function parseLocale(id: string): Locale | undefined {
  if (isLanguageTag(id)) return localeOf(undefined, id);
  const [country, language] = splitAtFirst(id, '-');
  return isCountryCode(country) && language !== undefined && isLanguageTag(language) ? localeOf(country, language) : undefined;
}

/**
 * The locale at the beginning of a path, and the rest: `/at-de/about/` is `about/` in `at-de`. Undefined for a path without a locale.
 * `hasCountries` decides whether `/pt-br/` is a country with a language.
 */
export function parsePath(path: string, hasCountries: boolean): { readonly locale: Locale; readonly rest: string } | undefined {
  const [segment, rest] = splitAtFirst(path.slice(1), '/');
  const [country, languagePart] = hasCountries ? splitAtFirst(segment, '-') : [undefined, segment];
  const language = languagePart && (isLanguageTag(languagePart) ? languagePart : canonicalTag(languagePart));
  const locale = language ? parseLocale(localeId(country, language)) : undefined;
  return locale && rest !== undefined && segment === segmentOf(locale.id) ? { locale, rest } : undefined;
}

/** Two lower-case letters, as in addresses and file names (ISO 3166-1 alpha-2). */
export const isCountryCode = (code: string): boolean => /^[a-z]{2}$/.test(code);

/** The code of a country in ISO 3166-1: `gb` for `uk`. Undefined for a code that no country has. */
export const standardCountry = (code: string): string | undefined =>
  isCountryCode(code) && code !== 'zz' ? regionOf(canonicalTag(`en-${code.toUpperCase()}`) ?? '')?.toLowerCase() : undefined;

function splitAtFirst(text: string, separator: string): readonly [string, string | undefined] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
