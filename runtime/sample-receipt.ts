import type { Localized, PageContext } from 'wortlaut/react';

/** The sample receipt of the page's country: item → amount, and the total, as the locale writes them. */
export function sampleReceipt({ countryValues, money }: PageContext) {
  const items = Object.entries(countryValues?.values?.sampleReceipt ?? {});
  const shown = (minor: number): Localized => (countryValues ? money(minor, countryValues.currency) : ('' as Localized));
  return {
    items: Object.fromEntries(items.map(([item, minor]) => [item, shown(minor)])),
    total: shown(items.reduce((sum, [, minor]) => sum + minor, 0)),
  };
}
