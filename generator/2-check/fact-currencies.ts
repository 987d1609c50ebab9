import type { Fact } from '../model/fact.ts';
import { currencies } from '../model/vocabulary.ts';

/** The unknown currencies of an amount, with their paths in the fact. Such a fact is rejected (WL1006). */
export function unknownCurrencies(fact: Fact): { currency: string; path: readonly string[] }[] {
  if (fact.kind !== 'money') return [];
  const elsewhere = Object.entries(fact.in ?? {}).flatMap(([language, { currency }]) =>
    currency === undefined ? [] : [{ currency, path: ['in', language, 'currency'] }],
  );
  return [{ currency: fact.currency, path: ['currency'] }, ...elsewhere].filter(({ currency }) => !Object.hasOwn(currencies, currency));
}
