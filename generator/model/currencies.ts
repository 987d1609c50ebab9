import { memoize } from './memoize.ts';

/** The codes of ISO 4217 (CLDR, through Intl). */
export const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whole minor units of a currency as an amount: 2990 is 29.90 euro, and 2990 yen. */
export const amountOf = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency);

/** The digits of the minor unit (CLDR). A currency that does not exist is reported (WL1006). */
const digitsOf = memoize((currency: string): number =>
  currencies.has(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2,
);
