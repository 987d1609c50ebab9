import { expect, test } from 'vitest';
import { withGroupProperty, withImport, withProperty } from '../../generator/scaffold/edit-source.ts';

test('a property is added at the end of an object, in one line or several, with and without a comma', () => {
  expect(withProperty("export default define({ a: 1, 'b': [] });\n", 'c: 2')).toBe("export default define({ a: 1, 'b': [], c: 2 });\n");
  expect(withProperty('export default define({\n  a: 1,\n});\n', 'c: 2')).toBe('export default define({\n  a: 1,\n  c: 2,\n});\n');
  expect(withProperty('export default {\n  a: 1\n};\n', 'c: 2')).toBe('export default {\n  a: 1,\n  c: 2,\n};\n');
  expect(withProperty('export default {} as const;\n', 'c: 2')).toBe('export default { c: 2 } as const;\n');
});

test('a missing group is added before another property', () => {
  const edit = { group: 'gaps', property: 'fr: 1', before: 'structure' };
  expect(withGroupProperty('export default f({ a: 1, structure: {} });', edit)).toBe(
    'export default f({ a: 1, gaps: { fr: 1 }, structure: {} });',
  );
  expect(withGroupProperty('export default f({\n  structure: {},\n});', edit)).toBe(
    'export default f({\n  gaps: { fr: 1 },\n  structure: {},\n});',
  );
  expect(withGroupProperty('export default f({ gaps: { de: 1 }, structure: {} });', edit)).toContain('gaps: { de: 1, fr: 1 }');
});

test('a name joins an existing import; otherwise an import is added in the order of modules', () => {
  const text = "import { b } from './b.ts';\nimport { d } from './d.ts';\n";
  expect(withImport(text, { name: 'a', from: './b.ts' })).toBe("import { a, b } from './b.ts';\nimport { d } from './d.ts';\n");
  expect(withImport(text, { name: 'b', from: './b.ts' })).toBe(text);
  expect(withImport(text, { name: 'c', from: './c.ts' })).toContain("'./b.ts';\nimport { c } from './c.ts';\nimport { d }");
  expect(withImport(text, { name: 'e', from: './e.ts' })).toBe(`${text}import { e } from './e.ts';\n`);
});

test('a file in another form is not changed', () => {
  expect(withProperty('export default make();', 'a: 1')).toBeUndefined();
});
