import { expect, test } from 'vitest';
import { amountOf, amountsIn } from '../../runtime/amounts.ts';

test('amounts have the decimals of their currency, also where they are nought', () => {
  const shown = (currency: string) => {
    const { money, plain } = amountsIn(currency, { language: 'en', tag: 'en-CZ' });
    return [money(29_900), plain(29_900), amountOf({ minor: 29_900, currency })];
  };
  expect(shown('EUR')).toEqual(['€299.00', '299.00', 299]);
  expect(shown('JPY')).toEqual(['JP¥29,900', '29,900', 29_900]);
  expect(shown('KWD')).toEqual(['KWD\u00a029.900', '29.900', 29.9]);
});
