import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { currencies } from '../model/currencies.ts';
import type { Fact, Money } from '../model/fact.ts';

/** An amount of money that is added to others or compared with them. */
export interface Amount {
  readonly id: string;
  readonly value: Money;
  /** It is multiplied first, such as a monthly price by twelve, and so has another period. */
  readonly isMultiplied?: boolean;
}

/** Attributes that must be equal to add or compare amounts. */
type AmountAttribute = 'currency' | 'per' | 'tax';

interface UnlikeAmounts {
  readonly attribute: AmountAttribute;
  readonly first: Amount;
  readonly others: readonly Amount[];
}

/** The amounts whose currency, period or tax differs from that of the first. Undefined if all can be added or compared. */
export function unlikeAmounts(amounts: readonly Amount[]): UnlikeAmounts | undefined {
  for (const attribute of ['currency', 'per', 'tax'] as const) {
    const [first, ...rest] = amounts.filter((amount) => isGiven[attribute](amount));
    const others = rest.filter(({ value }) => value[attribute] !== first?.value[attribute]);
    if (first && others.length) return { attribute, first, others };
  }
  return undefined;
}

const isGiven: Readonly<Record<AmountAttribute, (amount: Amount) => boolean>> = {
  // A currency that does not exist is reported separately (WL1006).
  currency: ({ value }) => currencies.has(value.currency),
  per: ({ isMultiplied }) => !isMultiplied,
  tax: ({ value }) => value.tax !== 'unspecified',
};

/** An attribute of an amount in words: `in EUR`, `per month`, `net`. */
export function attributeWords(attribute: AmountAttribute, { currency, per, tax }: Money): string {
  return { currency: `in ${currency}`, per: per ? `per ${per}` : 'for no period', tax }[attribute];
}

/** The unknown currencies of an amount, with their paths in the fact. Such a fact is rejected (WL1006). */
export function unknownCurrencies(fact: Fact | undefined): { currency: string; path: readonly string[] }[] {
  if (fact?.kind !== 'money') return [];
  const elsewhere = Object.entries(fact.in ?? {}).flatMap(([language, { currency }]) =>
    currency === undefined ? [] : [{ currency, path: ['in', language, 'currency'] }],
  );
  return [{ currency: fact.currency, path: ['currency'] }, ...elsewhere].filter(({ currency }) => !currencies.has(currency));
}

/** Signs and colloquial codes of one currency alone. */
const codeOf: Readonly<Record<string, string>> = {
  '€': 'EUR',
  US$: 'USD',
  '£': 'GBP',
  RMB: 'CNY',
  CNH: 'CNY',
  NTD: 'TWD',
  SFR: 'CHF',
  Fr: 'CHF',
};

/** A currency that does not exist. A likeness of two codes proves nothing, so only a longer name is corrected: `EURO`. */
export function unknownCurrency(currency: string, place: Pick<Diagnostic, 'file' | 'dataPath'>, message: string): Diagnostic[] {
  if (currencies.has(currency)) return [];
  const code = codeOf[currency] ?? currency.toUpperCase().slice(0, 3);
  const fixIntent = { title: `Write ${code}`, changes: [{ replace: currency, by: code }] };
  const correction = currencies.has(code) && { expected: code, fixIntent };
  return [
    finding('WL1006', { ...place, found: currency, ...correction }, [message, 'Write its code of ISO 4217, such as EUR, USD or JPY.']),
  ];
}
