import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build, check, openSite } from '../../generator/index.ts';
import { png } from '../support/png.ts';
import { linkReadingRoom } from '../theme/copy-reading-room.ts';
import { read } from './documentation.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/* The examples of runtime/README.md are written into the reading room, each at the path that its first line names. */

const example = /^```\w+\n(?:\/\/|\/\*) (\S+)(?: \*\/)?\n(.*?)^```/gms;
const examplesBelow = (heading: string) => {
  const section =
    read('runtime/README.md')
      .split(`\n### ${heading}\n`)[1]
      ?.split(/\n##+ /)[0] ?? '';
  return [...section.matchAll(example)].map(([, path = '', text = '']) => ({ path, text }));
};

let folder: string;
const site = () => openSite(folder, { cache: `${folder}/.wortlaut/cache`, out: `${folder}/dist` });
const textOf = (path: string) => readFileSync(`${folder}/${path}`, 'utf8');
const write = (path: string, data: string | Uint8Array) => {
  mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
  writeFileSync(`${folder}/${path}`, data);
};
const edit = (path: string, words: string, others: string) => {
  expect(textOf(path)).toContain(words);
  write(path, textOf(path).replace(words, others));
};
/** Shows elements in the template of leaflets. */
const show = (elements: string, imports: string) => {
  edit('runtime/pages/leaflet.tsx', '<article>', `<article>${elements}`);
  edit('runtime/pages/leaflet.tsx', 'import type { ReactNode }', `${imports}\nimport type { ReactNode }`);
};
/** The text of all built files with an ending. */
const built = (ending: string) =>
  readdirSync(`${folder}/dist/site`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => textOf(`dist/site/${path}`))
    .join('\n');

beforeAll(() => {
  folder = realpathSync(mkdtempSync(`${tmpdir()}/wortlaut-examples-`));
  linkReadingRoom(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Show an image', async () => {
  const examples = examplesBelow('Show an image');
  expect(examples).toHaveLength(3);
  for (const { path, text } of examples) write(path, text);
  write('runtime/images/clock.png', png(400, 300));
  write('runtime/images/hall.jpg', png(600, 400));
  const imports = "import { Exhibit } from '../components/exhibit.tsx';\nimport { Hall } from '../components/hall.tsx';";
  show('<Exhibit caption={copy.heading} description={copy.meta.description} /><Hall description={copy.meta.title} />', imports);
  expect((await check(site())).diagnostics).toEqual([]);
  expect(await build(site())).toMatchObject({ ok: true, diagnostics: [] });
  expect(built('.html')).toMatch(/<figure class="\w+"><img src="\/assets\/clock-[\w-]+\.png" width="400" height="300" alt="[^"]+"\/>/);
  expect(built('.html')).toMatch(/<source type="image\/avif" srcSet="\/assets\/hall-480-/i);
  expect(built('.css')).toMatch(/\.\w+ img\{block-size:auto;max-inline-size:100%\}/);
});

test('Tailwind', async () => {
  const [config, sheet] = examplesBelow('Tailwind');
  const [imports = '', given = ''] = config?.text.split('export default defineConfig(') ?? [];
  const settings = given.replace(/\}\);\s*$/, ',').replace(/^\{/, '');
  edit('wortlaut.config.ts', "import { defineConfig } from 'wortlaut/node';\n", imports);
  edit('wortlaut.config.ts', 'defineConfig({', `defineConfig({${settings}`);
  write(sheet?.path ?? '', sheet?.text + textOf('runtime/styles/index.css'));
  edit('runtime/pages/leaflet.tsx', '<article>', '<article className="p-4 text-brass">');
  expect((await check(site())).diagnostics.map(({ message }) => message)).toEqual([
    "The colour 'color-brass' is the color of '.text-brass', but the table of colour pairs does not contain it.",
  ]);
  const [pair = ''] = /\{ front: 'color-brass'.*?\}/.exec(read('runtime/README.md')) ?? [];
  edit('runtime/theme.ts', 'pairs: [', `pairs: [${pair},`);
  expect(await build(site())).toMatchObject({ ok: true, diagnostics: [] });
  expect(built('.css')).toContain('.text-brass{color:var(--color-brass)}');
});

/** A package with the exports of the one in the example. */
const tabs = {
  'package.json': '{ "name": "react-tabs", "main": "index.js", "types": "index.d.ts" }',
  'index.js': `const { createElement } = require('react');
const part = (name) => (props) => createElement(name, { ...props, className: 'react-tabs__' + name });
Object.assign(exports, { Tabs: part('div'), TabList: part('ul'), Tab: part('li'), TabPanel: part('section') });`,
  'index.d.ts': `import type { FunctionComponent, ReactNode } from 'react';
export const Tabs: FunctionComponent<{ children: ReactNode }>, TabList: typeof Tabs, Tab: typeof Tabs, TabPanel: typeof Tabs;`,
  'style/react-tabs.css': '.react-tabs__ul { border-bottom: 1px solid #aaa; }',
};

test('A component from npm', async () => {
  const [island, registry] = examplesBelow('A component from npm');
  for (const [path, text] of Object.entries(tabs)) write(`node_modules/react-tabs/${path}`, text);
  write(island?.path ?? '', island?.text ?? '');
  const [line = '', entry = ''] = [/^import .*$/m.exec(registry?.text ?? '')?.[0], /'opening-hours': \w+/.exec(registry?.text ?? '')?.[0]];
  edit(registry?.path ?? '', 'islands = { ', `islands = { ${entry}, `);
  edit(registry?.path ?? '', "import { BookFinder } from './book-finder.tsx';", `import { BookFinder } from './book-finder.tsx';\n${line}`);
  const seasons = 'seasons: [{ name: copy.heading, hours: copy.meta.title }]';
  const maker =
    "import { createIsland } from 'wortlaut/react';\nimport { islands } from '../islands/registry.ts';\nconst Island = createIsland(islands);";
  edit('runtime/pages/leaflet.tsx', 'import type { ReactNode }', `${maker}\nimport type { ReactNode }`);
  edit(
    'runtime/pages/leaflet.tsx',
    '<h1>{copy.heading}</h1>',
    `<h1>{copy.heading}</h1><Island of="opening-hours" when="visible" props={{ ${seasons} }} />`,
  );
  expect((await check(site())).diagnostics.map(({ hint }) => hint)).toEqual([expect.stringContaining("add '#aaa' to withoutPair")]);
  edit('runtime/theme.ts', 'pairs: [', "withoutPair: { '#aaa': 'a line below tabs' },\n    pairs: [");
  expect((await check(site())).diagnostics).toEqual([]);
  expect(await build(site())).toMatchObject({ ok: true, diagnostics: [] });
  expect(built('.css')).toContain('.react-tabs__ul{border-bottom:1px solid #aaa}');
  expect(built('.html')).toContain('<ul class="react-tabs__ul"><li class="react-tabs__li">');
});
