import { describe, expect, test } from 'vitest';
import at from '../../content/countries/at.ts';
import law from '../../content/facts/law/at.ts';
import { sampleSale } from '../../runtime/sample-sale.ts';
import config from '../../wortlaut.config.ts';

type Values = NonNullable<typeof at.values>;
const { goods, taxes } = at.values as Required<Pick<Values, 'goods' | 'taxes'>>;
const [check] = config.checks ?? [];

/** Reports of a country with these values, and the sale that its pages show. */
function till(values: object, facts: Readonly<Record<string, object>> = law) {
  const ids = new Map(Object.entries(facts).map(([name, value]) => [`law.at.${name}`, { value, file: 'facts/law/at.ts' }]));
  const countries = new Map([['at', { value: { ...at, values }, file: 'countries/at.ts' }]]);
  const page = {
    country: 'at',
    language: 'de',
    tag: 'de-AT',
    valuesOfCountry: () => ({ currency: 'EUR', values }),
    words: () => ({ text: (key: string) => key, message: (key: string) => ({ tag: 'de-AT', elements: [{ type: 0, value: key }] }) }),
    inForce: (id: string) => ids.has(id),
    fact: (id: string) => ids.get(id)?.value,
  };
  const run = check && 'run' in check ? check.run : expect.fail('the check is missing');
  return {
    reports: run({ countries, facts: ids } as never, {} as never).map(({ code, severity, message }) => [code, severity, message]),
    sale: sampleSale(page as never),
  };
}

test('a country with goods and a rate for each kind of them has a till', () => {
  const { reports, sale } = till(at.values ?? {});
  expect(reports).toEqual([]);
  expect(sale?.lines.map(([, name]) => name)).toEqual(['coffee', 'croissant', 'cake']);
});

describe('the till is left out with a warning', () => {
  const { reducedVat: _, ...otherLaw } = law;
  test.each([
    ['goods', { sampleReceipt: { coffee: 340 }, taxes }, law, /these are missing: goods\./],
    ['taxes', { sampleReceipt: { coffee: 340 }, goods }, law, /a rate for 'drink'/],
    ['the rate of a kind', { sampleReceipt: { coffee: 340 }, goods, taxes: { vat: ['drink'] } }, law, /a rate for 'meal'/],
    ['the fact of a rate', at.values, otherLaw, /the fact 'law\.at\.reducedVat'/],
  ] as const)('of a country without %s', (_name, values, facts, message) => {
    const { reports, sale } = till(values ?? {}, facts as never);
    expect(reports).toEqual([['TILL0001', 'warning', expect.stringMatching(message)]]);
    expect(sale).toBeUndefined();
  });
});
