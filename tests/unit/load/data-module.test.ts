import { beforeAll, describe, expect, test } from 'vitest';
import { readDataModule } from '../../../generator/1-load/data-module/data-module.ts';
import { openImporter } from '../../../generator/1-load/import-module.ts';
import * as model from '../../../generator/model/index.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';

const other = { default: { a: 'one', deep: { b: 'two' } }, list: ['x', 'y', 'z'], named: 'named' };
const read = (text: string) => readDataModule(text)?.evaluate((specifier) => (specifier === 'wortlaut' ? model : other))?.default;

/** Plain data, each with the same value as from the TypeScript loader. */
const simple: readonly string[] = [
  'export default {};',
  'export default {}',
  "/** A comment with 'quotes' and // slashes. */\nexport default { a: 1 /* here */, // and there's more\n b: 2 };",
  "export default { 3: 'three', 'quoted-key': 1, plain: 2, ß: 'letter', $dollar_1: 4, \"double\": 5, '': 6 };",
  "export default { 2: 'y', 10: 'x', b: 1, a: 2 };",
  "export default { a: 'it\\'s', b: \"say \\\"x\\\"\", c: '\\u00e4\\u{1F600}\\x41', d: 'a\\nb\\tc\\\\', e: '\\d\\-' };",
  "export default { a: 'it is \"so\"', b: \"it's\", c: '// no comment', d: '/* none */', e: '{fact:x|y}', f: 'ends with \\\\' };",
  "export default [1, -2, 1.5, 1_000, 0, -0, 'a', true, false, null, undefined, [], {},];",
  'export default { constructor: 1, toString: 2, hasOwnProperty: 3 };',
  "export default ({ a: ('b') });",
  "export default { a: 'b' } as const;",
  "export default { a: ['b'] as const, c: 'd' satisfies Text } as const satisfies Thing;",
  "import other from './other.ts';\nexport default { other, again: other, deep: other.deep.b, ...other, a: 'after' };",
  "import other, { list, named as renamed } from './other.ts';\nexport default [...list, renamed, other.a];",
  "import { default as other } from './other.ts';\nexport default other;",
  "import { list } from './other.ts';\nexport default list.length;",
  "import type { Thing } from './nowhere.ts';\nimport type Other from './nowhere.ts';\nexport default 1;",
  "import { list } from './other.ts';\nconst [first, second, ...rest] = list;\nconst [only] = rest;\nexport default { first, second, rest, only };",
  "const from = 'a';\nconst type = { from };\nexport const as = 'x';\nexport default { type, as };",
  "import { defineCopy, at, omit } from 'wortlaut';\nexport default [defineCopy('policy', { a: 'b' }), at.text('home', 'hero', 'Words'), omit('for a reason')];",
  'export default { a: 1 };\r\n// the end\r\n',
  "export default { a: 'é ü 漢字 😀', b: 1 };",
];

/** Modules that are more than data, or that TypeScript and JavaScript may read differently. */
const refused: readonly string[] = [
  'export default f<string>(1);',
  "import f from './other.ts';\nexport default f<string>(1);",
  'export default { a: 1 < 2 };',
  "export default 'a' + 'b';",
  'export default `template`;',
  'export default () => 1;',
  'export default (a) => a;',
  'export default function () {}',
  'export default class {}',
  'export default { get a() { return 1; } };',
  'export default { a() { return 1; } };',
  "export default { ['computed']: 1 };",
  "export default { 10: 'x', 2: 'y' };",
  'export default { __proto__: { a: 1 } };',
  "export default { '__proto__': { a: 1 } };",
  'export default { a: 1, , b: 2 };',
  'export default [1, , 2];',
  'export default { a: 1 b: 2 };',
  'export default { a: 1, b: 2, a: 3 };',
  'export default { a: 1 }; nonsense',
  "export default { a: 'open };",
  "export default { a: 'line\n break' };",
  "export default { a: 'continued \\\n line' };",
  "export default { a: '\\08' };",
  "export default { a: '\\u12' };",
  "export default { a: '\\u{110000}' };",
  'export default { a: 010 };',
  'export default { a: 0x10 };',
  'export default { a: 1n };',
  'export default { a: 1__0 };',
  'export default { a: 1.toString };',
  'export default { a: 1e3 };',
  "export default 'text'.length;",
  "import other from './other.ts';\nexport default other.missing;",
  "import { missing } from './other.ts';\nexport default missing;",
  "import other from './other.ts';\nexport default other?.a;",
  "import other from './other.ts';\nexport default other!;",
  "import other from './other.ts';\nexport default other.a();",
  "import * as all from './other.ts';\nexport default all;",
  "import './other.ts';\nexport default 1;",
  "import { type Thing, list } from './other.ts';\nexport default list;",
  "import type from './other.ts';\nexport default type;",
  "import data from './other.json' with { type: 'json' };\nexport default data;",
  "import other from './other.ts'\nexport default other;",
  "export default 1;\nimport other from './other.ts';",
  "export * from './other.ts';",
  "export { list as default } from './other.ts';",
  'const a = 1;\nexport { a as default };',
  'const a: number = 1;\nexport default a;',
  'let a = 1;\nexport default a;',
  'const a = 1, b = 2;\nexport default a;',
  'const { a } = { a: 1 };\nexport default a;',
  'const a = 1;\nconst a = 2;\nexport default a;',
  'const class = 1;\nexport default 1;',
  'const undefined = 1;\nexport default undefined;',
  'export default later;\nconst later = 1;',
  'export default 1;\nexport default 2;',
  'export default await Promise.resolve(1);',
  'export default import.meta.url;',
  'export default process.env;',
  'export default new Date();',
  'export default Date.now();',
  'export default /x/;',
  'export default !true;',
  'export default true ? 1 : 2;',
  'enum Colour { Red }\nexport default Colour.Red;',
  'namespace N { export const a = 1; }\nexport default N.a;',
  'declare const a: number;\nexport default a;',
  'interface Thing { a: string }\nexport default {};',
  'type Thing = string;\nexport default {};',
  'export default <string>(1);',
  'export default { a: 1 } as { a: number };',
  'export default { a: 1 } as Thing[];',
  'export default { a: 1 }\nas const;',
  '#!/usr/bin/env node\nexport default 1;',
  '\uFEFFexport default 1;',
  'export default 1; // hidden\u2028export default 2;',
  'export default 1; // hidden\rexport default 2;',
  'export default 1; /* open',
  'export default { \\u0061: 1 };',
  'export default { a\u0301: 1 };',
  'export default {a:1}; <!-- no comment',
  "'use strict';\nexport default 1;",
  '@decorated export default class {}',
  'export default (1, 2);',
  "import { extend } from 'wortlaut';\nexport default extend(undefined, { id: 'at' });",
];

describe('the simple shape', () => {
  let site: SiteFolder;
  let imported: Awaited<ReturnType<ReturnType<typeof openImporter>['importDefaults']>>;
  beforeAll(async () => {
    const fileOf = (text: string, index: number) => [`simple/s${index}.ts`, text] as const;
    site = await siteFolder({
      files: {
        ...Object.fromEntries(simple.map(fileOf)),
        'simple/other.ts': `export const list = ${JSON.stringify(other.list)};\nexport const named = 'named';\nexport default ${JSON.stringify(other.default)};\n`,
      },
    });
    imported = await openImporter(site.content).importDefaults(simple.map((_, index) => `simple/s${index}.ts`));
  }, 60_000);

  test.each(simple.map((text, index) => [text, index] as const))('%s', (text, index) => {
    expect({ value: read(text) }).toStrictEqual(imported.get(`simple/s${index}.ts`));
    expect(Object.keys(Object(read(text)))).toEqual(Object.keys(Object((imported.get(`simple/s${index}.ts`) as { value: unknown }).value)));
  });
});

describe('other modules are left to TypeScript', () => {
  test.each(refused)('%s', (text) =>
    expect(readDataModule(text)?.evaluate((specifier) => (specifier === 'wortlaut' ? model : other))).toBeUndefined(),
  );
});
