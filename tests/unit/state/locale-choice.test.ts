import { expect, test } from 'vitest';
import { localeForCountry, localeForLanguage, type Offers } from '../../../runtime/shared/locale-choice.ts';

const offers: Offers = { at: ['de', 'en'], ch: ['de', 'fr', 'en'], cz: ['en', 'de'], es: ['es', 'de', 'en'] };

test.each(['xx', '', 'AT', 'toString', '__proto__', undefined])('V1 %j is not a supported country', (country) => {
  expect(localeForCountry(offers, country, 'de')).toBeUndefined();
});

test('A10 a language is accepted only if the country offers it', () => {
  expect(localeForLanguage(offers, 'ch', 'fr')).toEqual({ country: 'ch', language: 'fr' });
  expect(localeForLanguage(offers, 'at', 'fr')).toBeUndefined();
});

test('V1 a language belongs to a country: without a supported one none is accepted', () => {
  expect(localeForLanguage(offers, undefined, 'de')).toBeUndefined();
  expect(localeForLanguage(offers, 'xx', 'de')).toBeUndefined();
});
