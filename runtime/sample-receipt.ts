import type { Localized, PageContext } from 'wortlaut/react';
import { amountsIn } from './amounts.ts';

/** The sample receipt of the page's country: goods with name and amount, and the total, as the till writes them. */
export function sampleReceipt(page: PageContext) {
  const { countryValues, words } = page;
  const items = Object.entries(countryValues?.values?.sampleReceipt ?? {});
  const names = words('goods');
  const shown = (minor: number): Localized => (countryValues ? amountsIn(countryValues.currency, page).money(minor) : ('' as Localized));
  return {
    items: items.map(([id, minor]) => ({ id, name: names.text(id as 'coffee'), amount: shown(minor) })),
    total: shown(items.reduce((sum, [, minor]) => sum + minor, 0)),
  };
}
