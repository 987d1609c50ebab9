import type { Fact } from '../model/fact.ts';
import { currencies } from '../model/vocabulary.ts';

/** The currencies of an amount that Wortlaut does not know, with their paths in the fact. A fact with one is refused (WL1006). */
export function unknownCurrencies(fact: Fact): { currency: string; path: readonly string[] }[] {
  if (fact.kind !== 'money') return [];
  const elsewhere = Object.entries(fact.in ?? {}).flatMap(([language, { currency }]) =>
    currency === undefined ? [] : [{ currency, path: ['in', language, 'currency'] }],
  );
  return [{ currency: fact.currency, path: ['currency'] }, ...elsewhere].filter(({ currency }) => !Object.hasOwn(currencies, currency));
}
