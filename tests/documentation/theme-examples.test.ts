import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { build, check } from '../../generator/index.ts';
import { png } from '../support/png.ts';
import { openReadingRoom } from '../theme/reading-room-site.ts';
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

const room = openReadingRoom();

/** Shows elements in the template of leaflets. */
const show = (elements: string, imports: string) => {
  room.edit('runtime/pages/leaflet.tsx', '<article>', `<article>${elements}`);
  room.edit('runtime/pages/leaflet.tsx', 'import type { ReactNode }', `${imports}\nimport type { ReactNode }`);
};
/** The text of all built files with an ending. */
const built = (ending: string) =>
  readdirSync(`${room.folder}/dist/site`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => room.built(path))
    .join('\n');

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

test('the examples are valid together: Show an image, Tailwind, A component from npm', async () => {
  await writeImages();
  writeTailwind();
  writeTabs();
  const found = (await check(room.site())).diagnostics;
  expect(found.map(({ message }) => message)).toContain(
    "The colour 'color-brass' is the color of '.text-brass', but the table of colour pairs does not contain it.",
  );
  expect(found.map(({ hint }) => hint)).toContainEqual(expect.stringContaining("add '#aaa' to withoutPair"));
  expect(found).toHaveLength(2);
  const [pair = ''] = /\{ front: 'color-brass'.*?\}/.exec(read('runtime/README.md')) ?? [];
  room.edit('runtime/theme.ts', 'pairs: [', `pairs: [${pair},`);
  room.edit('runtime/theme.ts', 'pairs: [', "withoutPair: { '#aaa': 'a line below tabs' },\n    pairs: [");
  expect(await build(room.site())).toMatchObject({ ok: true, diagnostics: [] });
  expect(built('.html')).toMatch(/<figure class="\w+"><img src="\/assets\/clock-[\w-]+\.png" width="400" height="300" alt="[^"]+"\/>/);
  expect(built('.html')).toMatch(/<source type="image\/avif" srcSet="\/assets\/hall-480-/i);
  expect(built('.css')).toMatch(/\.\w+ img\{block-size:auto;max-inline-size:100%\}/);
  expect(built('.css')).toContain('.text-brass{color:var(--color-brass)}');
  expect(built('.css')).toContain('.react-tabs__ul{border-bottom:1px solid #aaa}');
  expect(built('.html')).toContain('<ul class="react-tabs__ul"><li class="react-tabs__li">');
});

async function writeImages(): Promise<void> {
  const examples = examplesBelow('Show an image');
  expect(examples).toHaveLength(3);
  for (const { path, text } of examples) room.write(path, text);
  room.write('runtime/images/clock.png', png(400, 300));
  room.write('runtime/images/hall.jpg', await sharp(png(600, 400)).jpeg().toBuffer());
  const imports = "import { Exhibit } from '../components/exhibit.tsx';\nimport { Hall } from '../components/hall.tsx';";
  show('<Exhibit caption={copy.heading} description={copy.meta.description} /><Hall description={copy.meta.title} />', imports);
}

function writeTailwind(): void {
  const [config, sheet] = examplesBelow('Tailwind');
  const [imports = '', given = ''] = config?.text.split('export default defineConfig(') ?? [];
  const settings = given.replace(/\}\);\s*$/, ',').replace(/^\{/, '');
  room.edit('wortlaut.config.ts', "import { defineConfig } from 'wortlaut/node';\n", imports);
  room.edit('wortlaut.config.ts', 'defineConfig({', `defineConfig({${settings}`);
  room.write(sheet?.path ?? '', sheet?.text + room.read('runtime/styles/index.css'));
  room.edit('runtime/pages/leaflet.tsx', '<article>', '<article className="p-4 text-brass">');
}

function writeTabs(): void {
  const [island, registry] = examplesBelow('A component from npm');
  for (const [path, text] of Object.entries(tabs)) room.write(`node_modules/react-tabs/${path}`, text);
  room.write(island?.path ?? '', island?.text ?? '');
  const [line = '', entry = ''] = [/^import .*$/m.exec(registry?.text ?? '')?.[0], /'opening-hours': \w+/.exec(registry?.text ?? '')?.[0]];
  room.edit(registry?.path ?? '', 'islands = { ', `islands = { ${entry}, `);
  room.edit(
    registry?.path ?? '',
    "import { BookFinder } from './book-finder.tsx';",
    `import { BookFinder } from './book-finder.tsx';\n${line}`,
  );
  const seasons = 'seasons: [{ name: copy.heading, hours: copy.meta.title }]';
  const maker =
    "import { createIsland } from 'wortlaut/react';\nimport { islands } from '../islands/registry.ts';\nconst Island = createIsland(islands);";
  room.edit('runtime/pages/leaflet.tsx', 'import type { ReactNode }', `${maker}\nimport type { ReactNode }`);
  room.edit(
    'runtime/pages/leaflet.tsx',
    '<h1>{copy.heading}</h1>',
    `<h1>{copy.heading}</h1><Island of="opening-hours" when="visible" props={{ ${seasons} }} />`,
  );
}
