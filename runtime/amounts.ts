import type { Localized, PageContext } from 'wortlaut/react';
import { formatsOf } from './state/sale.ts';

/** The number of decimals of a currency (CLDR). */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount as data for machines: 2990 is 29.9 euro, and 2990 yen. */
export const amountOf = ({ minor, currency }: { readonly minor: number; readonly currency: string }): number =>
  minor / 10 ** decimalsOf(currency);

/** Writes amounts of a currency with and without its name, also whole ones with decimals, so that those of a column are of one length. */
export function amountsIn(currency: string, { tag }: Pick<PageContext, 'tag'>) {
  const { money, plain } = formatsOf({ tag, currency, decimals: decimalsOf(currency) });
  return { money: (minor: number) => money(minor) as Localized, plain: (minor: number) => plain(minor) as Localized };
}
