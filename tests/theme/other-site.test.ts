import { readdirSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startProcessIn } from '../support/command.ts';
import { root, sharedCache } from '../support/paths.ts';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from './reading-room-site.ts';

/*
 * A site with a theme of its own, in a folder of its own: a reading room in three languages, one of them from right to left. It has no
 * contracts, prices or forms, and only imports the entries of the package.
 */

const room = openReadingRoom();
afterEach(() => room.restore());

const page = (path: string) => room.built(`${path}index.html`);

test('the content and the types of a site with its own theme are checked in its folder', async () => {
  const { code, stdout, stderr } = await room.command(['check']);
  expect([code, stdout]).toEqual([0, 'no errors\n']);
  expect(stderr).toMatch(/^Numbers in words, .* are not checked in Arabic\.\nContent, types and 36 pages checked/);
});

describe('a build in the folder of the site', () => {
  beforeAll(async () => {
    const { code, stdout } = await room.command(['build']);
    expect([code, stdout]).toEqual([0, '']);
  });

  test('renders its own layout, from right to left where the language is', () => {
    expect(page('ar/')).toContain('<html lang="ar" dir="rtl">');
    expect(page('fr/hours/')).toContain('<h1>Horaires</h1>');
    expect(page('en/')).not.toMatch(/cookie|consent|toaster|data-leads/i);
  });

  test('gives its island the messages of the page, compiled', () => {
    const [, props = ''] = /data-island="book-finder" data-when="visible" data-props="([^"]*)"/.exec(page('ar/')) ?? [];
    const { found, books } = JSON.parse(props.replaceAll('&quot;', '"'));
    expect([found.tag, books.length]).toEqual(['ar', 4]);
    expect(JSON.stringify(found.elements)).toContain('كتابان');
  });

  test('has only its own scripts and styles', () => {
    const assets = readdirSync(`${room.folder}/dist/site/assets`).map((name) => name.replace(/-[\w-]{8}\./, '.'));
    expect(assets.sort()).toEqual([
      'book-finder.js',
      'client.js',
      'messages.js',
      'react.js',
      'redirect.js',
      'rolldown-runtime.js',
      'style.css',
    ]);
  });
});

test('a command in a folder below finds the site above it, from a precompiled tool of its own too', async () => {
  const env = { ...process.env, WORTLAUT_CACHE: sharedCache };
  const making = startProcessIn({ cwd: room.folder, env }, process.execPath, [`${root}/generator/precompile/process.mjs`, 'precompile']);
  expect(await making.ended).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(`${room.folder}/.wortlaut/precompiled`)).toContain('record.json');
  const given = ['build', '--content', '../content', '--out', `${room.folder}/dist`, '--force'];
  const { code, stdout, stderr } = await startProcessIn({ cwd: `${room.folder}/runtime`, env }, process.execPath, [
    `${root}/cli/main.mjs`,
    ...given,
  ]).ended;
  expect([code, stdout]).toEqual([0, '']);
  expect(stderr).toMatch(/^36 pages in .* 0 files written, 61 unchanged, 0 removed; 36 pages rendered\./m);
});

test('WL6005 an error in the theme of the site is reported at its place there', async () => {
  room.edit('runtime/layout.tsx', 'usePage }', 'usePages }');
  room.edit('runtime/layout.tsx', 'usePage()', 'usePages()');
  const ended = await room.command(['check', '--format', 'json']);
  expect(ended.code).toBe(1);
  expect(foundIn(ended)).toMatchObject([{ code: 'WL6005', file: 'runtime/layout.tsx', line: 2 }]);
});

test('a package.json need not declare ES modules', async () => {
  room.edit('package.json', '  "type": "module",\n', '');
  const { code, stdout } = await room.command(['check']);
  expect([code, stdout]).toEqual([0, 'no errors\n']);
});

test('the site imports only the entries of the package', () => {
  const files = ['content', 'runtime'].flatMap((part) =>
    readdirSync(`${room.folder}/${part}`, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      /\.tsx?$/.test(name) ? [`${part}/${name}`] : [],
    ),
  );
  const imported = files.flatMap((name) => [...room.read(name).matchAll(/ from '([^'.][^']*)'/g)].map(([, from]) => from));
  expect([...new Set(imported)].sort()).toEqual(['react', 'react-intl', 'wortlaut', 'wortlaut/client', 'wortlaut/react']);
});

test('WL2033 a draft of a site without countries shows a new language, and texts in the other direction with their own', async () => {
  room.edit('content/languages.ts', '  ar: {', "  pt: { name: 'Portuguese', nativeName: 'Português' },\n  ar: {");
  room.delete('content/pages/hours/ar.ts');
  const { code, stdout } = await room.command(['build', '--draft']);
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('72 texts in 10 pages and the dictionaries are not translated yet: pt 63, ar 9.'),
  ]);
  const draft = (path: string) => room.read(`dist/draft/site/${path}index.html`);
  expect(draft('pt/')).toContain('<h1 lang="en" data-draft>Come in and read</h1>');
  expect(draft('pt/')).toContain('<a href="/pt/hours/" lang="en" data-draft>');
  expect(draft('pt/journal/')).toContain(
    '<h2><a href="/pt/journal/open-until-the-light-goes/" lang="en" data-draft>Open until the light goes</a></h2>',
  );
  expect(draft('ar/hours/')).toContain('<h1 lang="en" dir="ltr" data-draft>Opening hours</h1>');
});
