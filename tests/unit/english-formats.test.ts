import { describe, expect, test } from 'vitest';
import { formatFact, longDate, shortDate } from '../../generator/4-render/format-fact.ts';
import { count, date, type Fact, money, percent, score } from '../../generator/model/fact.ts';

/* English has British formats in every country, unlike in CLDR (decision 29). */

const source = { source: 'a test', asOf: '2026-11-22' };
const facts: Readonly<Record<string, Fact>> = {
  '10,000+': count({ amount: 10_000, bound: 'atLeast', ...source }),
  '99.9%': percent({ basisPoints: 9990, bound: 'exactly', ...source }),
  '4.9/5': score({ tenths: 49, outOf: 5, ...source }),
  '€29.90': money({ minor: 2990, currency: 'EUR', tax: 'net', ...source }),
  '€1,116': money({ minor: 111_600, currency: 'EUR', tax: 'net', ...source }),
  '31\u00a0March 2027': date({ iso: '2027-03-31', ...source }),
};

describe.each(['AT', 'CH', 'CZ', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'PL'])('K4 K5 English in %s', (country) => {
  test.each(Object.entries(facts))('%s', (written, fact) => {
    expect(formatFact(fact, `en-${country}`)).toBe(written);
  });
});

test('K5 the other languages follow their country', () => {
  const price = facts['€29.90'] as Fact;
  expect(formatFact(price, 'de-DE')).toBe('29,90\u00a0€');
  expect(formatFact(price, 'de-AT')).toBe('€\u00a029,90');
});

describe('K5 a short date has the order and the marks of its locale', () => {
  test.each([
    ['de-DE', '5.3.2026'],
    ['en-GB', '05/03/2026'],
    ['en-CZ', '05/03/2026'],
    ['fr-FR', '05/03/2026'],
    ['es-ES', '5/3/2026'],
    ['pl-PL', '5.03.2026'],
    ['nl-NL', '5-3-2026'],
    ['cs-CZ', '5. 3. 2026'],
  ])('%s: %s', (tag, written) => {
    expect(shortDate(tag, '2026-03-05')).toBe(written);
  });
});

test.each([
  ['fr-FR', '2027-03-01', '2027-03-14', '1er–\u206014\u00a0mars 2027'],
  ['fr-FR', '2027-02-21', '2027-03-01', '21\u00a0février\u202f–\u202f1er\u00a0mars 2027'],
  ['de-DE', '2027-03-01', '2027-03-14', '1.–\u206014.\u00a0März 2027'],
])('a range of days in %s names the first of a month: %s to %s', (tag, from, until, written) => {
  expect(longDate(tag, from, until)).toBe(written);
});
