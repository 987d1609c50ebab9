import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { groupByCause } from '../../../generator/diagnostics/report/group-by-cause.ts';
import { suppress } from '../../../generator/diagnostics/report/suppress.ts';
import type { Suppression } from '../../../generator/model/suppressions.ts';

const finding: Diagnostic = {
  code: 'WL4001',
  severity: 'warning',
  file: 'content/brand.ts',
  dataPath: ['placeholder'],
  line: 3,
  message: 'The brand is a sample.',
};
const suppression: Suppression = {
  code: 'WL4001',
  file: 'content/brand.ts',
  dataPath: 'placeholder',
  reason: 'the name is being registered',
  until: '2026-12-31',
};
const apply = (suppressions: readonly Suppression[], diagnostics: readonly Diagnostic[], hasRun = true) =>
  suppress(diagnostics, { codes: {}, suppressions, file: 'content/suppressions.ts', today: '2026-12-31', hasRun: () => hasRun });

describe('a suppression', () => {
  test('suppresses its finding until the end of its last day', () => {
    const { remaining, suppressed, faults } = apply([suppression], [finding]);
    expect([remaining, faults]).toEqual([[], []]);
    expect(suppressed).toEqual([{ diagnostic: finding, reason: suppression.reason, until: '2026-12-31' }]);
  });

  test('is reported once instead of its finding after its last day', () => {
    const { remaining, suppressed, faults } = apply([{ ...suppression, until: '2026-12-30' }], [finding]);
    expect([remaining, suppressed]).toEqual([[], []]);
    expect(faults).toMatchObject([{ code: 'WL6010', severity: 'error', dataPath: ['0', 'until'], related: [{ line: 3 }] }]);
  });

  test.each([
    ['another code', { code: 'WL4010' }],
    ['another file', { file: 'content/site.ts' }],
    ['no file', { file: undefined }],
    ['the group around the value', { dataPath: undefined }],
    ['a part of the path', { dataPath: 'place' }],
    ['words that the message does not have', { text: 'two samples' }],
  ])('does not match with %s', (_, difference) => {
    const { remaining, faults } = apply([{ ...suppression, ...difference } as Suppression], [finding]);
    expect(remaining).toEqual([finding]);
    expect(faults.map(({ code }) => code)).toEqual(['WL6011']);
  });

  test('is not called unused if not every check has run', () => {
    expect(apply([suppression], [], false).faults).toEqual([]);
    expect(apply([suppression], [], true).faults).toHaveLength(1);
  });

  test('names a finding without a file by the words of its message', () => {
    const { file: _, dataPath: __, ...bare } = finding;
    const one: Suppression = { code: 'WL4001', text: '/at-de/support/', reason: 'three words here', until: '2027-01-01' };
    const others = [
      { ...bare, message: 'Not on /at-de/support/.' },
      { ...bare, message: 'Not on /at-en/support/.' },
    ];
    expect(apply([one], others)).toMatchObject({ remaining: [others[1]], faults: [] });
  });

  test('two suppressions of one finding are valid, and suppress it once', () => {
    expect(apply([suppression, suppression], [finding]).suppressed).toHaveLength(1);
  });
});

describe('findings with one cause', () => {
  const at = (file: string, more: object = {}) => ({ ...finding, file, cause: 'fact a', ...more });

  test('are one report: the first error, with the others as its places', () => {
    const [reported, ...rest] = groupByCause([at('content/a.ts'), at('content/b.ts', { severity: 'error' }), at('content/c.ts')]);
    expect(rest).toEqual([]);
    expect([reported?.file, reported?.also?.map(({ file }) => file)]).toEqual(['content/b.ts', ['content/a.ts', 'content/c.ts']]);
  });

  test('other causes, and findings without one, stay as they are, but equal ones', () => {
    const all = [at('content/a.ts'), at('content/b.ts', { cause: 'fact b' }), finding, { ...finding, line: 4 }];
    expect(groupByCause([...all, finding])).toEqual(all);
  });

  test('keep a fix only if it corrects every place', () => {
    const edit = { line: 1, column: 1, endLine: 1, endColumn: 2, oldText: 'a', newText: 'b' };
    const fix = (file: string, title = 'Write b') => ({ fix: { title, edits: [{ file, ...edit }] } });
    const both = groupByCause([at('content/a.ts', fix('content/a.ts')), at('content/b.ts', fix('content/b.ts'))]);
    expect(both[0]?.fix?.edits.map(({ file }) => file)).toEqual(['content/a.ts', 'content/b.ts']);
    expect(groupByCause([at('content/a.ts', fix('content/a.ts')), at('content/b.ts')])[0]?.fix).toBeUndefined();
    expect(
      groupByCause([at('content/a.ts', fix('content/a.ts')), at('content/b.ts', fix('content/b.ts', 'Write c'))])[0]?.fix,
    ).toBeUndefined();
  });
});
