import { describe, expect, test } from 'vitest';
import { dayAfter, noteFor, shownSale, type TillData, totalOf } from '../../../runtime/state/sale.ts';

const words = (name: string) => ({ tag: 'de-DE', elements: [{ type: 1, value: name }] }) as never;
const data: TillData = {
  shops: [
    {
      name: 'Café',
      goods: [
        ['Flat White', 320, 1900],
        ['Croissant', 280, 700],
        ['Leitungswasser', 0, 1900],
        ['Kaffeemaschine', 123_456_789, 1900],
      ],
      sold: [0, 1],
    },
  ],
  tag: 'de-DE',
  currency: 'EUR',
  decimals: 2,
  day: { count: 46, cash: 1000, card: 2000 },
  words: { card: 'Karte', cash: 'Bar', given: 'Gegeben', back: 'Rückgeld', number: words('number'), charged: words('sum') },
};
const sale = (goods: readonly (readonly [number, number])[], isCash = false) => ({ shop: 0, basket: new Map(goods), isCash });
const shown = (...given: Parameters<typeof sale>) => shownSale(data, sale(...given), data.day);

test.each([
  [0, 1],
  [1, 1],
  [640, 1000],
  [1000, 1000],
  [1001, 2000],
  [2120, 5000],
  [6200, 10_000],
  [123_456_789, 200_000_000],
])('for %i a customer gives %i', (total, note) => {
  expect(noteFor(total)).toBe(note);
});

describe('a sale', () => {
  test('has its lines, each with the letter of its rate, and its total', () => {
    const { lines, total } = shown([
      [0, 2],
      [1, 1],
    ]);
    expect(lines).toEqual([
      ['2', 'Flat White', '6,40', 'A'],
      ['1', 'Croissant', '2,80', 'B'],
    ]);
    expect(total).toBe('9,20\u00a0€');
  });

  test('has each rate of tax once, and net and tax add up to gross', () => {
    expect(
      shown([
        [0, 2],
        [1, 1],
      ]).taxes,
    ).toEqual([
      ['A 19\u00a0%', '5,38', '1,02', '6,40'],
      ['B 7\u00a0%', '2,62', '0,18', '2,80'],
    ]);
  });

  test('paid in cash has what was given and the change', () => {
    expect(shown([[0, 2]], true).paid).toEqual([
      ['Gegeben', '10,00'],
      ['Rückgeld', '3,60'],
    ]);
    expect(shown([[0, 2]]).paid).toEqual([['Karte', '6,40']]);
  });

  test('without goods, or with goods that cost nothing, comes to nothing', () => {
    expect([shown([]).total, totalOf(data, sale([[2, 3]]))]).toEqual(['0,00\u00a0€', 0]);
  });

  test('of nine digits is written in full', () => {
    expect(shown([[3, 1]]).total).toBe('1.234.567,89\u00a0€');
  });

  test('is counted in the day by how it is paid', () => {
    expect(dayAfter(data, data.day, sale([[0, 1]], true))).toEqual({ count: 47, cash: 1320, card: 2000 });
    expect(dayAfter(data, data.day, sale([[0, 1]]))).toEqual({ count: 47, cash: 1000, card: 2320 });
  });

  test('in a currency without decimals has none', () => {
    const yen = { ...data, tag: 'en-GB', currency: 'JPY', decimals: 0 };
    expect(shownSale(yen, sale([[0, 1]]), data.day).total).toBe('JP¥320');
  });
});
