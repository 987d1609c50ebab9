import type { Localized, PageContext } from 'wortlaut/react';
import { formatsOf } from './state/sale.ts';

/** The number of decimals of a currency (CLDR). */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount as data for machines: 2990 is 29.9 euro, and 2990 yen. */
export const amountOf = ({ minor, currency }: { readonly minor: number; readonly currency: string }): number =>
  minor / 10 ** decimalsOf(currency);

/** The locale of the till's numbers. English is written as in Britain in every country (decision 29). */
export const tillTag = ({ language, tag }: Pick<PageContext, 'language' | 'tag'>): string => (language === 'en' ? 'en-GB' : tag);

/** Writes amounts of a currency with and without its name, also whole ones with decimals, so that those of a column are of one length. */
export function amountsIn(currency: string, page: Pick<PageContext, 'language' | 'tag'>) {
  const { money, plain } = formatsOf({ tag: tillTag(page), currency, decimals: decimalsOf(currency) });
  return { money: (minor: number) => money(minor) as Localized, plain: (minor: number) => plain(minor) as Localized };
}
