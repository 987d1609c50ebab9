import { describe, expect, test } from 'vitest';
import { columnsOf, plain as withoutColour } from '../../../generator/7-report/column-width.ts';
import { report } from '../../../generator/7-report/report.ts';
import type { Diagnostic } from '../../../generator/index.ts';

/* The output at a terminal, character for character. */

const files: Readonly<Record<string, string>> = {
  'content/pages/help/de.ts': "export default {\n  text: 'Schreiben Sie uns für {fact:offer.prize}.',\n};\n",
  'content/pages/help/en.ts':
    "export default {\n  text: 'Write to us for {fact:offer.price}, whenever you like, and wherever you are today.',\n};\n",
};
const reported: Diagnostic = {
  code: 'WL1009',
  severity: 'error',
  file: 'content/pages/help/de.ts',
  line: 2,
  column: 32,
  endLine: 2,
  endColumn: 50,
  dataPath: ['text'],
  message: "'text' names {fact:offer.prize}, which does not exist in any of the files that hold facts.",
  found: '{fact:offer.prize}',
  expected: '{fact:offer.price}',
  hint: "Did you mean 'offer.price'?",
  related: [
    { file: 'content/pages/help/en.ts', line: 2, column: 9, endLine: 2, endColumn: 89, message: 'The source says: “Write to us.”' },
    { file: 'content/nowhere.ts', message: 'This cannot be read.' },
  ],
  also: Array.from({ length: 14 }, (_, index) => ({ code: 'WL1009', file: 'content/a.ts', line: index + 1, column: 3, message: '' })),
  fix: { title: 'Write offer.price', edits: [] },
};
const warning: Diagnostic = {
  code: 'WL4001',
  severity: 'warning',
  file: 'content/brand.ts',
  line: 3,
  column: 1,
  message: 'A sample.',
  hint: 'Replace it.',
};

function printed(diagnostics: readonly Diagnostic[], { width, colour = false }: { width?: number; colour?: boolean } = {}): string {
  const findings = { diagnostics, suppressed: [] };
  const lines = (file: string) => files[file]?.split('\n');
  return report({ ok: false, findings, stats: {} }, 'pretty', { codes: {}, colour, lines, width });
}

describe('a finding', () => {
  test('at 80 columns', () => {
    expect(printed([reported], { width: 80 })).toBe(`error WL1009  'text' names {fact:offer.prize}, which does not exist in any of
    the files that hold facts.
  content/pages/help/de.ts:2:32 › text
  1 │ export default {
  2 │   text: 'Schreiben Sie uns für {fact:offer.prize}.',
    │                                ^^^^^^^^^^^^^^^^^^
  3 │ };
  expected  {fact:offer.price}
  content/pages/help/en.ts:2:9  The source says:
  2 │   text: 'Write to us for {fact:offer.price}, whenever you like, and wher…
    │         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  content/nowhere.ts  This cannot be read.
  and in 14 more places:
${Array.from({ length: 12 }, (_, index) => `    content/a.ts:${index + 1}:3\n`).join('')}    and 2 more, which --format json lists
  → Did you mean 'offer.price'?
  ✓ check --fix does this: Write offer.price.

1 error
fix one at once: npm run site -- check --fix
explain a code: npm run site -- explain WL1009
`);
  });

  test.each([80, 100, 120])('fits into %i columns, with and without colour', (width) => {
    const plain = printed([reported, warning, warning], { width });
    for (const line of plain.split('\n')) expect(columnsOf(line)).toBeLessThanOrEqual(width);
    const coloured = printed([reported, warning, warning], { width, colour: true });
    expect(coloured).toContain('\u001b[31m');
    expect(withoutColour(coloured)).toBe(plain);
  });

  test('keeps its sentence in one line without a terminal', () => {
    expect(printed([reported]).split('\n')[0]).toBe(`error WL1009  ${reported.message}`);
  });
});

describe('warnings of one code', () => {
  test('are a list with one hint, or with each hint if they differ', () => {
    expect(printed([warning, warning])).toContain('warning WL4001  A sample or placeholder replaces real content. 2 places\n');
    expect(printed([warning, warning]).match(/→ Replace it\./g)).toHaveLength(1);
    const other = { ...warning, hint: 'Remove it.' };
    expect(printed([warning, other])).toContain('  content/brand.ts:3:1  A sample. Remove it.\n');
    expect(printed([warning, other])).not.toContain('→');
  });
});
