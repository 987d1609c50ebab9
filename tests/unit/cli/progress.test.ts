import { expect, test } from 'vitest';
import { progressOn, timeLeft } from '../../../cli/progress.ts';

const measured = { at: 0, before: 0, all: 1000 };

test('the time that is left follows from the pace of the pages so far', () => {
  expect(timeLeft({ ...measured, now: 2000, done: 250 })).toBe(', about 6 s left');
  expect(timeLeft({ ...measured, now: 60_000, done: 100 })).toBe(', about 9 min left');
});

test('pages that were done before the first measurement do not count', () => {
  expect(timeLeft({ ...measured, before: 500, now: 2000, done: 600 })).toBe(', about 8 s left');
});

test('the time that is left is missing before the first measurement and after the last page', () => {
  expect(timeLeft({ ...measured, now: 900, done: 100 })).toBe('');
  expect(timeLeft({ ...measured, before: 100, now: 2000, done: 100 })).toBe('');
  expect(timeLeft({ ...measured, now: 5000, done: 1000 })).toBe('');
});

/** Output to a stream that is a terminal or not. */
function written(isTTY: boolean, quiet: boolean): string[] {
  const lines: string[] = [];
  const { progress, step, clear } = progressOn(
    { isTTY, write: (text: string) => lines.push(text) } as unknown as NodeJS.WriteStream,
    quiet,
  );
  step('reading the content');
  progress(5, 10);
  clear();
  return lines;
}

test('at a terminal each step replaces the line before; elsewhere and with --quiet nothing is written', () => {
  expect(written(true, false)).toEqual([
    '\r\u001b[Kreading the content …',
    `\r\u001b[K${'█'.repeat(10)}${'░'.repeat(10)} 5 of 10 pages`,
    '\r\u001b[K',
  ]);
  expect(written(true, true)).toEqual([]);
  expect(written(false, false)).toEqual([]);
});
