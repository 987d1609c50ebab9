import type { Localized, PageContext } from 'wortlaut/react';

/** The sample receipt of the page's country: goods with name and amount, and the total, as the locale writes them. */
export function sampleReceipt({ countryValues, money, words }: PageContext) {
  const items = Object.entries(countryValues?.values?.sampleReceipt ?? {});
  const names = words('goods');
  const shown = (minor: number): Localized => (countryValues ? money(minor, countryValues.currency) : ('' as Localized));
  return {
    items: items.map(([id, minor]) => ({ id, name: names.text(id as 'coffee'), amount: shown(minor) })),
    total: shown(items.reduce((sum, [, minor]) => sum + minor, 0)),
  };
}
