import { describe, expect, test } from 'vitest';
import { openFinder } from '../../../generator/1-load/positions/find-position.ts';
import { closestMatch, unambiguousMatch } from '../../../generator/diagnostics/closest-match.ts';
import { applyEdits, type Change } from '../../../generator/diagnostics/fix.ts';

/** A source after a change at a path; undefined without a fix. */
function fixed(source: string, path: string, ...changes: Change[]): string | undefined {
  const fix = openFinder(() => source).fix({ file: 'content/a.ts', path: path.split('.') }, { title: 'Mend it', changes });
  if (!fix) return undefined;
  const { text, refused } = applyEdits(source, fix.edits);
  expect(refused).toEqual([]);
  return text;
}

describe('a change of a value', () => {
  test.each<[name: string, source: string, path: string, change: Change, expected: string | undefined]>([
    ['a part', "export default { a: 'x {b} y' };", 'a', { replace: '{b}', by: '{c}' }, "export default { a: 'x {c} y' };"],
    ['every occurrence', "export default { a: '{b} {b}' };", 'a', { replace: '{b}', by: '{c}' }, "export default { a: '{c} {c}' };"],
    [
      'with the quotation mark that surrounds it',
      "export default { a: 'b' };",
      'a',
      { replace: 'b', by: "it's" },
      "export default { a: 'it\\'s' };",
    ],
    ['in a template', 'export default { a: `b` };', 'a', { replace: 'b', by: 'c`' }, 'export default { a: `c\\`` };'],
    [
      'in a constant',
      "const t = 'b';\nexport default { a: t };",
      'a',
      { replace: 'b', by: 'c' },
      "const t = 'c';\nexport default { a: t };",
    ],
    [
      'the argument of a call',
      "export default { a: to('hlep') };",
      'a',
      { replace: 'hlep', by: 'help' },
      "export default { a: to('help') };",
    ],
    ['not in a calculation', "export default { a: 'b' + c };", 'a', { replace: 'b', by: 'c' }, undefined],
    ['not a missing text', "export default { a: 'x' };", 'a', { replace: 'b', by: 'c' }, undefined],
    ['not at a path that leads nowhere', "export default { a: 'b' };", 'b', { replace: 'b', by: 'c' }, undefined],
    ['a name', "export default { a: 'b' };", 'a', { rename: 'c' }, "export default { c: 'b' };"],
    ['a name that needs quotation marks', "export default { a: 'b' };", 'a', { rename: 'at-de' }, "export default { 'at-de': 'b' };"],
    [
      'a removed line with its comment',
      'export default {\n  a: 1,\n  /** b. */\n  b: 2,\n  c: 3,\n};',
      'b',
      { remove: true },
      'export default {\n  a: 1,\n  c: 3,\n};',
    ],
    [
      'a removed last line without a comma',
      'export default {\n  a: 1,\n  b: 2\n};',
      'b',
      { remove: true },
      'export default {\n  a: 1,\n};',
    ],
    ['the first of a line', 'export default { a: 1, b: 2 };', 'a', { remove: true }, 'export default { b: 2 };'],
    ['the last of a line', 'export default { a: 1, b: 2 };', 'b', { remove: true }, 'export default { a: 1 };'],
    ['the only one', 'export default [1];', '0', { remove: true }, 'export default [];'],
    [
      'an element of several lines',
      'export default f([\n  {\n    a: 1,\n  },\n  2,\n]);',
      '0',
      { remove: true },
      'export default f([\n  2,\n]);',
    ],
  ])('%s', (_, source, path, change, expected) => {
    expect(fixed(source, path, change)).toBe(expected);
  });

  test('all changes of a fix are made, or none', () => {
    const source = "export default { a: '«b»' };";
    const open = { replace: '«', by: '“' };
    expect(fixed(source, 'a', open, { replace: '»', by: '”' })).toBe("export default { a: '“b”' };");
    expect(fixed(source, 'a', open, { replace: '›', by: '”' })).toBeUndefined();
  });

  test('a name in a group of another file is not changed: others may use it', () => {
    const files: Record<string, string> = {
      'content/a.ts': "import b from './b.ts';\nexport default { ...b };",
      'content/b.ts': "export default { x: 'one' };",
    };
    const finder = openFinder((file) => files[file]);
    const sought = { file: 'content/a.ts', path: ['x'] };
    expect(finder.fix(sought, { title: '', changes: [{ remove: true }] })).toBeUndefined();
    expect(finder.fix(sought, { title: '', changes: [{ replace: 'one', by: 'two' }] })?.edits).toMatchObject([
      { file: 'content/b.ts', line: 1 },
    ]);
  });
});

describe('edits', () => {
  const edit = (column: number, oldText: string, newText: string) => ({
    file: 'a.ts',
    line: 2,
    column,
    endLine: 2,
    endColumn: column + oldText.length,
    oldText,
    newText,
  });

  test('are refused if the file has changed, and the others are applied', () => {
    const { text, refused } = applyEdits('one\ntwo three', [edit(1, 'owt', 'x'), edit(5, 'three', '3')]);
    expect([text, refused.length]).toEqual(['one\ntwo 3', 1]);
  });

  test('of two edits at one place the first is made, and equal edits are made once', () => {
    const first = edit(1, 'two', '2');
    expect(applyEdits('one\ntwo three', [first, edit(3, 'o t', '-'), first])).toMatchObject({
      text: 'one\n2 three',
      refused: [{ newText: '-' }],
    });
  });
});

describe('the correction of a name', () => {
  const names = ['trial.period', 'offer.price', 'offer.prices', 'help', 'home', 'main', 'site'];

  test.each([
    ['trial.perod', 'trial.period'],
    ['trail.period', 'trial.period'],
    ['hlep', 'help'],
    ['offer.prise', undefined],
    ['offer.price', undefined],
    ['hame', 'home'],
    ['hele', undefined],
    ['hole', undefined],
    ['mian', 'main'],
    ['at', undefined],
    ['nothing.like.it', undefined],
  ])('%s: %s', (found, expected) => {
    expect(unambiguousMatch(found, names)).toBe(expected);
  });

  test('near names are suggested even if they are uncertain', () => {
    expect(closestMatch('offer.prise', names)).toBe('offer.price');
    expect(closestMatch('nothing.like.it', names)).toBeUndefined();
  });
});
