import type { Localized, PageContext } from 'wortlaut/react';
import { amountsIn } from './amounts.ts';

/** The sample receipt of the page's country: goods with name and amount, and the total with its currency and in figures, as the till writes them. */
export function sampleReceipt(page: PageContext) {
  const { countryValues, words } = page;
  const items = Object.entries(countryValues?.values?.sampleReceipt ?? {});
  const names = words('goods');
  const none = () => '' as Localized;
  const { money, plain } = countryValues ? amountsIn(countryValues.currency, page) : { money: none, plain: none };
  const total = items.reduce((sum, [, minor]) => sum + minor, 0);
  return {
    items: items.map(([id, minor]) => ({ id, name: names.text(id as 'coffee'), amount: money(minor) })),
    total: money(total),
    figures: plain(total),
  };
}
