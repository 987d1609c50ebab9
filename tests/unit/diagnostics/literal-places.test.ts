import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFinder } from '../../../generator/1-load/positions/find-position.ts';
import { openLiterals } from '../../../generator/1-load/positions/literal-place.ts';
import { load } from '../../../generator/build/stages.ts';
import type { Content, Entry } from '../../../generator/model/content.ts';
import { root } from '../../support/paths.ts';

/* Values that are written as literals are found without TypeScript, where ts-morph would find them. */

const entriesOf = ({ site, brand, navigation, dictionaries, pages, batch, contracts }: Content): Entry<unknown>[] => [
  ...[site, brand, navigation, ...dictionaries.values()],
  ...[...pages.values()].map(({ definition }) => definition),
  ...[...batch.values(), ...contracts.values()].flatMap(({ copies }) => [...copies.values()]),
];

interface Target {
  readonly path: readonly string[];
  /** Characters of a text; groups have none. */
  readonly part?: readonly [number, number];
}

/** All values, groups included, and a part of each text. */
const targetsIn = (value: unknown, path: readonly string[] = []): Target[] => {
  if (typeof value === 'string' && path.length) return [{ path }, { path, part: [2, 5] }];
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [...(path.length ? [{ path }] : []), ...members.flatMap(([key, member]) => targetsIn(member, [...path, key]))];
};

test.each([
  ['content', 0.7],
  ['tests/sites/minimal/content', 0.4],
])('every value of %s, and parts of texts', { timeout: 120_000 }, async (folder, share) => {
  const { content = expect.fail('the site does not load') } = await load(join(root, folder));
  const read = (file: string) => readFileSync(join(dirname(join(root, folder)), file), 'utf8');
  const [finder, literals] = [openFinder(read), openLiterals(read)];
  // A prime number of values apart, so that each kind of place is among them.
  const targets = entriesOf(content)
    .flatMap(({ file, value }) => targetsIn(value).map((target) => ({ file, ...target })))
    .filter((_, index) => index % 11 === 0);
  let found = 0;
  for (const target of targets) {
    const place = literals(target);
    if (!place) continue;
    found++;
    expect(place, `${target.file} ${target.path.join('.')}`).toEqual(finder.place(target));
  }
  expect(found / targets.length).toBeGreaterThan(share);
});

test('a value that is imported as a whole, where a group of its file names it', () => {
  const files: Readonly<Record<string, string>> = {
    'a/page.ts':
      "import list from '../b/list.ts';\nimport one from './one.ts';\nconst [first, ...rest] = list;\nexport default { list, again: list, in: [list], one, other: [...rest, first] };",
    'b/list.ts': 'export default [{ id: 1 }] as const;',
    'a/one.ts': "export default 'one';",
  };
  const read = (file: string) => files[file];
  const [finder, literals] = [openFinder(read), openLiterals(read)];
  for (const path of ['list', 'list.0.id', 'again', 'again.0', 'in.0', 'in.0.0.id', 'one', 'other']) {
    const target = { file: 'a/page.ts', path: path.split('.') };
    expect(literals(target) ?? 'nowhere', path).toEqual(finder.place(target));
  }
});

describe('a value is left to ts-morph where', () => {
  test.each([
    ['it is a name', 'const one = 1;\nexport default { a: one };'],
    ['a spread may replace it', "import rest from './rest.ts';\nexport default { a: 1, ...rest };"],
    ['it is a member', "import rest from './rest.ts';\nexport default { a: rest.a };"],
    ['a function makes it of a list', "import list from './list.ts';\nexport default { a: list.map(String) };"],
    ['files import each other', "import a from './a.ts';\nexport default a;"],
    ['the file is no plain data', 'export default { a: 1 + 1 };'],
    ['there is none', 'export default { b: 1 };'],
  ])('%s', (_, source) => {
    expect(openLiterals(() => source)({ file: 'a.ts', path: ['a'] })).toBeUndefined();
  });
});
