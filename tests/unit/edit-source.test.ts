import { expect, test } from 'vitest';
import { withGaps, withProperty } from '../../generator/scaffold/edit-source.ts';

test('a property is added at the end of an object, in one line or several, with and without a comma', () => {
  expect(withProperty("export default define({ a: 1, 'b': [] });\n", 'c: 2')).toBe("export default define({ a: 1, 'b': [], c: 2 });\n");
  expect(withProperty('export default define({\n  a: 1,\n});\n', 'c: 2')).toBe('export default define({\n  a: 1,\n  c: 2,\n});\n');
  expect(withProperty('export default {\n  a: 1\n};\n', 'c: 2')).toBe('export default {\n  a: 1,\n  c: 2,\n};\n');
  expect(withProperty('export default {} as const;\n', 'c: 2')).toBe('export default { c: 2 } as const;\n');
});

const imported = "import { fallback } from 'wortlaut';\n";

test('missing gaps are added before the structure', () => {
  expect(withGaps('export default f({ a: 1, structure: {} });', ['fr'], 'en')).toBe(
    `${imported}export default f({ a: 1, gaps: { fr: fallback('en') }, structure: {} });`,
  );
  expect(withGaps('export default f({\n  structure: {},\n});', ['fr', 'pt-br'], 'en')).toBe(
    `${imported}export default f({\n  gaps: { fr: fallback('en'), 'pt-br': fallback('en') },\n  structure: {},\n});`,
  );
  expect(withGaps('export default f({ gaps: { de: 1 }, structure: {} });', ['fr'], 'en')).toContain("gaps: { de: 1, fr: fallback('en') }");
});

test('the name of a gap joins the import of the package; otherwise an import is added', () => {
  const text = 'export default f({ gaps: {} });\n';
  const changed = "export default f({ gaps: { fr: fallback('en') } });\n";
  const head = (imports: string) => withGaps(`${imports}${text}`, ['fr'], 'en')?.replace(changed, '');
  expect(head("import { f } from 'wortlaut';\n")).toBe("import { f, fallback } from 'wortlaut';\n");
  expect(head("import { f, fallback, type A } from 'wortlaut';\n")).toBe("import { f, fallback, type A } from 'wortlaut';\n");
  expect(head("import type { A } from 'wortlaut';\n")).toBe(`${imported}import type { A } from 'wortlaut';\n`);
  expect(head("import { d } from './d.ts';\n")).toBe(`${imported}import { d } from './d.ts';\n`);
});

test('a file in another form is not changed', () => {
  expect(withProperty('export default make();', 'a: 1')).toBeUndefined();
});
