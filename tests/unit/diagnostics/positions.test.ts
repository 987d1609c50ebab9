import { describe, expect, test } from 'vitest';
import { openFinder } from '../../../generator/1-load/positions/find-position.ts';

/* The place of a value in any notation. Each source marks what must be found with ‹…›; it may import the file `other`. */

interface Case {
  readonly name: string;
  readonly path: string;
  readonly source: string;
  readonly other?: string;
  readonly found?: string;
}

const cases: readonly Case[] = [
  { name: 'a text after characters of several bytes', path: 'b', source: "/* ß */ export default { a: 'ü😀', b: ‹'ä😀'› };" },
  { name: 'a text', path: 'a', source: "export default { a: ‹'x'› };" },
  { name: 'a text in a call', path: 'm.a', source: "export default defineCopy('notice', { m: { a: ‹'x'› } });" },
  { name: 'a part of a text', path: 'a', found: '{fact:b}', source: "export default { a: 'x ‹{fact:b}› y' };" },
  { name: 'a part that occurs twice: the text', path: 'a', found: 'no', source: "export default { a: ‹'no, no'› };" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source
  { name: 'a part of a template', path: 'a', found: 'two', source: 'export default { a: `one\n‹two› ${three}` };' },
  { name: 'a quoted name', path: 'a.b-c', source: "export default { a: { 'b-c': ‹1› } };" },
  { name: 'a group: its name', path: 'a', source: 'export default { ‹a›: { b: 1 } };' },
  { name: 'a missing key: the group that lacks it', path: 'a.c', source: 'export default { ‹a›: { b: 1 } };' },
  { name: 'a missing key at the top: the group', path: 'c', source: 'export default f(‹{› b: 1 });' },
  {
    name: 'a missing key of the second argument is not looked for in the first',
    path: 'b',
    source: 'const s = { b: 1 };\nexport default t(s, ‹{› a: 1 });',
  },
  { name: 'the definition behind a name', path: 'a', source: "const copy = { a: ‹'x'› };\nexport default defineCopy('notice', copy);" },
  { name: 'a constant', path: 'a', source: "const text = ‹'x'›;\nexport default { a: text };" },
  { name: 'a shorthand', path: 'a', source: "const a = ‹'x'›;\nexport default { a };" },
  { name: 'as const', path: 'a.0', source: "const list = [‹'x'›] as const;\nexport default { a: list } satisfies object;" },
  { name: 'a spread', path: 'b', source: "const rest = { b: ‹'x'› };\nexport default { a: 1, ...rest };" },
  { name: 'a spread that is overwritten', path: 'b', source: "const rest = { b: 'x' };\nexport default { ...rest, b: ‹'y'› };" },
  { name: 'an element behind a spread', path: 'a.2', source: "const two = ['x', 'y'];\nexport default { a: [...two, ‹'z'›] };" },
  { name: 'an element of a spread', path: 'a.1', source: "const two = ['x', ‹'y'›];\nexport default { a: [...two, 'z'] };" },
  { name: 'an element behind a calculated spread: the spread', path: 'a.3', source: "export default { a: [‹...many()›, 'z'] };" },
  { name: 'an entry made by map', path: 'a.1.b', source: "export default { a: ['x', 'y'].map((name) => ({ b: ‹name + end› })) };" },
  { name: 'a computed name', path: 'a.k', source: "const key = 'k';\nexport default { a: { [key]: ‹1› } };" },
  { name: 'a member of a constant', path: 'a', source: "const words = { yes: ‹'x'› };\nexport default { a: words.yes };" },
  { name: 'a calculated text', path: 'a', source: 'export default { a: ‹one + two› };' },
  { name: 'the result of a helper', path: 'a.b', source: "const make = () => ({ b: ‹'x'› });\nexport default { a: make() };" },
  { name: 'the result of a function', path: 'a.b', source: "function make() {\n  return { b: ‹'x'› };\n}\nexport default { a: make() };" },
  { name: 'a call that cannot be resolved statically: the call', path: 'a', source: "export default { a: ‹omit('reason')› };" },
  { name: 'a choice', path: 'a.b', source: 'export default { a: where ? { b: ‹1› } : { c: 2 } };' },
  {
    name: 'an import',
    path: 'a',
    source: "import { text } from './other.ts';\nexport default { a: text };",
    other: "export const text = ‹'x'›;",
  },
  {
    name: 'an imported default',
    path: 'm.a',
    source: "import m from './other.ts';\nexport default { m };",
    other: "export default { a: ‹'x'› };",
  },
  {
    name: 'an imported spread',
    path: 'a',
    source: "import * as all from './other.ts';\nexport default { ...all.rest };",
    other: "export const rest = { a: ‹'x'› };",
  },
  {
    name: 'an import that cannot be read: its use',
    path: 'a',
    source: "import { text } from 'elsewhere';\nexport default { a: ‹text› };",
  },
  { name: 'names in a circle', path: 'a.b', source: 'const one = two;\nconst two = one;\nexport default { ‹a›: one };' },
];

describe('a value is found where it is written', () => {
  test.each(cases)('$name', ({ path, source, other = '', found }) => {
    const files: Record<string, string> = { 'content/own.ts': source, 'content/other.ts': other };
    const finder = openFinder((file) => files[file]?.replace(/[‹›]/g, ''));
    const place = finder.place({ file: 'content/own.ts', path: path.split('.'), found });
    const [file, text] = Object.entries(files).find(([, one]) => one.includes('‹')) as [string, string];
    expect(place).toEqual({ file, ...spanOf(text) });
  });

  test('a file without a default export, or none at all, has no place', () => {
    const finder = openFinder((file) => (file === 'content/own.ts' ? 'export const a = 1;' : undefined));
    expect(finder.place({ file: 'content/own.ts', path: ['a'] })).toBeUndefined();
    expect(finder.place({ file: 'content/none.ts', path: ['a'] })).toBeUndefined();
  });
});

function spanOf(marked: string) {
  const at = (index: number) => {
    const before = marked.slice(0, index).replace(/[‹›]/g, '').split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const [start, end] = [at(marked.indexOf('‹')), at(marked.indexOf('›'))];
  return { ...start, endLine: end.line, endColumn: end.column };
}
