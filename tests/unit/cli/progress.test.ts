import { expect, test } from 'vitest';
import { progressOn } from '../../../cli/progress.ts';

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
