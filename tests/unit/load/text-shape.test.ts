import { mkdir, rm, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCompiler, runCompiler } from '../../../generator/1-load/run-compiler.ts';
import { textShape } from '../../../generator/1-load/type-signature/text-shape.ts';
import { root } from '../../support/paths.ts';

/* Types do not distinguish two texts of one shape: the compiler itself checks some hundred pairs of random texts. */

const signs = ['{', '}', "'", "''", '*', '**', '[', ']', '](', '(', ')', ',', '|', ':', '#', '<b>', '</b>', '\\', ' ', '.', '’'];
const tokens = ['{fact:a.b}', '{fact:a.b|days}', '{brand:product}', '{ref:use.secrecy}', '{days}', '{n, number}', '{ n , date }'];
const messages = ['{n, plural, one {# day} other {# days}}', '{who, select, she {her {n}} other {their}}', '[here](help)', '**strong**'];
const words = fc.string({ unit: fc.constantFrom(...'abn5 ,.-:|#()[]&<>'), maxLength: 6 });
const piece = fc.oneof(words, fc.constantFrom(...signs), fc.constantFrom(...tokens), fc.constantFrom(...messages));
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

/** Another text with the same shape, if one is found: a run of characters without braces is replaced by random words. */
const pair = fc
  .tuple(text, fc.nat(), words, fc.nat(3))
  .map(([one, at, other, length]) => {
    const start = one.length ? at % (one.length + 1) : 0;
    return [one, one.slice(0, start) + other + one.slice(start + length)] as const;
  })
  .filter(([one, other]) => one !== other && textShape(literal(one)) === textShape(literal(other)));

/** A text as it is written between its quotation marks. */
const literal = (value: string) => JSON.stringify(value).slice(1, -1);

const header = `import type { ArgumentsOf, Checked, Sound, SoundDictionary, TokensOf, ValuesOf } from '../../generator/model/text.ts';
import type { Formatted, FormattedRich, Localized, RichText } from '../../generator/model/localized.ts';
interface Shape { plain: Localized; rich: RichText; counted: Formatted<{ n: number }>; both: FormattedRich<{ n: number }> }
type Right<Given, Found> = { [Key in keyof Found]: Given extends { [K in Key]: Found[Key] } ? 'right' : Found[Key] };
type Plain<Text> = { plain: Text; rich: Text; counted: Text; both: Text };
type Known<Text extends string> = {
  tokens: TokensOf<Text>;
  names: ArgumentsOf<Text>;
  values: ValuesOf<Text>;
  source: Checked<{ a: Text }, { a: '{fact:a.b} {n} [x](help)' }>;
  translation: Checked<{ a: '{fact:a.b} {n} [x](help)' }, { a: Text }>;
  links: Checked<{ a: '[x](help)' }, { a: Text }>;
  copy: Right<Plain<Text>, Sound<Shape, Plain<Text>>>;
  shared: Right<{ a: Text }, SoundDictionary<{ a: Text }>>;
};
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
`;

/** The lines, counted from the first pair, for which the compiler sees a difference. */
async function differences(pairs: readonly (readonly [string, string])[]): Promise<number[]> {
  const name = `shapes-${process.pid}`;
  const folder = `${root}/.wortlaut/${name}`;
  const compiler = findCompiler(root);
  if (!compiler) throw new Error('no compiler');
  const lines = pairs.map(
    ([one, other], index) => `export const same${index}: Same<Known<"${literal(one)}">, Known<"${literal(other)}">> = true;`,
  );
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(`${folder}/pairs.ts`, header + lines.join('\n'));
    await writeFile(`${folder}/tsconfig.json`, JSON.stringify({ extends: '../../tsconfig.json', include: ['pairs.ts'] }));
    const { stdout } = await runCompiler(compiler, root, ['--project', `${folder}/tsconfig.json`]);
    const first = header.split('\n').length;
    return [...stdout.matchAll(/pairs\.ts\((\d+),\d+\): error/g)].map(([, line]) => Number(line) - first);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('types do not distinguish texts of one shape', async () => {
  const pairs = fc.sample(pair, 400);
  const seen = pairs.filter(([one]) => /[{*]/.test(one));
  expect(seen.length).toBeGreaterThan(100);
  expect((await differences(pairs)).map((line) => pairs[line])).toEqual([]);
});

test('the compiler sees differences between shapes', async () => {
  const pairs = [
    ['a', ''],
    ['a', '{n}'],
    ['{n}', '{n, number} {m}'],
    ['{fact:a.b}', '{fact:a.c}'],
    ['*a*', '*a'],
    ['**a**', '*a*'],
    ["{a '}' b}", "{a '}' c}"],
    ['[a](help)', '[a](home)'],
  ] as const;
  expect(await differences(pairs)).toEqual(pairs.map((_, index) => index));
  for (const [one, other] of pairs) expect(textShape(literal(one))).not.toBe(textShape(literal(other)));
});
