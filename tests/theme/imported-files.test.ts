import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { beforeAll, expect, test, vi } from 'vitest';
import { startVite } from '../../cli/server/vite-server.ts';
import { build, check } from '../../generator/index.ts';
import { root } from '../support/paths.ts';
import { openReadingRoom, type ReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/* Templates and islands import images, fonts, data and style sheets, with the same addresses and classes in pages and scripts. */

let room: ReadingRoom;

const imports = `import letter from '../files/letter.woff2';
import numbers from '../files/numbers.json';
import mark from '../files/mark.svg';
import markAddress from '../files/mark.svg?url';
import photo from '../files/photo.png';
import classes from '../files/stamp.module.css';
import word from 'virtual:word';
`;
const values = '[letter, numbers.shelves, mark.src, mark.width, markAddress, photo.src, photo.height, classes.stamp, word].join(" ")';

const plugin = `{
    name: 'word',
    resolveId: (id: string) => (id === 'virtual:word' ? id : undefined),
    load: (id: string) => (id === 'virtual:word' ? "export default 'plugged'" : undefined),
  }`;

beforeAll(async () => {
  room = openReadingRoom();
  room.write('runtime/files/numbers.json', '{ "shelves": 41 }');
  room.write('runtime/files/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h30v20z"/></svg>');
  room.write('runtime/files/stamp.module.css', '.stamp { padding: 3px; }');
  room.write('runtime/files/leaflet.css', ".leaflet { background: url('./photo.png'); }");
  room.write('runtime/virtual.d.ts', "declare module 'virtual:word' {\n  const word: string;\n  export default word;\n}\n");
  room.write('runtime/files/photo.png', readFileSync(`${root}/runtime/static/icon-192.png`));
  const font = `${root}/runtime/fonts/said.woff2`;
  room.write('runtime/files/letter.woff2', readFileSync(font));
  room.edit(
    'runtime/pages/leaflet.tsx',
    'import type { ReactNode }',
    `${imports}import '../files/leaflet.css';\nimport type { ReactNode }`,
  );
  room.edit('runtime/pages/leaflet.tsx', '<article>', `<article className="leaflet" data-page={${values}}>`);
  room.edit('runtime/islands/book-finder.tsx', 'import { type ReactNode', `${imports}import { type ReactNode`);
  room.edit('runtime/islands/book-finder.tsx', 'className="books"', `className="books" data-finder={${values}}`);
  room.edit('wortlaut.config.ts', 'defineConfig({', `defineConfig({\n  vite: { plugins: [${plugin}] },`);
  expect(await build(room.site())).toMatchObject({ ok: true, diagnostics: [] });
});

const pages = () =>
  readdirSync(`${room.folder}/dist/site/en`, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
const pageWith = (words: string) =>
  pages()
    .map((path) => room.built(`en/${path}`))
    .find((html) => html.includes(words)) ?? expect.fail(words);
const shownIn = (attribute: string) => new RegExp(`${attribute}="([^"]*)"`).exec(pageWith(`${attribute}=`))?.[1]?.split(' ') ?? [];

test('a page has addresses, sizes, data, classes, and what a plugin of the configuration makes', () => {
  const [letter, shelves, mark, markWidth, markAddress, photo, photoHeight, stamp, word] = shownIn('data-page');
  expect(letter).toMatch(/^\/assets\/letter-[\w-]+\.woff2$/);
  expect(mark).toMatch(/^\/assets\/mark-[\w-]+\.svg$/);
  expect(photo).toMatch(/^\/assets\/photo-[\w-]+\.png$/);
  expect([shelves, markWidth, markAddress, photoHeight, word]).toEqual(['41', '30', mark, '192', 'plugged']);
  expect(stamp).toMatch(/_stamp$/);
  expect(room.built(mark ?? '')).toContain('viewBox');
  expect(readFileSync(`${room.folder}/dist/site${photo}`)).toEqual(readFileSync(`${room.folder}/runtime/files/photo.png`));
  expect(readFileSync(`${room.folder}/dist/site${letter}`)).toEqual(readFileSync(`${room.folder}/runtime/files/letter.woff2`));
});

test('an island has the same as a page, in its HTML and in its script', () => {
  expect(shownIn('data-finder')).toEqual(shownIn('data-page'));
  const scripts = readdirSync(`${room.folder}/dist/site/assets`).filter((name) => name.startsWith('book-finder') && name.endsWith('.js'));
  const script = room.built(`assets/${scripts[0]}`);
  for (const value of shownIn('data-page')) expect(script).toContain(value);
});

test('the development server has the addresses of pages for images and fonts of islands', async () => {
  const [letter, , , , markAddress, photo] = shownIn('data-page');
  const vite = await startVite(createServer(), room.site());
  const served = async (path: string) => /"(\/assets\/[^"]+)"/.exec((await vite.transformRequest(path))?.code ?? '')?.[1];
  const addresses = [await served('/files/letter.woff2'), await served('/files/mark.svg?url'), await served('/files/photo.png?url')];
  await vite.close();
  expect(addresses).toEqual([letter, markAddress, photo]);
});

test('a page is shown with the style sheets of its template and of the islands, once', () => {
  const sheets = [...pageWith('data-page=').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path = '']) => path);
  const rules = sheets.map(room.built).join('\n');
  const [, , , , , photo, , stamp] = shownIn('data-page');
  expect(rules).toContain(`.leaflet{background:url(${photo})}`);
  expect(rules.split(`.${stamp}{padding:3px}`)).toHaveLength(2);
  const all = readdirSync(`${room.folder}/dist/site/assets`).filter((name) => name.endsWith('.css'));
  expect(all.filter((name) => /^book-finder/.test(name))).toEqual([]);
});

test('these imports have types', async () => {
  expect((await check(room.site())).diagnostics).toEqual([]);
  room.edit('runtime/pages/leaflet.tsx', 'photo.height', 'photo.depth');
  expect((await check(room.site())).diagnostics).toMatchObject([{ code: 'WL6006', file: 'runtime/pages/leaflet.tsx' }]);
  room.edit('runtime/pages/leaflet.tsx', 'photo.depth', 'photo.height');
});

test('WL6001 a class that a module sheet does not have is reported where it is read', async () => {
  room.edit('runtime/pages/leaflet.tsx', 'classes.stamp', 'classes.stmap');
  const { diagnostics } = await build(room.site());
  expect(diagnostics).toMatchObject([
    {
      code: 'WL6001',
      file: 'runtime/pages/leaflet.tsx',
      message: expect.stringContaining("runtime/files/stamp.module.css has no class 'stmap'"),
    },
  ]);
  room.edit('runtime/pages/leaflet.tsx', 'classes.stmap', "'stmap' in classes ? '' : classes.stamp");
  expect(await build(room.site())).toMatchObject({ ok: true, diagnostics: [] });
  room.edit('runtime/pages/leaflet.tsx', "'stmap' in classes ? '' : classes.stamp", 'classes.stamp');
});

test.each([
  ['runtime/files/stamp.module.css', '3px', '4px', 'padding:4px'],
  ['wortlaut.config.ts', 'plugged', 'other-plug', 'other-plug'],
])('a changed %s changes the next build', async (path, words, others, shown) => {
  room.edit(path, words, others);
  expect(await build(room.site())).toMatchObject({ ok: true, upToDate: false });
  const files = readdirSync(`${room.folder}/dist/site`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|css|js)$/.test(file),
  );
  expect(files.some((file) => room.built(file).includes(shown))).toBe(true);
  expect(await build(room.site())).toMatchObject({ upToDate: true });
});

test('a file that a plugin reads for a template is shown anew', async () => {
  const file = `${room.folder}/runtime/files/size.txt`;
  const transform = `transform(code: string, id: string) {
      if (!id.endsWith('leaflet.tsx')) return undefined;
      this.addWatchFile('${file}');
      return code.replace('"leaflet"', JSON.stringify('leaflet ' + readFileSync('${file}', 'utf8')));
    },`;
  room.write('runtime/files/size.txt', 'small');
  room.edit('wortlaut.config.ts', "name: 'word',", `name: 'word',\n    ${transform}`);
  room.write('wortlaut.config.ts', `import { readFileSync } from 'node:fs';\n${room.read('wortlaut.config.ts')}`);
  expect(await build(room.site())).toMatchObject({ ok: true });
  pageWith('class="leaflet small"');
  room.write('runtime/files/size.txt', 'large');
  expect(await build(room.site())).toMatchObject({ ok: true });
  pageWith('class="leaflet large"');
});
