import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { LocaleCodes } from '../../../runtime/shared/locale-choice.ts';
import { type Localization, LocalizationProvider, useLocalization } from '../../../runtime/state/localization.tsx';
import { fakeStorage } from './fake-storage.ts';

afterEach(() => vi.unstubAllGlobals());

let localization: Localization | undefined;
function Reader() {
  localization = useLocalization();
  return null;
}

/** The localisation of `/ch-fr/support/`, and the effects of a choice on storage and address. */
function onSwissPage() {
  const held = fakeStorage();
  const went: string[] = [];
  vi.stubGlobal('location', { pathname: '/ch-fr/support/', search: '', hash: '', assign: (address: string) => went.push(address) });
  renderToString(
    <LocalizationProvider
      offers={{ at: ['de', 'en'], ch: ['de', 'fr', 'en'] }}
      country="ch"
      language="fr"
      addressOf={(locale: LocaleCodes) => `/${locale.country}-${locale.language}/support/`}
    >
      <Reader />
    </LocalizationProvider>,
  );
  return { held, went, localization: localization as unknown as Localization };
}

test('X1 localisation outside its provider is an error with a clear message', () => {
  expect(() => renderToString(<Reader />)).toThrow('useLocalization must be used within a LocalizationProvider');
});

test('A9 choosing a country that lacks the language saves the country and its first language', () => {
  const { held, localization } = onSwissPage();
  localization.chooseCountry('at');
  expect(Object.fromEntries(held)).toEqual({ country: 'at', language: 'de' });
});

test('A10 choosing an offered language saves it', () => {
  const { held, localization } = onSwissPage();
  localization.chooseLanguage('en');
  expect(held.get('language')).toBe('en');
});

test('A10 choosing a language that the country does not offer changes nothing', () => {
  const { held, went, localization } = onSwissPage();
  localization.chooseLanguage('pl');
  expect(held.size).toBe(0);
  expect(went).toEqual([]);
});

test('V1 choosing an unsupported country changes nothing', () => {
  const { held, went, localization } = onSwissPage();
  localization.chooseCountry('xx');
  expect(held.size).toBe(0);
  expect(went).toEqual([]);
});

test('A11 either change goes to the same page in the new locale', () => {
  const { went, localization } = onSwissPage();
  localization.chooseCountry('at');
  localization.chooseLanguage('de');
  expect(went).toEqual(['/at-de/support/', '/ch-de/support/']);
});

test('A11 choosing the present locale saves it and stays', () => {
  const { held, went, localization } = onSwissPage();
  localization.chooseCountry('ch');
  expect(held.get('country')).toBe('ch');
  expect(went).toEqual([]);
});

test('X4 a full storage does not prevent the change of address', () => {
  const { held, went, localization } = onSwissPage();
  held.full = true;
  localization.chooseCountry('at');
  expect(went).toEqual(['/at-de/support/']);
});
