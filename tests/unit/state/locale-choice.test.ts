import { expect, test } from 'vitest';
import { addressToGoTo, localeForCountry, localeForLanguage, type Offers } from '../../../runtime/shared/locale-choice.ts';

const offers: Offers = { at: ['de', 'en'], ch: ['de', 'fr', 'en'], cz: ['en', 'de'], es: ['es', 'de', 'en'] };

test('A9 choosing a country that offers the language keeps it', () => {
  expect(localeForCountry(offers, 'es', 'de')).toEqual({ country: 'es', language: 'de' });
});

test('A9 choosing a country that lacks the language takes its first language', () => {
  expect(localeForCountry(offers, 'cz', 'fr')).toEqual({ country: 'cz', language: 'en' });
  expect(localeForCountry(offers, 'at', undefined)).toEqual({ country: 'at', language: 'de' });
});

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

test('A11 another locale changes the address', () => {
  expect(addressToGoTo('/at-de/support/', '/de-de/support/')).toBe('/at-de/support/');
});

test('A11 query and fragment are kept', () => {
  expect(addressToGoTo('/de-en/support/', '/de-de/support/?topic=call&utm_source=ad#contact')).toBe(
    '/de-en/support/?topic=call&utm_source=ad#contact',
  );
});

test('A11 the present address stays with any query and fragment', () => {
  expect(addressToGoTo('/at-de/support/', '/at-de/support/')).toBeUndefined();
  expect(addressToGoTo('/at-de/support/#faq', '/at-de/support/?topic=call')).toBeUndefined();
  expect(addressToGoTo(undefined, '/at-de/support/')).toBeUndefined();
});
