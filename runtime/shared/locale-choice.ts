/** Country code → the languages it offers, the default first. */
export type Offers = Readonly<Record<string, readonly string[]>>;

/** The two codes of a locale. */
export interface LocaleCodes {
  readonly country: string;
  readonly language: string;
}

/**
 * The locale after choosing a country: the same language if it is offered, otherwise the first (A9). Undefined for an unknown country (V1).
 */
export function localeForCountry(offers: Offers, country: string | undefined, language: string | undefined): LocaleCodes | undefined {
  const offered = offersOf(offers, country);
  const first = offered?.[0];
  if (country === undefined || !offered || first === undefined) return undefined;
  return { country, language: language !== undefined && offered.includes(language) ? language : first };
}

/** The locale after a language is chosen; undefined if the country does not offer it (A10, V1). */
export function localeForLanguage(offers: Offers, country: string | undefined, language: string): LocaleCodes | undefined {
  return country !== undefined && offersOf(offers, country)?.includes(language) ? { country, language } : undefined;
}

/** The address to navigate to, with query and fragment of the present one; undefined if it is the present one (A11). */
export function addressToGoTo(address: string | undefined, here: string): string | undefined {
  if (address === undefined || pathOf(address) === pathOf(here)) return undefined;
  return pathOf(address) + here.slice(pathOf(here).length);
}

function offersOf(offers: Offers, country: string | undefined): readonly string[] | undefined {
  return country !== undefined && Object.hasOwn(offers, country) ? offers[country] : undefined;
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
