import { expect, test } from 'vitest';
import { remaining, twoDigits, untilNextSecond } from '../../../runtime/state/countdown.ts';

const end = Date.parse('2027-03-31T23:59:59+02:00');
const before = (seconds: number) => remaining(end, end - seconds * 1000);

test('P3 the remaining time is given in days, hours, minutes and seconds', () => {
  expect(before(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5, over: false });
  expect(before(23 * 3_600 + 47 * 60 + 32)).toEqual({ days: 0, hours: 23, minutes: 47, seconds: 32, over: false });
});

test('S8 the countdown reaches zero and stays there', () => {
  const zero = { days: 0, hours: 0, minutes: 0, seconds: 0, over: true };
  expect(before(0)).toEqual(zero);
  expect(before(-3_600)).toEqual(zero);
  expect(remaining(end, end - 1)).toMatchObject({ seconds: 1, over: false });
});

test('the clock ticks when the shown second changes', () => {
  expect(untilNextSecond(end, end - 2_300)).toBe(300);
  expect(untilNextSecond(end, end - 2_000)).toBe(1_000);
});

test('numbers keep two digits', () => {
  expect([0, 7, 42, 142].map(twoDigits)).toEqual(['00', '07', '42', '142']);
});
