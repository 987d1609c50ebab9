import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundleTheme } from '../../generator/bundle/bundle-theme.ts';
import { copyProject, foundIn, type ProjectCopy } from '../support/project-copy.ts';

vi.setConfig({ testTimeout: 180_000 });

/* Files of runtime/static are published unchanged. Names that collide with other files and missing files are errors. */

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project.remove());

const build = () => project.run('build', '--format', 'json', '--out', `${project.folder}/dist`);

test.each([
  ['at-de', "The build makes a folder 'at-de', where this file would be."],
  ['assets', "The build makes a folder 'assets', where this file would be."],
  ['at-de/index.html', "The build writes 'at-de/index.html' itself."],
  ['robots.txt', "The build writes 'robots.txt' itself."],
  ['_redirects', "The build writes '_redirects' itself."],
])('WL6022 a static file has the name %s', async (path, message) => {
  const file = `${project.folder}/runtime/static/${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'mine');
  const ended = await build();
  rmSync(`${project.folder}/runtime/static/${path.split('/')[0]}`, { recursive: true });
  expect(foundIn(ended)).toMatchObject([{ code: 'WL6022', severity: 'error', file: `runtime/static/${path}`, message }]);
  expect(ended.code).toBe(1);
});

test('a static file with a name of its own is published, and again after an edit', async () => {
  writeFileSync(`${project.folder}/runtime/static/brochure.pdf`, 'mine');
  const ended = await build();
  writeFileSync(`${project.folder}/runtime/static/brochure.pdf`, 'mine, edited');
  await build();
  expect(readFileSync(`${project.folder}/dist/site/brochure.pdf`, 'utf8')).toBe('mine, edited');
  rmSync(`${project.folder}/runtime/static/brochure.pdf`);
  expect([ended.code, foundIn(ended).filter(({ severity }) => severity === 'error')]).toEqual([0, []]);
});

test('links to files and folders are published', async () => {
  const [elsewhere, folder] = [`${project.folder}/elsewhere`, `${project.folder}/runtime/static`];
  mkdirSync(elsewhere);
  writeFileSync(`${elsewhere}/brochure.pdf`, 'mine');
  const links = { downloads: elsewhere, 'menu.pdf': `${elsewhere}/brochure.pdf` };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, `${folder}/${name}`);
  const ended = await build();
  for (const name of Object.keys(links)) rmSync(`${folder}/${name}`);
  expect([ended.code, foundIn(ended).filter(({ severity }) => severity === 'error')]).toEqual([0, []]);
  const copies = ['downloads/brochure.pdf', 'menu.pdf'].map((path) => readFileSync(`${project.folder}/dist/site/${path}`, 'utf8'));
  expect(copies).toEqual(['mine', 'mine']);
});

const [toNothing, toItself] = ['This link does not lead to a readable file.', 'This link leads to a folder that contains it.'];
test.each([
  ['static/lost.pdf', 'none.pdf', toNothing],
  ['static/downloads', '.', toItself],
  ['styles/pages/lost.css', 'none.css', toNothing],
  ['styles/all', '../..', toItself],
  ['components/lost.tsx', 'none.tsx', toNothing],
  ['components/pages.ts', '../pages', toNothing],
])('WL6005 the link %s to %s is reported once', async (path, target, message) => {
  const link = `${project.folder}/runtime/${path}`;
  symlinkSync(target, link);
  const { assets, faults } = await bundleTheme(project.folder);
  rmSync(link);
  expect(assets).toBeUndefined();
  expect(faults).toMatchObject([{ code: 'WL6005', severity: 'error', file: `runtime/${path}`, message }]);
});

test.each(['.env', 'downloads/.DS_Store', 'node_modules/pack/index.js', 'script.js.map', '.well-known/.env'])(
  'WL6005 a static file is not meant for visitors: %s',
  async (path) => {
    const file = `${project.folder}/runtime/static/${path}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'TOKEN=abc');
    const { assets, faults } = await bundleTheme(project.folder);
    rmSync(`${project.folder}/runtime/static/${path.split('/')[0]}`, { recursive: true });
    expect(assets).toBeUndefined();
    const message = 'This file would be published, and it is not meant for visitors.';
    expect(faults).toMatchObject([{ code: 'WL6005', severity: 'error', file: `runtime/static/${path}`, message }]);
  },
);

test.each(['.well-known/apple-app-site-association', '.nojekyll', '.htaccess'])('a host may read %s', async (path) => {
  const file = `${project.folder}/runtime/static/${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'mine');
  const { assets, faults } = await bundleTheme(project.folder);
  rmSync(`${project.folder}/runtime/static/${path.split('/')[0]}`, { recursive: true });
  expect([assets?.files.has(path), faults]).toEqual([true, []]);
});

test.each(['favicon.ico', 'favicon.svg', 'icon-512.png'])('WL6005 %s is missing', async (name) => {
  const file = `${project.folder}/runtime/static/${name}`;
  renameSync(file, `${file}.old`);
  const { assets, faults } = await bundleTheme(project.folder);
  renameSync(`${file}.old`, file);
  expect(assets).toBeUndefined();
  expect(faults).toMatchObject([{ code: 'WL6005', file: `runtime/static/${name}`, message: 'This file is missing.' }]);
});

test('WL3016 the image that previews show is missing', async () => {
  const file = `${project.folder}/runtime/static/share-image.png`;
  renameSync(file, `${file}.old`);
  const ended = await build();
  renameSync(`${file}.old`, file);
  expect(ended.code).toBe(1);
  expect(foundIn(ended).filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'WL3016', found: 'https://www.muster.example/share-image.png' },
  ]);
});
