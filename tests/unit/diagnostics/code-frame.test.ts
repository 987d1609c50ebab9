import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../../generator/7-report/code-frame.ts';
import { columnsOf } from '../../../generator/7-report/column-width.ts';

/* Frames as they are printed: the lines of a finding, cut to the width, and the marks below its span, column by column. */

const frame = (place: Parameters<typeof codeFrame>[0], source: string, width = 60) =>
  codeFrame(place, source.split('\n'), { width, around: 1 }).map(({ gutter, text }) => `${gutter} ${text}`.trimEnd());

/** The text above the marks. */
function marked(rows: readonly string[]): string {
  const index = rows.findIndex((row) => /│ +\^+$/.test(row));
  const marks = rows[index] ?? '';
  const before = columnsOf(marks.slice(0, marks.indexOf('^')));
  let columns = 0;
  return Array.from(new Intl.Segmenter('en').segment(rows[index - 1] ?? ''), ({ segment }) => segment)
    .filter((sign) => {
      const at = columns;
      columns += columnsOf(sign);
      return at >= before && at < before + marks.length - marks.indexOf('^');
    })
    .join('');
}

describe('a frame', () => {
  test('shows the line with its neighbours, and marks the span', () => {
    expect(frame({ line: 2, column: 4, endLine: 2, endColumn: 9 }, 'one\na: hello,\nthree')).toEqual([
      '1 │ one',
      '2 │ a: hello,',
      '  │    ^^^^^',
      '3 │ three',
    ]);
  });

  test('marks each line of a span of several lines, and nothing before its indentation', () => {
    expect(frame({ line: 1, column: 4, endLine: 3, endColumn: 4 }, 'a: {\n  b: 1,\n  c }, d\nlast')).toEqual([
      '1 │ a: {',
      '  │    ^',
      '2 │   b: 1,',
      '  │   ^^^^^',
      '3 │   c }, d',
      '  │   ^',
      '4 │ last',
    ]);
  });

  test('leaves the middle of a long span out', () => {
    const source = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`).join('\n');
    const rows = frame({ line: 2, column: 1, endLine: 28, endColumn: 8 }, source);
    expect(rows.filter((row) => row.includes('line')).map((row) => row.slice(0, 2))).toEqual([
      ' 1',
      ' 2',
      ' 3',
      ' 4',
      ' 5',
      '27',
      '28',
      '29',
    ]);
    expect(rows).toContain(' ⋮ │');
  });

  test.each([40, 60, 80, 120])('cuts a clause of 400 characters to %i columns around the span', (width) => {
    const clause = `      secrecy: '${'Der Kunde hält alle Zugänge geheim. '.repeat(11)}{fact:trial.perod} ${'und so fort '.repeat(9)}',`;
    const column = clause.indexOf('{') + 1;
    const rows = frame({ line: 1, column, endLine: 1, endColumn: column + 18 }, clause, width);
    expect(rows.every((row) => columnsOf(row) <= width)).toBe(true);
    expect(rows[0]).toMatch(/^1 │ ….*…$/);
    expect(marked(rows)).toBe('{fact:trial.perod}');
  });

  test('a span that is wider than the terminal is marked as far as it is shown', () => {
    const rows = frame({ line: 1, column: 8, endLine: 1, endColumn: 408 }, `    a: ${'x'.repeat(400)}`, 40);
    expect(rows[0]).toBe(`1 │     a: ${'x'.repeat(28)}…`);
    expect(marked(rows)).toBe('x'.repeat(28));
  });

  test.each([
    ['wide characters', "a: '日本語', b: 'meant'"],
    ['emoji of several parts', "a: '👩‍👩‍👧🇦🇹', b: 'meant'"],
    ['combining marks', "a: 'Ze\u0301', b: 'meant'"],
    ['tabs', "\t\ta: 'x',\tb: 'meant'"],
  ])('%s do not shift the marks', (_, line) => {
    const column = line.indexOf('meant') + 1;
    const rows = frame({ line: 1, column, endLine: 1, endColumn: column + 5 }, line);
    expect(marked(rows)).toBe('meant');
    expect(rows[0]).not.toContain('\t');
  });

  test('a carriage return, an end behind the line and a missing line do not disturb it', () => {
    expect(frame({ line: 1, column: 1, endLine: 1, endColumn: 99 }, 'abc\r\nx')).toEqual(['1 │ abc', '  │ ^^^', '2 │ x']);
    expect(frame({ line: 9, column: 1 }, 'abc')).toEqual([]);
    expect(frame({}, 'abc')).toEqual([]);
  });
});
