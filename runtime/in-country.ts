import type { PageContext } from 'wortlaut/react';
import type { SomeCountries } from './props/shared.ts';

/**
 * The entries that readers of a page see, in their order. A page without a country shows those that are not limited to some. An entry with a
 * law is shown while that law is in force.
 */
export function inCountry<Entry extends SomeCountries>(
  entries: readonly Entry[],
  { country, inForce }: Pick<PageContext, 'country' | 'inForce'>,
): readonly Entry[] {
  return entries.filter(({ countries, except, law }) => {
    if (law !== undefined && !inForce(law)) return false;
    return country === undefined ? !countries : (countries?.includes(country) ?? true) && !except?.includes(country);
  });
}
