import { expect, test } from 'vitest';
import { report } from '../../../generator/7-report/report.ts';
import type { Diagnostic } from '../../../generator/index.ts';

/* Repeated warnings must not hide new findings. */

const placeholder = (line: number): Diagnostic => ({
  code: 'WL4001',
  severity: 'warning',
  file: 'content/brand.ts',
  line,
  message: 'A sample.',
  hint: 'Replace it.',
});
const warnings = Array.from({ length: 25 }, (_, index) => placeholder(index + 1));
const fresh: Diagnostic = { code: 'WL2017', severity: 'warning', file: 'content/dictionaries/en.ts', line: 3, message: 'Nobody reads it.' };
const wrong: Diagnostic = { code: 'WL2001', severity: 'error', file: 'content/pages/help/de.ts', line: 4, message: "'text' is missing." };

const printed = (diagnostics: readonly Diagnostic[], format: Parameters<typeof report>[1], verbose = false) =>
  report({ ok: false, findings: { diagnostics, suppressed: [] }, stats: {} }, format, {
    codes: {},
    colour: false,
    lines: () => undefined,
    verbose,
  });

const sentence = 'A sample or placeholder replaces real content. 25 places: --verbose lists them, explain WL4001 describes the remedy.';

test('at a terminal many warnings of one code are one line unless all are requested', () => {
  expect(printed([wrong, ...warnings, fresh], 'pretty')).toBe(`error WL2001  'text' is missing.
  content/pages/help/de.ts:4

warning WL4001  ${sentence}

warning WL2017  Nobody reads it.
  content/dictionaries/en.ts:3

1 error, 26 warnings
explain a code: npm run site -- explain WL2001
`);
  expect(printed(warnings, 'pretty', true).match(/content\/brand\.ts:\d+/g)).toHaveLength(25);
  expect(printed(warnings.slice(0, 3), 'pretty').match(/content\/brand\.ts:\d+/g)).toHaveLength(3);
});

test('on GitHub many warnings of one code are one annotation after the new findings', () => {
  expect(printed([...warnings, wrong, fresh], 'github')).toBe(`::error file=content/pages/help/de.ts,line=4,title=WL2001::'text' is missing.
::warning file=content/dictionaries/en.ts,line=3,title=WL2017::Nobody reads it.
::warning title=WL4001::${sentence}
`);
  expect(printed(warnings, 'github', true).split('\n')).toHaveLength(26);
});

test('the formats for programs are complete', () => {
  expect(JSON.parse(printed(warnings, 'json')).diagnostics).toHaveLength(25);
  expect(JSON.parse(printed(warnings, 'sarif')).runs[0].results).toHaveLength(25);
});

test('errors are never folded', () => {
  const errors = warnings.map((one): Diagnostic => ({ ...one, severity: 'error' }));
  expect(printed(errors, 'pretty').match(/^error WL4001/gm)).toHaveLength(25);
  expect(printed(errors, 'github').match(/^::error/gm)).toHaveLength(25);
});
