import { expect, test } from 'vitest';
import { countryNames, fold, matches } from '../../../runtime/shared/search.ts';

const germany = { code: 'de', name: 'Niemcy', englishName: 'Germany', languages: ['de', 'en'] };

test('V2 case and diacritics are ignored', () => {
  expect(fold('Čeština')).toBe('cestina');
  expect(fold('  POLSKA Łódź ')).toBe('polska lodz');
  expect(matches('oster', ['Österreich'])).toBe(true);
  expect(matches('ÖSTER', ['osterreich'])).toBe(true);
  expect(matches('strasse', ['Straße'])).toBe(true);
});

test('V2 composed and decomposed letters are equal', () => {
  expect(matches('Français'.normalize('NFD'), ['Français'.normalize('NFC')])).toBe(true);
});

test('V2 a country is found by its name in the page language and by its English name', () => {
  const names = countryNames({ code: 'cz', name: 'Tschechien', englishName: 'Czech Republic', languages: ['en'] });
  for (const query of ['tschech', 'czech rep', 'REPUBLIC']) expect(matches(query, names)).toBe(true);
  expect(matches('Germany', countryNames(germany))).toBe(true);
  expect(matches('Austria', names)).toBe(false);
});

test('V2 a country is found by its name in its own language and by its code as well', () => {
  for (const query of ['deutschl', 'DE']) expect(matches(query, countryNames(germany))).toBe(true);
  expect(matches('allemagne', countryNames(germany))).toBe(false);
});

test('V2 a language is found by its native or its English name', () => {
  for (const query of ['espan', 'SPANISH']) expect(matches(query, ['Español', 'Spanish'])).toBe(true);
});

test('V3 a question is found by its words or by the words of its answer', () => {
  const texts = ['Do I need a credit card?', 'No. You test for 30 days.'];
  for (const query of ['CREDIT', '30 days']) expect(matches(query, texts)).toBe(true);
  expect(matches('printer', texts)).toBe(false);
});

test('V3 an empty search shows everything', () => {
  expect(matches('', ['a'])).toBe(true);
  expect(matches('   ', ['a'])).toBe(true);
});
