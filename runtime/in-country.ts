import type { SomeCountries } from './props/shared.ts';

/** The entries that readers of a country see, in their order. A page without a country shows those that are not limited to some. */
export function inCountry<Entry extends SomeCountries>(entries: readonly Entry[], country: string | undefined): readonly Entry[] {
  return entries.filter(({ countries, except }) =>
    country === undefined ? !countries : (countries?.includes(country) ?? true) && !except?.includes(country),
  );
}
