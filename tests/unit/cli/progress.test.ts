import { expect, test } from 'vitest';
import { progressOn, timeLeft } from '../../../cli/progress.ts';

const measured = { at: 0, before: 0, all: 1000 };

test('the time that is left goes by the pace of the pages so far', () => {
  expect(timeLeft({ ...measured, now: 2000, done: 250 })).toBe(', about 6 s left');
  expect(timeLeft({ ...measured, now: 60_000, done: 100 })).toBe(', about 9 min left');
});

test('what was done before the first look does not count as fast', () => {
  expect(timeLeft({ ...measured, before: 500, now: 2000, done: 600 })).toBe(', about 8 s left');
});

test('nothing is printed before there is a measured pace, and when all is done', () => {
  expect(timeLeft({ ...measured, now: 900, done: 100 })).toBe('');
  expect(timeLeft({ ...measured, before: 100, now: 2000, done: 100 })).toBe('');
  expect(timeLeft({ ...measured, now: 5000, done: 1000 })).toBe('');
});

/** What is written to a stream that is a terminal, or none. */
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

test('at a terminal each step is one line that the next replaces; elsewhere, and where it shall be quiet, nothing is written', () => {
  expect(written(true, false)).toEqual([
    '\r\u001b[Kreading the content …',
    `\r\u001b[K${'█'.repeat(10)}${'░'.repeat(10)} 5 of 10 pages`,
    '\r\u001b[K',
  ]);
  expect(written(true, true)).toEqual([]);
  expect(written(false, false)).toEqual([]);
});
