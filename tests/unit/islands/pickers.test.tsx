import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountryPicker } from '../../../runtime/islands/country-picker.tsx';
import { LanguagePicker } from '../../../runtime/islands/language-picker.tsx';
import { message, text } from './samples.ts';

const found = message<{ found: number }>('{found, plural, one {# match} other {# matches}}');
const countries = [
  {
    code: 'at',
    name: text('Österreich'),
    englishName: 'Austria',
    currency: 'EUR',
    languages: ['de', 'en'],
    href: '/at-de/support/',
    hrefLang: 'de-AT',
    current: true,
  },
  {
    code: 'pl',
    name: text('Polen'),
    englishName: 'Poland',
    currency: 'PLN',
    languages: ['pl', 'en'],
    href: '/pl-pl/support/',
    hrefLang: 'pl-PL',
    current: false,
  },
];
const countryPicker = renderToString(
  <CountryPicker
    id="country"
    language="de"
    title={text('Land')}
    label={text('Land: Österreich')}
    countries={countries}
    search={text('Länder suchen...')}
    none={text('Keine Länder gefunden')}
    found={found}
  />,
);

const codes = [
  { code: 'es', name: 'Spanish', nativeName: 'Español' },
  { code: 'de', name: 'German', nativeName: 'Deutsch' },
  { code: 'en', name: 'English', nativeName: 'English' },
  { code: 'fr', name: 'French', nativeName: 'Français' },
];
const languagePicker = (amount: number) =>
  renderToString(
    <LanguagePicker
      id="language"
      country="es"
      title={text('Language')}
      label={text('Language: Deutsch')}
      languages={codes.slice(0, amount).map((language) => ({
        ...language,
        href: `/es-${language.code}/`,
        hrefLang: `${language.code}-ES`,
        current: language.code === 'de',
        offered: true,
      }))}
      search={text('Search languages...')}
      searchAbove={3}
      none={text('No languages found')}
      found={found}
    />,
  );

test('S1 a picker opens and closes natively: its button names a popover', () => {
  expect(countryPicker).toContain('popoverTarget="country-panel"');
  expect(countryPicker).toMatch(/<div id="country-panel"[^>]* popover="auto"/);
  expect(languagePicker(3)).toContain('popoverTarget="language-panel"');
});

test('F4 a country is a link to the same page there, with flag, name and currency', () => {
  expect(countryPicker).toMatch(/<a class="country-picker-link" href="\/pl-pl\/support\/" hrefLang="pl-PL"><svg.*Polen.*PLN/);
});

test('F4 the chosen country is marked, and no other', () => {
  expect(countryPicker.match(/aria-current="true"/g)).toHaveLength(1);
  expect(countryPicker).toMatch(/href="\/at-de\/support\/" hrefLang="de-AT" aria-current="true"/);
});

test('V2 the search needs script and filters nothing before it runs', () => {
  expect(countryPicker).toMatch(/<input type="text" class="country-picker-search needs-script" aria-label="Länder suchen..."/);
  expect(countryPicker).not.toContain('hidden=""');
});

test('V2 the result count has its status region from the start', () => {
  expect(countryPicker).toContain('<p class="country-picker-status" role="status"></p>');
});

test('F4 the language search is there only above three languages', () => {
  expect(languagePicker(3)).not.toContain('language-picker-search');
  expect(languagePicker(4)).toContain('language-picker-search');
});

test('A8 a language stands under its own name, marked as its language, without a flag', () => {
  expect(languagePicker(4)).toContain('href="/es-fr/" lang="fr" hrefLang="fr-ES">Français</a>');
  expect(languagePicker(4)).not.toContain('<svg');
});
