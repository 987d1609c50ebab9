import { expect, test } from 'vitest';
import type { Localized } from 'wortlaut/react';
import { type OpenSpan, type OpenWeek, spanAt } from '../../../runtime/state/opening-hours.ts';

const span = (day: string, opens: string, closes: string): OpenSpan => ({
  ...{ opens, closes },
  until: `open until ${closes}` as Localized,
  again: `again ${day} at ${opens}` as Localized,
});

/** Monday and Tuesday with a break, Friday past midnight, and the rest of the week closed. */
const week: OpenWeek = [
  [span('Monday', '09:00', '13:00'), span('Monday', '14:00', '18:00')],
  [span('Tuesday', '09:00', '13:00'), span('Tuesday', '14:00', '18:00')],
  [],
  [],
  [span('Friday', '20:00', '24:00')],
  [span('Saturday', '00:00', '02:00')],
  [],
];

const signAt = (today: number, time: string, of = week) => {
  const now = spanAt(of, { today, time });
  return now && (now.isOpen ? now.span.until : now.span.again);
};

test.each([
  ['before it opens', 0, '08:59', 'again Monday at 09:00'],
  ['as it opens', 0, '09:00', 'open until 13:00'],
  ['in the break', 0, '13:00', 'again Monday at 14:00'],
  ['after the break', 0, '15:30', 'open until 18:00'],
  ['in the evening', 0, '18:00', 'again Tuesday at 09:00'],
  ['before days without hours', 1, '19:00', 'again Friday at 20:00'],
  ['before midnight', 4, '23:59', 'open until 24:00'],
  ['after midnight', 5, '00:00', 'open until 02:00'],
  ['at the weekend', 6, '12:00', 'again Monday at 09:00'],
])('the sign %s', (_, today, time, words) => {
  expect(signAt(today, time)).toBe(words);
});

test('a week with one span leads to the same day again, and one without any has no sign', () => {
  const once: OpenWeek = week.map((_, index) => (index === 2 ? [span('Wednesday', '10:00', '11:00')] : []));
  expect([signAt(2, '12:00', once), signAt(2, '10:30', once)]).toEqual(['again Wednesday at 10:00', 'open until 11:00']);
  expect(signAt(2, '12:00', [[], [], [], [], [], [], []])).toBeUndefined();
});
