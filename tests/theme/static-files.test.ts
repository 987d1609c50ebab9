import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { bundleTheme } from '../../generator/bundle/bundle-theme.ts';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 180_000 });

/* Files of runtime/static are published unchanged. Names that collide with other files and missing files are errors. */

const room = openReadingRoom();
afterEach(() => room.restore());

const build = async () => {
  const ended = await room.command(['build', '--format', 'json']);
  return { code: ended.code, found: foundIn(ended) };
};
const put = (...paths: readonly string[]) => {
  for (const path of paths) room.write(`runtime/static/${path}`, 'mine');
};

test('WL6022 static files have names of files and folders that the build makes', async () => {
  const reports = {
    _redirects: "The build writes '_redirects' itself.",
    ar: "The build makes a folder 'ar', where this file would be.",
    assets: "The build makes a folder 'assets', where this file would be.",
    'en/index.html': "The build writes 'en/index.html' itself.",
    'robots.txt': "The build writes 'robots.txt' itself.",
  };
  put(...Object.keys(reports));
  expect(await build()).toMatchObject({
    code: 1,
    found: Object.entries(reports).map(([path, message]) => ({
      code: 'WL6022',
      severity: 'error',
      file: `runtime/static/${path}`,
      message,
    })),
  });
});

test('static files with names of their own and links to files and folders are published, and again after an edit', async () => {
  put('brochure.pdf');
  const [elsewhere, folder] = [`${room.folder}/elsewhere`, `${room.folder}/runtime/static`];
  mkdirSync(elsewhere);
  writeFileSync(`${elsewhere}/menu.pdf`, 'linked');
  const links = { downloads: elsewhere, 'menu.pdf': `${elsewhere}/menu.pdf` };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, `${folder}/${name}`);
  expect(await build()).toEqual({ code: 0, found: [] });
  expect(['brochure.pdf', 'downloads/menu.pdf', 'menu.pdf'].map(room.built)).toEqual(['mine', 'linked', 'linked']);
  room.write('runtime/static/brochure.pdf', 'mine, edited');
  expect(await build()).toEqual({ code: 0, found: [] });
  expect(room.built('brochure.pdf')).toBe('mine, edited');
  for (const name of Object.keys(links)) rmSync(`${folder}/${name}`);
});

const [toNothing, toItself] = ['This link does not lead to a readable file.', 'This link leads to a folder that contains it.'];
test.each([
  ['static/lost.pdf', 'none.pdf', toNothing],
  ['static/downloads', '.', toItself],
  ['styles/lost.css', 'none.css', toNothing],
  ['styles/all', '../..', toItself],
  ['components/lost.tsx', 'none.tsx', toNothing],
  ['components/pages.ts', '../pages', toNothing],
])('WL6005 the link %s to %s is reported once', async (path, target, message) => {
  const link = `${room.folder}/runtime/${path}`;
  symlinkSync(target, link);
  const { assets, faults } = await bundleTheme(room.folder);
  rmSync(link);
  expect(assets).toBeUndefined();
  expect(faults).toMatchObject([{ code: 'WL6005', severity: 'error', file: `runtime/${path}`, message }]);
});

test('WL6005 static files are not meant for visitors, others are for hosts', async () => {
  const secret = [
    '.env',
    '.well-known/.env',
    'Thumbs.db',
    'downloads/.DS_Store',
    'downloads/prices.pdf~',
    'downloads/~$prices.docx',
    'dump.sql',
    'id_rsa',
    'leads.sqlite',
    'pages/index.tsx',
    'server.log',
    'index.html.BAK',
    'node_modules/pack/index.js',
    'script.js.map',
  ];
  put(...secret, '.well-known/apple-app-site-association', '.nojekyll', '.htaccess');
  room.write('runtime/static/server', '-----BEGIN CERTIFICATE-----\n…\n-----BEGIN PRIVATE KEY-----');
  const { assets, faults } = await bundleTheme(room.folder);
  rmSync(`${room.folder}/runtime/static/server`);
  expect(assets).toBeUndefined();
  const message = 'This file would be published, and it is not meant for visitors.';
  expect(faults.toSorted((one, other) => ((one.file ?? '') < (other.file ?? '') ? -1 : 1))).toMatchObject(
    [...secret, 'server'].toSorted().map((path) => ({ code: 'WL6005', severity: 'error', file: `runtime/static/${path}`, message })),
  );
});

test('files for hosts are published', async () => {
  const paths = ['.well-known/apple-app-site-association', '.nojekyll', '.htaccess'];
  put(...paths);
  const { assets, faults } = await bundleTheme(room.folder);
  expect(paths.map((path) => assets?.files.has(path))).toEqual([true, true, true]);
  expect(faults).toEqual([]);
});

/** Runs something while these static files are missing. */
async function without<T>(names: readonly string[], run: () => Promise<T>): Promise<T> {
  const move = (from: string, to: string) => {
    for (const name of names) renameSync(`${room.folder}/${from}/${name}`, `${room.folder}/${to}/${name}`);
  };
  move('runtime/static', '.');
  try {
    return await run();
  } finally {
    move('.', 'runtime/static');
  }
}

test('WL6005 icons are missing', async () => {
  const icons = ['favicon.ico', 'favicon.svg', 'icon-512.png'];
  const { assets, faults } = await without(icons, () => bundleTheme(room.folder));
  expect(assets).toBeUndefined();
  expect(faults).toMatchObject(icons.map((name) => ({ code: 'WL6005', file: `runtime/static/${name}`, message: 'This file is missing.' })));
});

test('WL3016 the image that previews show is missing', async () => {
  expect(await without(['share-image.png'], build)).toMatchObject({
    code: 1,
    found: [{ code: 'WL3016', found: 'https://www.reading-room.example/share-image.png' }],
  });
});
