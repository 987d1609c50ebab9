// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are sources of modules
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { load } from '../../../generator/1-load/load.ts';
import { restrictedUses } from '../../../generator/1-load/refuse/restricted-uses.ts';
import { importsOf } from '../../../generator/typescript/imports.ts';
import { parseModule } from '../../../generator/typescript/parse-module.ts';
import { siteFolder } from '../../support/site-folder.ts';

/* Content is data: a module that uses anything outside of it is reported, and never runs. */

/** Modules for TypeScript's loader, each with the outside names that it uses. */
const reaching: readonly (readonly [text: string, ...uses: string[]])[] = [
  ['export default Date.now();', 'Date'],
  ['export default new Date();', 'Date'],
  ['const clock = Date;', 'Date'],
  ['export default { Date };', 'Date'],
  ['export default { now: Date };', 'Date'],
  ['export default [...process.argv];', 'process'],
  ['export default `a ${process.env.HOME} b`;', 'process'],
  ['export default `a ${`b ${Date.now()}`}`;', 'Date'],
  ["export default `a ${/'/.test('b') ? Date.now() : ''}'`;", 'Date'],
  ["const a = 1; if (a) /'/.test('b'); Date.now(); '';", 'Date'],
  ['export default Math.random();', 'Math.random'],
  ['const { random } = Math;', 'Math'],
  ["export default Math['random']();", "Math['random']"],
  ['export default crypto.randomUUID();', 'crypto'],
  ["export default fetch('https://a.example');", 'fetch'],
  ['export default new XMLHttpRequest();', 'XMLHttpRequest'],
  ['setTimeout(() => {}, 1);', 'setTimeout'],
  ["export default eval('1');", 'eval'],
  ["export default new Function('return 1')();", 'Function'],
  ["export default (() => {}).constructor('return 1')();", 'constructor'],
  ["export default (() => {})['constructor']('return 1')();", "'constructor'"],
  ["export default require('node:fs');", 'require'],
  ["import fs = require('node:fs');", "require('node:fs')"],
  ["export default import('./en.ts');", 'import'],
  ['export default import.meta.url;', 'import.meta'],
  ['export default await Promise.resolve(1);', 'await'],
  ['export default globalThis.Date.now();', 'globalThis'],
  ['console.log(1);', 'console'],
  ["export default new Intl.NumberFormat('de').format(1);", 'Intl'],
  ['export default D\\u0061te.now();', 'D\\u0061te'],
  ['declare const Date: { now(): number };\nexport default Date.now();', 'Date'],
  ['interface Date {}\nexport default Date.now();', 'Date'],
  ["import type fetch from './en.ts';\nexport default fetch('a');", 'fetch'],
  ['class Later extends Date {}', 'Date'],
  ['switch (1) { case 1, Date: break; }', 'Date'],
  ["export default (() => {})[`constructor`]('return 1')();", '`constructor`'],
  ['export default (Date).now();', 'Date'],
  ['export default (Date as never)!.now();', 'Date'],
  ['export default Date?.now();', 'Date'],
  ['export default Math?.random();', 'Math?.random'],
  ['{ const Date = 1; }\nexport default Date;', 'Date'],
  ['const later = () => { const process = 1; };\nexport default process;', 'process'],
  ['const later = (a = process) => { var process = 1; };', 'process'],
  ['namespace Date { export type A = 1; }\nexport default Date.now();', 'Date'],
  ["import { type fetch } from './en.ts';\nexport default fetch('a');", 'fetch'],
  ['type Date = 1;\nexport default Date.now();', 'Date'],
  ['declare class Date {}\nexport default new Date();', 'Date'],
  ['enum A { now = Date.now() }', 'Date'],
  ['class A { static { Date.now(); } }', 'Date'],
  ['class A { [process.cwd()] = 1; }', 'process'],
  ['export default { [Date.now()]: 1 };', 'Date'],
  ['export default { get a() { return Date.now(); } };', 'Date'],
  ['const { a = Date.now() } = {};', 'Date'],
  ['export default `${Date.now()}` satisfies string;', 'Date'],
  ['export default f<typeof Date>(Date);', 'Date'],
  ['for await (const a of b) {}', 'await'],
  ['while (a) b();', 'while'],
  ['const f = () => { do b(); while (a); };', 'do'],
  ['for (let i = 0; i < 1; i++) {}', 'for'],
  ['await using a = b;', 'await'],
  ['@Date class A {}', 'Date'],
  ['export = Date;', 'Date'],
  ['import now = Date.now;', 'Date'],
  ['Date = 1;', 'Date'],
  ['({ a: Date } = b);', 'Date'],
  ['x ? y : Date;', 'Date'],
  ["import.meta.resolve('a');", 'import.meta'],
  ["export default import.defer('./en.ts');", 'import'],
  ['export default tag`${process}`;', 'process'],
  ['export default [, ...process.argv];', 'process'],
  ['new (class extends Function {})();', 'Function'],
  ['const a: { now: Date } = { now: Date };', 'Date'],
  ['export default <never>Date;', 'Date'],
];

/** Modules that only look as if they used an outside name. */
const harmless: readonly string[] = [
  "export default { process: 'a', fetch: 'b', Date: 'c' };",
  "export default 'Date.now() and process.env';",
  '// Date.now()\n/* process */ export default 1;',
  "export default `Date ${'process'} fetch`;",
  'const day: Date | undefined = undefined;\nexport default day;',
  'type Now = typeof Date;\nexport default 1;',
  'const process = 1;\nexport default process;',
  'const a = [1];\nconst b: number[] = [];\nfor (const c of a) b.push(c);\nfor (const c of [...a]) a.push(c);\nexport default a;',
  "export default ['a'].map((process) => process);",
  "const performance = ({ fetch }: { fetch: string }) => fetch;\nexport default performance({ fetch: 'a' });",
  'export default { a: { Date: 1 } }.a.Date;',
  'export default Math.max(1, 2) + Math.PI;',
  "export default 6 / 2 / 1 + 'a'.length / 3;",
  "export default 'a'.replace(/Date'/g, 'b');",
  "export default ['a'.match(/(?:ab)+/g), new RegExp('a')];",
  'async function later() { await Promise.resolve(1); }\nexport default 1;',
  "export default [1, 2].map((n) => String(n)).join(', ') + JSON.stringify({ a: 1 });",
  'function process() {}\nexport default process;',
  'enum Date { a }\nexport default Date.a;',
  'class Request {}\nexport default new Request();',
  "import process from './en.ts';\nexport default process;",
  "export * as process from './en.ts';",
  'for (const process of [1]) process;',
  'try {} catch (process) { process; }',
  'const { a: process, ...fetch } = { a: 1 };\nexport default [process, fetch];',
  'process: for (const a of []) break process;',
  'for (const a in {}) a;',
  'declare function f(process: string): void;',
  'interface A { process(fetch: Date): typeof Date }',
  'export default f<Date>({} as Date) satisfies Date;',
  'class A { process = 1; fetch() {} }\nexport default new A().process;',
];

describe('the outside names that a module uses', () => {
  test.each(reaching)('%s', (text, ...uses) => {
    expect(restrictedUses(parseModule('a.ts', text)).map(({ written }) => written)).toEqual(uses);
  });

  test.each(harmless)('none: %s', (text) => expect(restrictedUses(parseModule('a.ts', text))).toEqual([]));
});

const importing: readonly (readonly [text: string, ...imports: string[]])[] = [
  ["import a from './a.ts';", './a.ts'],
  ["import { a as b, type C } from './a.ts';", './a.ts'],
  ["import './a.ts';", './a.ts'],
  ["import * as a from './a.ts';", './a.ts'],
  ["import type from './a.ts';", './a.ts'],
  ["import type A from './a.ts';"],
  ["import type { A } from './a.ts';"],
  ["export * from './a.ts';", './a.ts'],
  ["export { a } from './a.ts';", './a.ts'],
  ["export type { A } from './a.ts';"],
  ["export type A = { from: 'a' };\nimport b from './b.ts';", './b.ts'],
  ["export default { from: './a.ts', import: './b.ts' };"],
  ["declare module './a.ts' {}"],
];

test.each(importing)('imports: %s', (text, ...imports) => {
  expect(importsOf(parseModule('a.ts', text).program).map(({ specifier }) => specifier)).toEqual(imports);
});

async function loaded(files: Readonly<Record<string, string>>) {
  const site = await siteFolder({ files });
  const { diagnostics } = await load(site.content);
  return { site, reported: diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`) };
}

const german = (before: string, heading: string) =>
  `import { translate } from 'wortlaut';\nimport source from './en.ts';\n${before}\nexport default translate(source, {\n  meta: { title: 'Hilfe', description: 'Hier gibt es Hilfe.' },\n  heading: ${heading},\n  text: 'Schreiben Sie uns.',\n  button: 'Zurück',\n});\n`;

test('a file that writes is reported, and writes nothing', async () => {
  const trace = `${(await siteFolder()).out}-trace`;
  const { reported } = await loaded({
    'pages/help/de.ts': german(`import { writeFileSync } from 'node:fs';\nwriteFileSync('${trace}', '1');`, "'Hilfe'"),
  });
  expect(reported).toEqual(['WL1021 content/pages/help/de.ts:3']);
  expect(existsSync(trace)).toBe(false);
});

test('an imported file is reported and does not run, even with global names of Node', async () => {
  const { reported } = await loaded({
    'samples/words.ts': "Object.assign(globalThis, { contentHasRun: true });\nexport const heading = 'Hilfe';\n",
    'pages/help/de.ts': german("import { heading } from '../../samples/words.ts';", 'heading'),
  });
  expect(reported).toEqual(['WL1020 content/samples/words.ts:1']);
  expect(globalThis).not.toHaveProperty('contentHasRun');
});

test('a file of another kind beside the content is not content', async () => {
  const { reported } = await loaded({
    'samples/words.mjs': "export const heading = 'Hilfe';\n",
    'pages/help/de.ts': german("// @ts-ignore\nimport { heading } from '../../samples/words.mjs';", 'heading'),
  });
  expect(reported).toEqual(['WL1021 content/pages/help/de.ts:4']);
});

test('content that computes from content is read', async () => {
  const { reported } = await loaded({
    'samples/words.ts': "export const words = ['Hilfe', 'und', 'Rat'].map((word) => word.trim());\n",
    'pages/help/de.ts': german("import { words } from '../../samples/words.ts';", "words.join(' ')"),
  });
  expect(reported).toEqual([]);
});
