import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { distances, readImporters } from '../../quick/import-graph.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** What reaches `a.ts` in a project with the given modules. */
function reaching(modules: Readonly<Record<string, string>>): Readonly<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'wortlaut-graph-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries({ 'cli/a.ts': 'export const a = 1;', ...modules })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return Object.fromEntries(distances(readImporters(folder, ['cli', 'tests']), ['cli/a.ts']));
}

test('every import of a value is a step', () => {
  const found = reaching({
    'cli/named.ts': "import { a } from './a.ts'; export const b = a;",
    'cli/default.tsx': "import a from './a.ts'; export default () => <p>{a}</p>;",
    'cli/alone.ts': "import './a.ts';",
    'cli/again.ts': "export { a } from './a.ts';",
    'cli/all.ts': "export * from './a.ts';",
    'cli/later.ts': "export const later = () => import('./a.ts');",
    'tests/raw.ts': "import text from '../cli/a.ts?raw'; export default text;",
    'tests/far.test.ts': "import { b } from '../cli/named.ts'; import './raw.ts'; b;",
  });
  expect(found).toEqual({
    'cli/a.ts': 0,
    ...Object.fromEntries(['named.ts', 'default.tsx', 'alone.ts', 'again.ts', 'all.ts', 'later.ts'].map((name) => [`cli/${name}`, 1])),
    'tests/raw.ts': 1,
    'tests/far.test.ts': 2,
  });
});

test('types, packages and what is no module are none', () => {
  const found = reaching({
    'cli/type.ts': "import type { a } from './a.ts'; export type B = typeof a;",
    'cli/type-in-braces.ts': "import { type a } from './a.ts'; export type B = typeof a;",
    'cli/type-again.ts': "export type { a } from './a.ts';",
    'cli/package.ts': "import { a } from 'a.ts'; export const b = a;",
    'cli/computed.ts': 'export const later = (name: string) => import(name);',
    'cli/notes.md': "import './a.ts';",
  });
  expect(found).toEqual({ 'cli/a.ts': 0 });
});
