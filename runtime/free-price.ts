import type { Localized, usePage } from 'wortlaut/react';

/** The price of something that is free, in the currency of the country, or in euros where no country is chosen. */
export const freePrice = ({ countryValues, money }: Pick<ReturnType<typeof usePage>, 'countryValues' | 'money'>): Localized =>
  money(0, countryValues?.currency ?? 'EUR');
