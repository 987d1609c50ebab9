import type { Money } from '../model/fact.ts';
import { currencies } from '../model/vocabulary.ts';

/** An amount of money that is added to others or compared with them. */
export interface Amount {
  readonly id: string;
  readonly value: Money;
  /** It is multiplied before, as a monthly price by twelve, and so is for another period than it says. */
  readonly isMultiplied?: boolean;
}

/** What amounts must have in common to be added or compared. */
export type AmountAttribute = 'currency' | 'per' | 'tax';

export interface UnlikeAmounts {
  readonly attribute: AmountAttribute;
  readonly first: Amount;
  /** Those that differ from the first. */
  readonly others: readonly Amount[];
}

/** The amounts that are in another currency than the first, for another period, or net where that is gross. Nothing where they can be added or compared. */
export function unlikeAmounts(amounts: readonly Amount[]): UnlikeAmounts | undefined {
  for (const attribute of ['currency', 'per', 'tax'] as const) {
    const [first, ...rest] = amounts.filter((amount) => isGiven[attribute](amount));
    const others = rest.filter(({ value }) => value[attribute] !== first?.value[attribute]);
    if (first && others.length) return { attribute, first, others };
  }
  return undefined;
}

/** Whether an amount says something of an attribute that can be compared. */
const isGiven: Readonly<Record<AmountAttribute, (amount: Amount) => boolean>> = {
  // A currency that does not exist is reported by itself (WL1006).
  currency: ({ value }) => Object.hasOwn(currencies, value.currency),
  per: ({ isMultiplied }) => !isMultiplied,
  tax: ({ value }) => value.tax !== 'unspecified',
};

/** What an amount says of an attribute: `in EUR`, `per month`, `net`. */
export function attributeWords(attribute: AmountAttribute, { currency, per, tax }: Money): string {
  return { currency: `in ${currency}`, per: per ? `per ${per}` : 'for no period', tax }[attribute];
}
