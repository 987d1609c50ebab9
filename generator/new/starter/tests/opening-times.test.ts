import { expect, test } from 'vitest';
import { type OpeningSpan, openingAt } from '../runtime/islands/opening-times.ts';

const spans: readonly OpeningSpan[] = [
  { from: 'tue', to: 'fri', opens: '09:00', closes: '18:30' },
  { from: 'sat', to: 'sat', opens: '10:00', closes: '14:00' },
];
const at = (instant: string) => openingAt(spans, new Date(instant), 'Europe/Berlin');

test('within the hours it is open until they end', () => {
  expect(at('2026-11-04T09:00:00+01:00')).toEqual({ isOpen: true, until: '18:30' });
});

test('before the hours of a day it opens on that day, after them on the next that has some', () => {
  expect(at('2026-11-04T08:59:00+01:00')).toEqual({ isOpen: false, day: 'wed', opens: '09:00' });
  expect(at('2026-11-07T14:00:00+01:00')).toEqual({ isOpen: false, day: 'tue', opens: '09:00' });
});

test('the clock is that of the workshop', () => {
  expect(at('2026-11-03T08:30:00Z')).toEqual({ isOpen: true, until: '18:30' });
  expect(at('2026-07-07T06:59:00Z')).toMatchObject({ isOpen: false });
});

test('without hours there is nothing to say', () => {
  expect(openingAt([], new Date(), 'Europe/Berlin')).toBeUndefined();
});
