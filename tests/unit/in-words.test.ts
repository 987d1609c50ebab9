import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { inWords } from '../../runtime/enhancements/in-words.ts';

const message = (wording: string, tag = 'en') => ({ tag, elements: parse(wording) });

test.each([
  ['en', 1, 'day'],
  ['en', 0, 'days'],
  ['pl', 3, 'dni'],
  ['pl', 22, 'dni'],
  ['pl', 1, 'dzień'],
  ['pl', 5, 'dni (5)'],
])('%s: %d is %s', (tag, days, words) => {
  const forms = tag === 'en' ? 'one {day} other {days}' : 'one {dzień} few {dni} many {dni (#)} other {dnia}';
  expect(inWords(message(`{days, plural, ${forms}}`, tag), { days })).toBe(words);
});

test('an exact number comes before its plural form, and arguments stand as they are given', () => {
  const sentence = message('{n, plural, =0 {nothing} other {# of them}} in {place}');
  expect(inWords(sentence, { n: 0, place: 'Spain' })).toBe('nothing in Spain');
  expect(inWords(sentence, { n: 1200, place: 'Spain' })).toBe('1,200 of them in Spain');
});
