import { expect, test } from 'vitest';
import { countriesIn, inCountry } from '../../generator/model/country-words.ts';

test.each([
  ['mit {inCountry, select, ch {einer Quittung} other {einem Beleg}}.', 'ch', 'mit einer Quittung.'],
  ['mit {inCountry, select, ch {einer Quittung} other {einem Beleg}}.', 'at', 'mit einem Beleg.'],
  ['mit {inCountry, select, ch {einer Quittung} other {einem Beleg}}.', undefined, 'mit einem Beleg.'],
  [
    '{inCountry, select, at {{fact:a.b} USt.} other {{fact:a.b} MwSt.}} {n, plural, one {#} other {#}}',
    'at',
    '{fact:a.b} USt. {n, plural, one {#} other {#}}',
  ],
  ['{inCountry,select,at {a}other {b}} und {inCountry, select, at {} other {c}}', 'at', 'a und '],
  ['Land: {country}', 'at', 'Land: {country}'],
])('%s in %s', (text, country, shown) => {
  expect(inCountry(text, country)).toBe(shown);
});

test('the countries with words of their own', () => {
  expect(countriesIn('{inCountry, select, ch {a} at {b} other {c}} {inCountry, select, de {d} other {e}}')).toEqual(['ch', 'at', 'de']);
});
