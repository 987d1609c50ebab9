import { readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { build, check, watchedFiles } from '../../generator/index.ts';
import { openReadingRoom, type ReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/* Whatever theme and islands import is an input, wherever it is: beside `runtime/`, in another package of the repository, in `node_modules`. */

let room: ReadingRoom;

/** Each file with the word that it gives to pages or scripts. */
const elsewhere = {
  'lib/note.ts': "export const note: string = 'noteword';\n",
  '../shared/index.ts': "export const greeting: string = 'sharedword';\n",
  'node_modules/patched/index.js': "exports.patched = 'patchedword';\n",
  'lib/badge.ts': "export const badge: string = 'badgeword';\n",
};

beforeAll(async () => {
  room = openReadingRoom();
  for (const [path, text] of Object.entries(elsewhere)) room.write(path, text);
  room.write('../shared/package.json', '{ "name": "shared", "type": "module", "exports": "./index.ts" }');
  symlinkSync('../../shared', `${room.folder}/node_modules/shared`);
  room.write('node_modules/patched/package.json', '{ "name": "patched", "main": "index.js", "types": "index.d.ts" }');
  room.write('node_modules/patched/index.d.ts', 'export const patched: string;');
  const words = "import { note } from '../../lib/note.ts';\nimport { patched } from 'patched';\nimport { greeting } from 'shared';\n";
  room.edit('runtime/pages/leaflet.tsx', 'import type { ReactNode }', `${words}import type { ReactNode }`);
  room.edit('runtime/pages/leaflet.tsx', '<article>', '<article data-words={[note, greeting, patched].join()}>');
  room.edit(
    'runtime/islands/book-finder.tsx',
    'import { type ReactNode',
    "import { badge } from '../../lib/badge.ts';\nimport { type ReactNode",
  );
  room.edit('runtime/islands/book-finder.tsx', 'className="books"', 'className="books" data-badge={badge}');
  expect(await build(room.site())).toMatchObject({ ok: true, diagnostics: [] });
});

/** The kinds of built files that contain a word. */
const kindsWith = (word: string) => {
  const paths = readdirSync(`${room.folder}/dist/site`, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(html|js)$/.test(path));
  const containing = paths.filter((path) => room.built(path).includes(word));
  return [...new Set(containing.map((path) => path.replace(/.*\./, '')))].sort();
};

test('without a change nothing is built', async () => {
  expect(await build(room.site())).toMatchObject({ ok: true, upToDate: true });
});

test.each([
  ['lib/note.ts', 'noteword', ['html']],
  ['../shared/index.ts', 'sharedword', ['html']],
  ['node_modules/patched/index.js', 'patchedword', ['html']],
  ['lib/badge.ts', 'badgeword', ['html', 'js']],
])('a changed %s changes the next build', async (path, word, kinds) => {
  expect(kindsWith(word)).toEqual(kinds);
  room.edit(path, word, `new${word.slice(0, -4)}`);
  expect(await build(room.site())).toMatchObject({ ok: true, upToDate: false });
  expect([kindsWith(word), kindsWith(`new${word.slice(0, -4)}`)]).toEqual([[], kinds]);
  expect(await build(room.site())).toMatchObject({ upToDate: true });
});

test('WL6005 check reports an error in a file beside the theme at its place, and a wrong type', async () => {
  expect((await check(room.site())).diagnostics).toEqual([]);
  room.edit('lib/note.ts', "'newnote'", '5');
  expect((await check(room.site())).diagnostics).toMatchObject([{ code: 'WL6006', file: 'lib/note.ts', line: 1 }]);
  room.edit('lib/note.ts', '= 5', "= 'note'.repeat(-1)");
  expect((await check(room.site())).diagnostics).toMatchObject([{ code: 'WL6005', file: 'lib/note.ts', line: 1 }]);
  room.edit('lib/note.ts', "'note'.repeat(-1)", "'newnote'");
  expect((await check(room.site())).diagnostics).toEqual([]);
});

test('WL6037 check reports a clock in a file that pages import, and none in one that browsers run', async () => {
  room.edit('lib/badge.ts', "'newbadge'", 'String(Date.now()).slice(0, 0)');
  expect((await check(room.site())).diagnostics).toEqual([]);
  room.edit('lib/note.ts', "'newnote'", 'String(Date.now()).slice(0, 0)');
  expect((await check(room.site())).diagnostics).toMatchObject([{ code: 'WL6037', file: 'lib/note.ts', line: 1 }]);
});

test('dev watches these files, and not those of installed packages', async () => {
  const files = await watchedFiles(room.site());
  const expected = ['lib/note.ts', '../shared/index.ts', 'lib/badge.ts'].map((path) => realpathSync(`${room.folder}/${path}`));
  expect(files).toEqual(expect.arrayContaining(expected));
  expect(files.filter((path) => path.includes('node_modules'))).toEqual([]);
});
