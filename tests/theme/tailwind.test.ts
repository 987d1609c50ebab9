import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { reportChanges, startVite } from '../../cli/server/vite-server.ts';
import { build, check } from '../../generator/index.ts';
import { openReadingRoom, type ReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/* A theme with Tailwind: its plugin compiles the sheets, and the checks of sheets judge what is shipped. */

let room: ReadingRoom;

const [config, sheet, template] = ['wortlaut.config.ts', 'runtime/styles/index.css', 'runtime/pages/leaflet.tsx'];
const tailwind = `@import "tailwindcss";
@import "../../lib/table.css";
@source "../../lib/badge.ts";
@theme { --color-desk: #7a2e1d; --breakpoint-*: initial; }
@utility shelf-4 { tab-size: 4; }
.desk { @apply p-6; margin: --spacing(3); caret-color: var(--color-desk); outline-offset: theme(spacing.1); }
`;

beforeAll(() => {
  room = openReadingRoom();
  room.write('lib/badge.ts', "export const badge: string = 'indent-3';\n");
  room.write('lib/table.css', '.table { columns: 3; }\n');
  room.edit(sheet, ':root {', `${tailwind}:root {`);
  room.edit(template, '<article>', '<article className="desk shelf-4 p-4 hover:underline">');
  room.keep();
});
afterEach(() => room.restore());

const rules = () => {
  const sheets = readdirSync(`${room.folder}/dist/site/assets`).filter((name) => name.endsWith('.css'));
  return sheets.map((name) => room.built(`assets/${name}`)).join('\n');
};
const findings = async () =>
  (await build(room.site())).diagnostics.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);

test('WL5051 without its plugin, what is shipped unprocessed is reported where the theme imports it', async () => {
  expect(await findings()).toEqual([
    'WL5051 runtime/styles/index.css:3 @source is not a rule of CSS.',
    expect.stringMatching(/^WL5050 runtime\/styles\/index.css:6 'theme\(spacing.1\)' is not a value/),
  ]);
  room.edit(sheet, tailwind, '@import "tailwindcss";\n');
  expect(await findings()).toEqual(['WL5051 runtime/styles/index.css:1 @theme is not a rule of CSS.']);
});

test('with its plugin, classes and functions are rules of the shipped sheet, and nothing is reported', async () => {
  room.edit(
    config,
    'export default defineConfig({',
    "import tailwindcss from '@tailwindcss/vite';\n\nexport default defineConfig({\n  vite: { plugins: [tailwindcss()] },",
  );
  room.keep();
  expect((await check(room.site())).diagnostics).toEqual([]);
  expect(await build(room.site())).toMatchObject({ ok: true, diagnostics: [] });
  expect(rules()).toMatch(/\.p-4\{padding:calc\(var\(--spacing\) \* 4\)\}/);
  expect(rules()).toContain('.shelf-4{tab-size:4}');
  expect(rules()).toContain('hover\\:underline');
  expect(rules()).toContain('text-indent:calc(var(--spacing) * 3)');
  expect(rules()).toContain('columns:3');
  expect(rules()).not.toMatch(/@(theme|tailwind|apply|utility|source)|--spacing\(/);
});

test.each([
  [template, 'shelf-4 p-4', 'shelf-4 p-9', '.p-9{'],
  ['lib/badge.ts', 'indent-3', 'indent-7', '.indent-7{'],
  ['lib/table.css', 'columns: 3', 'columns: 4', 'columns:4'],
])('a changed %s changes the shipped sheet', async (path, words, others, shown) => {
  expect(rules()).not.toContain(shown);
  room.edit(path, words, others);
  expect(await build(room.site())).toMatchObject({ ok: true, upToDate: false });
  expect(rules()).toContain(shown);
  expect(await build(room.site())).toMatchObject({ upToDate: true });
});

test('the development server shows a class that a saved template has begun to use', async () => {
  const vite = await startVite(createServer(), room.site());
  const served = async () => (await vite.transformRequest('/styles/index.css'))?.code ?? '';
  expect(await served()).toContain('.desk');
  expect(await served()).not.toContain('.mt-11');
  room.edit(template, 'shelf-4', 'shelf-4 mt-11');
  const sending = vi.spyOn(vite.environments.client.hot, 'send');
  const sent = new Promise((resolve) => sending.mockImplementation(resolve));
  reportChanges(vite, [`${room.folder}/${template}`]);
  expect(await sent).toMatchObject({ type: 'update', updates: [{ path: '/styles/index.css' }] });
  expect(await served()).toContain('.mt-11');
  await vite.close();
});

test.each([
  ['WL5050', '.desk { colr: red;', /^WL5050 runtime\/styles\/index.css:6 'colr' is not a property/],
  ['WL5050', '.desk { margin: 3pxx;', /^WL5050 runtime\/styles\/index.css:6 '3pxx' is not a value of margin/],
  [
    'WL5052',
    '.desk { color: var(--color-dsek);',
    /^WL5052 runtime\/styles\/index.css:6 'color' uses --color-dsek, which no style sheet defines/,
  ],
  ['WL5051', '@uttility shelf-5 { tab-size: 5; } .desk {', /^WL5051 runtime\/styles\/index.css:6 @uttility is not a rule/],
  ['WL6031', '.desk { @apply p-4x;', /^WL6031 runtime\/styles\/index.css:undefined .*Cannot apply unknown utility class `p-4x`/],
])('%s a mistake beside it is still reported: %s', async (_, words, expected) => {
  room.edit(sheet, '.desk {', words);
  expect(await findings()).toEqual([expect.stringMatching(expected)]);
});

test('a plugin of PostCSS compiles the sheets, without a word about another setting', async () => {
  const plugin = "{ postcssPlugin: 'wider', Once: (sheet) => sheet.walkDecls('columns', (one) => void (one.value = '7')) }";
  room.write(config, room.read(config).replace(/plugins: \[.*?\]/, `css: { postcss: { plugins: [${plugin}] } }`));
  room.edit(sheet, tailwind, '@import "../../lib/table.css";\n');
  expect(await build(room.site())).toMatchObject({ ok: true, diagnostics: [] });
  expect(rules()).toContain('columns:7');
});

test('WL5028 a colour of its palette is one of the colours that meet', async () => {
  room.edit(template, 'shelf-4', 'shelf-4 text-gray-400');
  expect(await findings()).toEqual([
    expect.stringMatching(/^WL5028 runtime\/theme.ts:\S+ The colour 'color-gray-400' is the color of '.text-gray-400'/),
  ]);
});
