import { expect, test } from 'vitest';
import { ownLanguageFirst } from '../../runtime/components/own-language-first.ts';

test('texts in the language of the page come first, the others stay in their order', () => {
  const languages = (language: string) =>
    ownLanguageFirst(
      ['de', 'es', 'pl', 'es'].map((one, id) => ({ language: one, id })),
      language,
    ).map(({ id }) => id);
  expect(languages('es')).toEqual([1, 3, 0, 2]);
  expect(languages('it')).toEqual([0, 1, 2, 3]);
});
