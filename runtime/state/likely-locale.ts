import { type LocaleCodes, localeForCountry, type Offers } from './locale-choice.ts';

/**
 * The locale that a browser's languages (BCP 47, the preferred first) speak for: the country that a tag names (`de-AT`),
 * or the one that bears the code of a language without a country (`pl`). Nothing where no tag speaks for a country.
 */
export function likelyLocale(offers: Offers, tags: readonly string[]): LocaleCodes | undefined {
  for (const tag of tags) {
    const [language = '', ...rest] = tag.toLowerCase().split('-');
    const region = rest.find((part) => /^[a-z]{2}$/.test(part));
    const found = localeForCountry(offers, region ?? language, language);
    if (found) return found;
  }
  return undefined;
}
