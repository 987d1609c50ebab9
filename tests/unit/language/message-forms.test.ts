import { describe, expect, test } from 'vitest';
import { pluralForms } from '../../../generator/language/plural-forms.ts';
import { slotsIn, wordsIn } from '../../../generator/model/message-slots.ts';

const whole = { ordinal: false, fractional: false, compact: false };

describe('plural forms that a language needs (CLDR)', () => {
  test.each([
    ['cs', whole, ['one', 'few', 'other']],
    ['cs', { ...whole, fractional: true }, ['one', 'few', 'many', 'other']],
    ['pl', whole, ['one', 'few', 'many']],
    ['pl', { ...whole, fractional: true }, ['one', 'few', 'many', 'other']],
    ['es', whole, ['one', 'other']],
    ['es', { ...whole, compact: true }, ['one', 'many', 'other']],
    ['fr', { ...whole, compact: true }, ['one', 'many', 'other']],
    ['it', whole, ['one', 'other']],
    ['de', whole, ['one', 'other']],
    ['ar', whole, ['few', 'many', 'one', 'two', 'zero', 'other']],
    ['ja', whole, ['other']],
    ['en', { ...whole, ordinal: true }, ['few', 'one', 'two', 'other']],
    ['de', { ...whole, ordinal: true }, ['other']],
    ['it', { ...whole, ordinal: true }, ['many', 'other']],
  ] as const)('%s %o', (language, counting, needed) => {
    expect([...pluralForms(language, counting).needed].sort()).toEqual([...needed].sort());
  });

  test('every plural form of a language is allowed', () => {
    expect(pluralForms('es', whole).all).toContain('many');
    expect(pluralForms('de', whole).all).not.toContain('few');
  });
});

describe('the slots of a message', () => {
  test('a value may be used in several ways', () => {
    const slots = slotsIn('{n, plural, one {# day} other {# days}} until {end, date}, {n, number}');
    expect([...(slots?.kinds ?? [])].map(([name, kinds]) => [name, [...kinds]])).toEqual([
      ['n', ['plural', 'number']],
      ['end', ['date']],
    ]);
  });

  test('a value is shown in every case if every branch shows it, or writes a single number as a word', () => {
    const shown = (text: string) => [...(slotsIn(text)?.shown ?? [])].sort();
    expect(shown('{n, plural, one {a day} other {# days}}')).toEqual(['n']);
    expect(shown('{n, plural, one {# day} other {many days}}')).toEqual([]);
    expect(shown('{n, plural, one {# day in {town}} other {# days in {town}}}')).toEqual(['n', 'town']);
    expect(shown('{state, select, open {until {end, time}} other {closed}}')).toEqual([]);
    expect(shown('{a, plural, one {{b, plural, one {# x} other {# x}}} other {# y, {b, number}}}')).toEqual(['a', 'b']);
  });

  test('decimals and short forms are recognized by the number’s style', () => {
    expect([...(slotsIn('{n, number, ::.00} {n, plural, other {#}}')?.fractional ?? [])]).toEqual(['n']);
    expect([...(slotsIn('{n, number, ::compact-short} {n, plural, other {#}}')?.compact ?? [])]).toEqual(['n']);
  });

  test('a # in a select inside of a plural is a number sign', () => {
    expect(slotsIn('{n, plural, other {{s, select, a {#} other {x}} #}}')?.strayHash).toBe(true);
    expect(slotsIn('{n, plural, other {#}}')?.strayHash).toBe(false);
    expect(slotsIn('Room #7 of {town}')?.strayHash).toBe(false);
  });

  test('the words of a message come from all branches, without its syntax', () => {
    expect(wordsIn('Noch {n, plural, one {# Tag} other {# Tage}} für {fact:trial.period|Tage}').replace(/\s+/g, ' ')).toBe(
      'Noch Tag Tage für Tage',
    );
  });
});
