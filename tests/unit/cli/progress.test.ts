import { expect, test } from 'vitest';
import { timeLeft } from '../../../cli/progress.ts';

const measured = { at: 0, before: 0, all: 1000 };

test('the time that is left goes by the pace of the pages so far', () => {
  expect(timeLeft({ ...measured, now: 2000, done: 250 })).toBe(', about 6 s left');
  expect(timeLeft({ ...measured, now: 60_000, done: 100 })).toBe(', about 9 min left');
});

test('what was done before the first look does not count as fast', () => {
  expect(timeLeft({ ...measured, before: 500, now: 2000, done: 600 })).toBe(', about 8 s left');
});

test('nothing is said before there is a pace to go by, and when all is done', () => {
  expect(timeLeft({ ...measured, now: 900, done: 100 })).toBe('');
  expect(timeLeft({ ...measured, before: 100, now: 2000, done: 100 })).toBe('');
  expect(timeLeft({ ...measured, now: 5000, done: 1000 })).toBe('');
});
