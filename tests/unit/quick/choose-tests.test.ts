import { expect, test } from 'vitest';
import { chooseTests } from '../../quick/choose-tests.ts';

const importersOf = (imports: Readonly<Record<string, readonly string[]>>) => {
  const importers = new Map<string, Set<string>>();
  for (const [file, sources] of Object.entries(imports))
    for (const source of sources) importers.set(source, (importers.get(source) ?? new Set()).add(file));
  return importers;
};

const importers = importersOf({
  'generator/b.ts': ['generator/a.ts'],
  'tests/unit/far.test.ts': ['generator/b.ts'],
  'tests/unit/near.test.ts': ['generator/a.ts'],
  'tests/unit/also-near.test.tsx': ['generator/a.ts'],
  'tests/unit/other.test.ts': ['generator/c.ts'],
  'tests/site/pages.test.ts': ['generator/a.ts'],
  'tests/browser/pages.spec.ts': ['generator/a.ts'],
});

test('nearest first, the quicker one of two that are as near, and none that does not reach the change', () => {
  const durations = { 'tests/unit/near.test.ts': 1, 'tests/unit/also-near.test.tsx': 0.5 };
  expect(chooseTests(['generator/a.ts'], { importers, durations })).toEqual({
    chosen: ['tests/unit/also-near.test.tsx', 'tests/unit/near.test.ts', 'tests/unit/far.test.ts'],
    concerned: 3,
  });
});

test('what takes too long is left out and counted', () => {
  const durations = { 'tests/unit/near.test.ts': 100, 'tests/unit/also-near.test.tsx': 30, 'tests/unit/far.test.ts': 20 };
  expect(chooseTests(['generator/a.ts'], { importers, durations })).toEqual({ chosen: ['tests/unit/also-near.test.tsx'], concerned: 3 });
});

test('a test that has never run here and builds sites is taken for slow', () => {
  const building = importersOf({
    'tests/unit/build.test.ts': ['generator/a.ts', 'tests/unit/helper.ts'],
    'tests/unit/build-again.test.ts': ['generator/a.ts', 'tests/unit/helper.ts'],
    'tests/unit/helper.ts': ['tests/support/site-folder.ts'],
  });
  const chosen = (durations: Readonly<Record<string, number>>) =>
    chooseTests(['generator/a.ts'], { importers: building, durations }).chosen.length;
  expect(chosen({})).toBe(1);
  expect(chosen({ 'tests/unit/build.test.ts': 2 })).toBe(2);
});

test('a changed test is the nearest', () => {
  expect(chooseTests(['tests/unit/other.test.ts'], { importers, durations: {} }).chosen).toEqual(['tests/unit/other.test.ts']);
});
