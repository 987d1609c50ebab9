/** A language as one country reads it. */
export interface Locale {
  /** As in addresses: `at-de`. */
  readonly id: string;
  readonly country: string;
  readonly language: string;
  /** BCP 47 language tag: `de-AT`. */
  readonly tag: string;
}

/** The locale of a country code and a language code, both in lower case. */
export function localeOf(country: string, language: string): Locale {
  return { id: `${country}-${language}`, country, language, tag: languageTag(language, country) };
}

/** BCP 47: language in lower case, region in upper case. Without a country, the language alone. */
export function languageTag(language: string, country?: string): string {
  return country ? `${language}-${country.toUpperCase()}` : language;
}
