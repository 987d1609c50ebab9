import { existsSync, readFileSync } from 'node:fs';
import type { PluginOption } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { watchedPlugins } from '../../generator/bundle/watched-plugins.ts';
import type { DiagnosticError } from '../../generator/diagnostics/diagnostic.ts';
import { build } from '../../generator/index.ts';
import { startProcessIn } from '../support/command.ts';
import { root } from '../support/paths.ts';
import { openReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/* A mistake in what a theme imports is one finding at its place, and nothing is written. */

const template = 'runtime/pages/leaflet.tsx';
const island = 'runtime/islands/book-finder.tsx';
const config = 'wortlaut.config.ts';

const room = openReadingRoom();
afterEach(() => room.restore());

const prepend = (path: string, text: string) => room.write(path, text + room.read(path));
const withPlugin = (plugin: string) => room.edit(config, 'defineConfig({', `defineConfig({ vite: { plugins: [${plugin}] },`);

const copyOfReact = (folder: string) => {
  for (const name of ['index.js', 'package.json', 'cjs/react.production.js', 'cjs/react.development.js'])
    room.write(`${folder}/${name}`, readFileSync(`${root}/node_modules/react/${name}`, 'utf8'));
};

const twoCopies = (folder: string) =>
  expect.stringMatching(
    new RegExp(
      `^This site has two copies of react, and there must be one: Wortlaut has [\\d.]+ in \\S+/node_modules/react, and ${folder}/index.js belongs to [\\d.]+ in \\S+/${folder}\\.$`,
    ),
  );

interface Mistake {
  make(): unknown;
  readonly finding: { readonly code?: string; readonly file: string; readonly line?: number; readonly message: unknown };
}

const mistakes: Readonly<Record<string, Mistake>> = {
  'an image that is not one': {
    make() {
      room.write('runtime/pages/clock.png', 'words');
      prepend(template, "import photo from './clock.png';\nconsole.log(photo);\n");
    },
    finding: { file: 'runtime/pages/clock.png', message: 'This file is not an image of its kind.' },
  },
  'a kind of file that nothing reads': {
    make() {
      room.write('runtime/pages/story.mdx', '# A *story*\n');
      prepend(template, "import Story from './story.mdx';\nconsole.log(Story);\n");
    },
    finding: { file: 'runtime/pages/story.mdx', message: 'A module imports this file, and nothing reads files with the ending mdx.' },
  },
  'JSON with a mistake': {
    make() {
      room.write('runtime/pages/numbers.json', '{ "shelves": }');
      prepend(template, "import numbers from './numbers.json';\nconsole.log(numbers);\n");
    },
    finding: { file: 'runtime/pages/numbers.json', message: expect.stringMatching(/^This file is not JSON: /) },
  },
  'an image that is missing': {
    make: () => prepend(template, "import photo from './clock.png';\nconsole.log(photo);\n"),
    finding: { file: template, line: 1, message: 'This file imports runtime/pages/clock.png, which does not exist.' },
  },
  'a part that a package does not export': {
    make: () => prepend(template, "import part from 'react-intl/part';\nconsole.log(part);\n"),
    finding: { file: template, line: 1, message: "This file imports the package 'react-intl/part', which does not exist." },
  },
  'the sheet of an island with a custom property that nothing defines': {
    make() {
      room.write('runtime/islands/finder.css', '.finder { margin: var(--gap-of-nothing); }');
      prepend(island, "import './finder.css';\n");
    },
    finding: { code: 'WL5052', file: 'runtime/islands/finder.css', line: 1, message: expect.stringContaining('--gap-of-nothing') },
  },
  'something that wortlaut/react does not export': {
    make: () => prepend(template, "import { useSite } from 'wortlaut/react';\nconsole.log(useSite);\n"),
    finding: { file: template, line: 1, message: "'wortlaut/react' exports no 'useSite'." },
  },
  'something that React does not export': {
    make: () => prepend(template, "import { useNothing } from 'react';\nconsole.log(useNothing);\n"),
    finding: { file: template, line: 1, message: "'react' exports no 'useNothing'." },
  },
  'a module that waits while it is loaded': {
    make: () => prepend(template, 'await Promise.resolve();\n'),
    finding: { file: template, line: 1, message: 'This file waits while it is loaded (await outside of a function), which it cannot.' },
  },
  'a module that ends the process while it is loaded': {
    make: () => prepend(template, 'process.exit(0);\n'),
    finding: { file: template, line: 1, message: 'The theme stops with an error here: process.exit would end the build.' },
  },
  'a loop without end while it is loaded': {
    make: () => prepend(template, 'let all = 1;\nfor (;;) all += 1 / all;\n'),
    finding: { file: template, line: 2, message: expect.stringContaining('it does not end: a loop goes on for ever') },
  },
  'a list without end while it is loaded': {
    make: () => prepend(template, '\nexport const all = Array.from({ length: 1e9 }, (_, index) => index % 7);\n'),
    finding: { file: template, line: 2, message: expect.stringContaining('it does not end: a loop goes on for ever') },
  },
  'a value that would be changed': {
    make: () => prepend(template, "const all: { a?: string } = Object.freeze({});\nall.a = 'b';\n"),
    finding: { file: template, line: 2, message: expect.stringContaining('Cannot add property a, object is not extensible') },
  },
  'a module of Node in an island': {
    make: () => prepend(island, "import { readFileSync } from 'node:fs';\nconsole.log(readFileSync);\n"),
    finding: { file: island, line: 1, message: "This file imports 'node:fs', a module of Node, which browsers do not have." },
  },
  'a module of Node without its prefix in a module of an island': {
    make() {
      room.write('runtime/islands/shelf.ts', "\nimport { join } from 'path';\nexport const shelf = join('a', 'b');\n");
      prepend(island, "import { shelf } from './shelf.ts';\nconsole.log(shelf);\n");
    },
    finding: {
      file: 'runtime/islands/shelf.ts',
      line: 2,
      message: "This file imports 'path', a module of Node, which browsers do not have.",
    },
  },
  'settings of the compiler that are not JSON': {
    make: () => room.write('tsconfig.json', '{\n  , "extends": "x"\n}'),
    finding: { code: 'WL6031', file: 'tsconfig.json', line: 2, message: expect.stringMatching(/^This file is not JSON: /) },
  },
  'a circle of modules that need each other while they are loaded': {
    make() {
      room.write('runtime/pages/circle.ts', "import { first } from './leaflet.tsx';\nexport const second: string = first.trim();\n");
      prepend(template, "import { second } from './circle.ts';\nexport const first: string = second.trim();\n");
    },
    finding: {
      file: 'runtime/pages/circle.ts',
      line: 2,
      message: "The theme stops with an error here: Cannot access 'first' before initialization.",
    },
  },
  'a circle of modules that write each other into texts': {
    make() {
      room.write('runtime/pages/first.ts', "import { second } from './second.ts';\nexport const first = [second, 1].join();\n");
      room.write('runtime/pages/second.ts', "import { first } from './first.ts';\nexport const second = [first, 2].join();\n");
      prepend(template, "import { first } from './first.ts';\nconsole.log(first);\n");
    },
    finding: { file: 'runtime/pages/second.ts', line: 2, message: expect.stringContaining("Cannot access 'first' before initialization") },
  },
  'a circle of classes in an island': {
    make() {
      room.write('runtime/islands/shelf.ts', "import { Row } from './row.ts';\nexport class Shelf extends Row {}\n");
      room.write('runtime/islands/row.ts', "import { Shelf } from './shelf.ts';\nexport class Row extends Shelf {}\n");
      prepend(island, "import { Shelf } from './shelf.ts';\nconsole.log(Shelf);\n");
    },
    finding: { file: 'runtime/islands/row.ts', line: 2, message: expect.stringContaining('Class extends value undefined') },
  },
  'two copies of React': {
    make() {
      copyOfReact('node_modules/pack/node_modules/react');
      room.write('node_modules/pack/package.json', '{ "name": "pack", "main": "index.js" }');
      room.write('node_modules/pack/index.js', "exports.useState = require('react').useState;\n");
      prepend(island, "import * as pack from 'pack';\nconsole.log(pack);\n");
    },
    finding: { file: 'package.json', message: twoCopies('node_modules/pack/node_modules/react') },
  },
  'a copy of React with another name in a template': {
    make() {
      copyOfReact('node_modules/react-old');
      prepend(template, "import { useId } from 'react-old';\nconsole.log(useId);\n");
    },
    finding: { file: 'package.json', message: twoCopies('node_modules/react-old') },
  },
  'a copy of React that is imported by its path': {
    make() {
      copyOfReact('vendor/react');
      prepend(island, "import { useId } from '../../vendor/react/index.js';\nconsole.log(useId);\n");
    },
    finding: { file: 'package.json', message: twoCopies('vendor/react') },
  },
  'a file that a plugin cannot compile': {
    make: () =>
      withPlugin("{ name: 'strict', transform(_: string, id: string) { if (id.endsWith('leaflet.tsx')) throw new Error('no glue'); } }"),
    finding: { code: 'WL6031', file: template, message: "The plugin 'strict' stops with an error in this file: no glue." },
  },
  'a plugin that throws': {
    make: () => withPlugin("{ name: 'fragile', buildStart() { throw new Error('out of glue'); } }"),
    finding: {
      code: 'WL6031',
      file: config,
      message: expect.stringMatching(/^The plugin 'fragile' stops with an error: out of glue/),
    },
  },
  'a plugin that throws nothing': {
    make: () => withPlugin("{ name: 'fragile', load() { throw undefined; } }"),
    finding: { code: 'WL6031', file: 'runtime/theme.ts', message: "The plugin 'fragile' stops with an error in this file: undefined." },
  },
  'a plugin that throws while settings are read': {
    make: () => withPlugin("{ name: 'fragile', configResolved() { throw new Error('out of glue'); } }"),
    finding: { code: 'WL6031', file: config, message: "The plugin 'fragile' stops with an error: out of glue." },
  },
};

test.each(Object.entries(mistakes))('%s', async (_, { make, finding }) => {
  make();
  const { ok, diagnostics } = await build(room.site());
  expect(ok).toBe(false);
  expect(diagnostics).toMatchObject([{ code: 'WL6005', severity: 'error', ...finding }]);
  expect(diagnostics).toHaveLength(1);
  expect(existsSync(`${room.folder}/dist/site`)).toBe(false);
});

test('the report of a template that logs is JSON, and a timer that runs for ever does not stop the end', async () => {
  prepend(template, "console.log('a note');\nsetInterval(() => {}, 1000);\n");
  const check = ['check', '--format', 'json'];
  const { code, stdout, stderr } = await startProcessIn({ cwd: room.folder, env: process.env }, process.execPath, [
    `${root}/cli/main.mjs`,
    ...check,
  ]).ended;
  expect(JSON.parse(stdout).diagnostics).toMatchObject([{ code: 'WL6037', file: template, line: 2 }]);
  expect(code).toBe(1);
  expect(stderr).toContain('a note\n');
});

const endless = () => new Promise<never>(() => {});

test.each<[string, PluginOption, string]>([
  ['load', { name: 'endless', load: endless }, "The plugin 'endless' has not ended after 0.02 s for clock.png."],
  ['config', { name: 'endless', config: { handler: endless } }, "The plugin 'endless' has not ended after 0.02 s for clock.png."],
  ['renderStart', { name: 'endless', renderStart: endless }, "The plugin 'endless' has not ended after 0.02 s for clock.png."],
  [
    'transform, in a loop',
    {
      name: 'endless',
      transform() {
        for (;;);
      },
    },
    "The plugin 'endless' has not ended after 0.02 s for clock.png.",
  ],
  ['the promise of a plugin', endless(), 'A plugin that is a promise has not ended after 0.02 s.'],
])('WL6031 a plugin that does not end is named after its time: %s', async (_, given, message) => {
  const faults: DiagnosticError[] = [];
  const callAll = async () => {
    const [plugin] = await watchedPlugins([given], { root: '/site', file: config, limit: 20, onFault: (fault) => faults.push(fault) });
    const hooks = Object.values(plugin as object).flatMap((hook) => (typeof hook === 'object' ? hook.handler : hook));
    await Promise.all(hooks.map((hook) => typeof hook === 'function' && hook('/site/clock.png')));
  };
  await expect(callAll()).rejects.toThrow();
  expect(faults.flatMap(({ diagnostics }) => diagnostics)).toMatchObject([{ code: 'WL6031', file: config, message }]);
});

test('WL5053 modules that no other one imports, and settings of other tools, are warnings', async () => {
  const files = {
    'postcss.config.js': 'export default {};\n',
    'runtime/components/forgotten.tsx': 'export const Forgotten = () => null;\n',
    'runtime/components/sums.ts': 'export const sum = 1;\n',
    'runtime/islands/unlisted.tsx': 'export const Unlisted = () => null;\n',
    'vite.config.ts': 'export default {};\n',
  };
  for (const [file, text] of Object.entries(files)) room.write(file, text);
  expect((await build(room.site())).diagnostics).toMatchObject(
    Object.keys(files).map((file) => ({ code: 'WL5053', severity: 'warning', file })),
  );
});
