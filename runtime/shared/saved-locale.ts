import { type LocaleCodes, localeForCountry, type Offers } from './locale-choice.ts';
import { readText, writeText } from './storage.ts';

/** The choice of an earlier visit: the saved language counts only if the saved country offers it (A5). */
export function readSavedLocale(offers: Offers): LocaleCodes | undefined {
  return localeForCountry(offers, readText('country'), readText('language'));
}

/** Both codes are saved, so that an older language never joins a newer country (A9, A10). */
export function saveLocale({ country, language }: LocaleCodes): void {
  writeText('country', country);
  writeText('language', language);
}
