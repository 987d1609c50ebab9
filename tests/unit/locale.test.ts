import { expect, test } from 'vitest';
import { canonicalTag, isLanguageTag, isOfLanguage, languageOfFile, languageTag, regionOf } from '../../generator/model/language-tag.ts';
import { localeOf, parseLocale, parsePath } from '../../generator/model/locale.ts';
import { addressIn } from '../../generator/model/resolver.ts';

const languages = ['de', 'fil', 'zh-Hant', 'sr-Latn', 'pt-BR', 'es-419', 'zh-Hant-HK'];

test.each(languages)('%s is a language tag in its canonical form', (tag) => {
  expect(isLanguageTag(tag)).toBe(true);
  expect(canonicalTag(tag.toLowerCase())).toBe(tag);
  expect(canonicalTag(tag.replaceAll('-', '_').toUpperCase())).toBe(tag);
  expect(languageOfFile(`pages/home/${tag}.ts`)).toBe(tag);
});

test.each([
  '',
  'd',
  'DE',
  'page',
  'guide',
  'outline',
  'faq',
  'zh-hant',
  'zh_Hant',
  'pt-br',
  'de-1996',
  'de-ZZZ',
  'sr-Qqqq',
  'x-default',
  '../de',
])('%o is not a language tag', (written) => expect(isLanguageTag(written)).toBe(false));

test.each([
  ['de', 'at', 'at-de', 'de-AT', '/at-de/'],
  ['zh-Hant', 'tw', 'tw-zh-Hant', 'zh-Hant-TW', '/tw-zh-hant/'],
  ['sr-Latn', 'rs', 'rs-sr-Latn', 'sr-Latn-RS', '/rs-sr-latn/'],
  // A text in the language of another region keeps that region in every country.
  ['pt-BR', 'pt', 'pt-pt-BR', 'pt-BR', '/pt-pt-br/'],
])('the language %s in the country %s is a locale', (language, country, id, tag, address) => {
  const locale = { id, country, language, tag };
  expect(localeOf(country, language)).toEqual(locale);
  expect(parseLocale(id)).toEqual(locale);
  expect(addressIn({}, locale)).toBe(address);
  expect(parsePath(`${address}about/`, true)).toEqual({ locale, rest: 'about/' });
});

test.each(['DE', 'AT-de', 'at-DE', 'at_de', 'aut-de', 'at-de-', '-de', 'tw-zh-hant'])('%o is not an id of a locale', (id) =>
  expect(parseLocale(id)).toBeUndefined(),
);

test.each(languages)('%s is a locale without a country', (language) => {
  const locale = { id: language, language, tag: language };
  expect(localeOf(undefined, language)).toEqual(locale);
  expect(parseLocale(language)).toEqual(locale);
  const address = `/${language.toLowerCase()}/`;
  expect(addressIn({}, locale)).toBe(address);
  expect(parsePath(`${address}about/`, false)).toEqual({ locale, rest: 'about/' });
  expect(addressIn({ unprefixed: language }, locale, 'about/')).toBe('/about/');
});

test('/pt-br/ is a country and a language on a site with countries, and otherwise a language', () => {
  expect(parsePath('/pt-br/', true)?.locale.id).toBe('pt-br');
  expect(parsePath('/pt-br/', false)?.locale.id).toBe('pt-BR');
});

test.each(['/', '/at/de/', '/AT-de/', '/at-de', '/about/', '/tw-zh-Hant/'])('%o does not begin with a locale', (path) =>
  expect(parsePath(path, true)).toBeUndefined(),
);

test('a tag matches its language with or without a script and a region', () => {
  expect(['zh', 'zh-Hant', 'zh-Hant-TW'].map((language) => isOfLanguage('zh-Hant-TW', language))).toEqual([true, true, true]);
  expect(['zh-Hans', 'z', 'zh-Ha'].map((language) => isOfLanguage('zh-Hant-TW', language))).toEqual([false, false, false]);
  expect(['de', 'de-AT', 'zh-Hant', 'zh-Hant-TW', 'es-419'].map(regionOf)).toEqual([undefined, 'AT', undefined, 'TW', '419']);
  expect(languageTag('de')).toBe('de');
});
