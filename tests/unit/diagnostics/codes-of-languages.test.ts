import { expect, test } from 'vitest';
import { closestMatch, unambiguousMatch } from '../../../generator/diagnostics/closest-match.ts';
import { suggestion } from '../../../generator/diagnostics/suggestion.ts';

/* Codes of languages, countries and locales are never corrected to one another: each is near many, and a new one is not a slip. */

test.each([
  ['pt', ['pl', 'it', 'at']],
  ['sv', ['en', 'es', 'cs']],
  ['ces', ['es', 'de']],
  ['at-pt', ['at-pl', 'pt-pt']],
  ['countries.pt', ['countries.pl', 'countries.at']],
])('%s is not a slip for any of %j', (found, known) => {
  expect(closestMatch(found, known)).toBeUndefined();
  expect(unambiguousMatch(found, known)).toBeUndefined();
});

test.each([
  ['DE', ['de', 'es'], 'de'],
  ['AT-DE', ['at-de', 'at-en'], 'at-de'],
  ['ger', ['es', 'de'], 'de'],
  ['de-DE', ['es', 'de'], 'de'],
  ['dee', ['es', 'de'], 'de'],
  ['at-dee', ['at-de', 'at-en'], 'at-de'],
  ['suport', ['support', 'at'], 'support'],
  ['common.okk', ['common.ok'], 'common.ok'],
])('%s among %j is a slip for %s', (found, known, name) => expect(closestMatch(found, known)).toBe(name));

test.each([
  ['pt', ['pl', 'it'], 'languages', "If it is a language of this site, add 'pt' to languages.ts. The languages are pl, it."],
  ['pt', ['pl', 'at'], 'countries', 'If it is a country of this site, add content/countries/pt.ts. The countries are pl, at.'],
  ['pt-en', ['at-en'], 'locales', 'If it is a country of this site, add content/countries/pt.ts. The locales are at-en.'],
  [
    'at-pt',
    ['at-en'],
    'locales',
    "If the country offers this language, add 'pt' to the languages of content/countries/at.ts. The locales are at-en.",
  ],
])('for %s among %j the %s, the next step is named', (found, known, noun, hint) => expect(suggestion(found, known, noun)).toBe(hint));
