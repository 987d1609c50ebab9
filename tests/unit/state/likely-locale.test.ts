import { expect, test } from 'vitest';
import { likelyLocale } from '../../../runtime/state/likely-locale.ts';

const offers = { at: ['de', 'en'], ch: ['de', 'fr', 'en'], de: ['de', 'en'], pl: ['pl', 'en'] };

test.each([
  [['de-AT', 'de'], 'at-de'],
  [['fr-CH'], 'ch-fr'],
  [['it-CH'], 'ch-de'],
  [['pl'], 'pl-pl'],
  [['zh-Hans-CH'], 'ch-de'],
  [['en-US', 'en', 'de-DE'], 'de-de'],
])('A9 the languages %j of a browser suggest %s', (tags, locale) => {
  const likely = likelyLocale(offers, tags);
  expect(`${likely?.country}-${likely?.language}`).toBe(locale);
});

test.each([[['en-US', 'en']], [['de-LU']], [[]], [['__proto__']]])(
  'V1 the languages %j of a browser suggest no country of the site',
  (tags) => {
    expect(likelyLocale(offers, tags)).toBeUndefined();
  },
);
