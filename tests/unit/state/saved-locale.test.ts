import { afterEach, expect, test, vi } from 'vitest';
import { readSavedLocale, saveLocale } from '../../../runtime/shared/saved-locale.ts';
import { fakeStorage } from './fake-storage.ts';

const offers = { at: ['de', 'en'], ch: ['de', 'fr', 'en'] };
afterEach(() => vi.unstubAllGlobals());

test('A5 the saved country and language come from storage', () => {
  fakeStorage().set('country', 'ch').set('language', 'fr');
  expect(readSavedLocale(offers)).toEqual({ country: 'ch', language: 'fr' });
});

test('A5 the saved language counts only if the country offers it', () => {
  fakeStorage().set('country', 'at').set('language', 'fr');
  expect(readSavedLocale(offers)).toEqual({ country: 'at', language: 'de' });
});

test('A5 without a saved country, or with an unknown one, the choice is missing', () => {
  fakeStorage().set('language', 'fr');
  expect(readSavedLocale(offers)).toBeUndefined();
  fakeStorage().set('country', 'xx').set('language', 'fr');
  expect(readSavedLocale(offers)).toBeUndefined();
});

test('C4 a choice is saved under country and language', () => {
  const held = fakeStorage();
  saveLocale({ country: 'at', language: 'en' });
  expect([...held]).toEqual([
    ['country', 'at'],
    ['language', 'en'],
  ]);
});
