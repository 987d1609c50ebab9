import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import type { CompiledMessage } from '../../../generator/model/localized.ts';
import { around, format } from '../../../runtime/state/message.ts';

/** As a message arrives in the browser: through JSON. */
function compiled<Values>(text: string, tag: string): CompiledMessage<Values> {
  return JSON.parse(JSON.stringify({ tag, elements: parse(text) }));
}

test('a message follows the plural rules of its language', () => {
  const days = compiled<{ days: number }>('{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}', 'pl-PL');
  expect(format({ days }, 'days', { days: 1 })).toBe('1 dzień');
  expect(format({ days }, 'days', { days: 5 })).toBe('5 dni');
});

test('a number is written as its locale writes it', () => {
  const found = compiled<{ found: number }>('{found, number}', 'de-AT');
  expect(format({ found }, 'found', { found: 12345 })).toBe(new Intl.NumberFormat('de-AT').format(12345));
});

test('X2 a missing message returns its key', () => {
  const catalog = {} as { found: CompiledMessage<{ found: number }> };
  expect(format(catalog, 'found', { found: 1 })).toBe('found');
});

test('X2 a message that cannot be formatted returns its key', () => {
  const found = compiled<{ found: number }>('{other} missing', 'en');
  expect(format({ found }, 'found', { found: 1 })).toBe('found');
});

test('the words around an argument are told apart, so that the argument can be marked up', () => {
  expect(around(compiled<{ place: string }>('Continue to {place}', 'en'), 'place')).toEqual(['Continue to ', '']);
  expect(around(compiled<{ place: string }>('Weiter nach {place}.', 'de'), 'place')).toEqual(['Weiter nach ', '.']);
});
