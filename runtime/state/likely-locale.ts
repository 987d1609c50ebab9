import { type LocaleCodes, localeForCountry, type Offers } from '../shared/locale-choice.ts';

/**
 * The locale that a browser's languages (BCP 47, the preferred first) speak for: the country that a tag names (`de-AT`),
 * or the one that bears the code of a language without a country (`pl`). Nothing where no tag speaks for a country.
 */
export function likelyLocale(offers: Offers, tags: readonly string[]): LocaleCodes | undefined {
  for (const tag of tags) {
    const [language = '', ...rest] = tag.toLowerCase().split('-');
    const country = rest.find((part) => /^[a-z]{2}$/.test(part)) ?? language;
    const offered = Object.hasOwn(offers, country) ? offers[country] : undefined;
    // `zh-TW` is one of the languages that begin with `zh`, such as `zh-Hant`.
    const near =
      offered?.find((one) => tag.toLowerCase().startsWith(one.toLowerCase())) ?? offered?.find((one) => one.split('-', 1)[0] === language);
    const locale = localeForCountry(offers, country, near);
    if (locale) return locale;
  }
  return undefined;
}
