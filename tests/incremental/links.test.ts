import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkFiles, linkKinds } from './content-folder.ts';
import { openFixtureForTests } from './fixture.ts';
import { buildAt, outputOf } from './outcome.ts';
import { start } from './situation.ts';

/* Links in a built content folder: their targets are inputs, and links that cannot be followed are reported. */

const fixture = openFixtureForTests();

const buildNow = () => buildAt(fixture().folders, start.options);

/** Builds the content folder into a new folder, with a new cache. */
function buildCleanly() {
  const { content, out, cache } = fixture().folders;
  return buildAt({ content, out: `${out}-anew`, cache: `${cache}-anew` }, start.options);
}

test.each(linkKinds)('a %s link to the same bytes changes no page, and an edit of its target changes one', async (kind) => {
  const { content, out } = fixture().folders;
  const before = outputOf(out);
  await linkFiles(content, kind);
  expect(await buildNow()).toMatchObject({ ok: true, rendered: 0, diagnostics: [] });
  expect(outputOf(out)).toEqual(before);

  const target = `${content}-elsewhere/pages/help/en.ts`;
  writeFileSync(target, readFileSync(target, 'utf8').replace('Write to us.', 'Tell us more.'));
  expect(await buildNow()).toMatchObject({ ok: true, rendered: 1, diagnostics: [] });
  expect(readFileSync(`${out}/site/at-en/help/index.html`, 'utf8')).toContain('Tell us more.');
  await buildCleanly();
  expect(outputOf(out)).toEqual(outputOf(`${out}-anew`));
});

test('a link that changes its target renders the page with the text of the new target', async () => {
  const { content, out } = fixture().folders;
  await linkFiles(content, 'symbolic');
  await buildNow();
  const [link, other] = [`${content}/pages/help/en.ts`, `${content}-elsewhere/other.ts`];
  writeFileSync(other, readFileSync(link, 'utf8').replace('Write to us.', 'Tell us more.'));
  rmSync(link);
  symlinkSync(other, link);
  expect(await buildNow()).toMatchObject({ ok: true, rendered: 1 });
  expect(readFileSync(`${out}/site/at-en/help/index.html`, 'utf8')).toContain('Tell us more.');
});

const german = 'pages/help/de.ts';
const leadsNowhere = { code: 'WL1038', message: 'This link does not lead to a readable file.' };
const leadsToItself = { code: 'WL1038', message: 'This link leads to a folder that contains it.' };
const importsOthers = {
  code: 'WL1021',
  message: "This file imports './en.ts' from the folder that this link leads to; content imports 'wortlaut' and its own files.",
};

test.each<readonly [what: string, path: string, put: (file: string, elsewhere: string) => void, found: object]>([
  ['a link to nothing', 'pages/help/fr.ts', (file) => symlinkSync('nothing.ts', file), leadsNowhere],
  ['a link to nothing in the place of a folder', 'pages/news', (file) => symlinkSync('nothing', file), leadsNowhere],
  ['a link to itself', 'pages/help/fr.ts', (file) => symlinkSync('fr.ts', file), leadsNowhere],
  ['a link to a folder', 'pages/help/fr.ts', (file, elsewhere) => symlinkSync(elsewhere, file), leadsNowhere],
  ['a link to a folder that contains it', 'pages/help/circle', (file) => symlinkSync('..', file), leadsToItself],
  ['a pipe', 'pages/help/fr.ts', (file) => void execFileSync('mkfifo', [file]), { code: 'WL1038' }],
  ['a link to a file that imports another', german, linkTo('de.ts'), importsOthers],
  ['a link to a file of the content that imports another', german, linkTo('../content/shared/help.ts'), importsOthers],
])('%s instead of a file is reported as by a clean build', async (_, path, put, found) => {
  const { content, out } = fixture().folders;
  const before = outputOf(out);
  mkdirSync(`${content}-elsewhere`);
  copyFileSync(`${content}/pages/help/en.ts`, `${content}-elsewhere/en.ts`);
  put(`${content}/${path}`, `${content}-elsewhere`);
  const { ok, diagnostics } = await buildNow();
  expect(diagnostics).toContainEqual(expect.objectContaining({ severity: 'error', file: `content/${path}`, ...found }));
  expect({ ok, diagnostics }).toEqual({ ok: false, diagnostics: (await buildCleanly()).diagnostics });
  expect(outputOf(out)).toEqual(before);
});

/** Moves a file to a place relative to the folder beside the content, and leaves a link. */
function linkTo(place: string) {
  return (file: string, elsewhere: string) => {
    renameSync(file, `${elsewhere}/${place}`);
    symlinkSync(`${elsewhere}/${place}`, file);
  };
}

test('a linked folder of a page is read', async () => {
  const { content, out } = fixture().folders;
  renameSync(`${content}/pages/help`, `${content}-elsewhere`);
  symlinkSync(`${content}-elsewhere`, `${content}/pages/help`);
  expect(await buildNow()).toMatchObject({ ok: true, rendered: 0, diagnostics: [] });
  const text = `${content}-elsewhere/en.ts`;
  writeFileSync(text, readFileSync(text, 'utf8').replace('Write to us.', 'Tell us more.'));
  expect(await buildNow()).toMatchObject({ ok: true, rendered: 1, diagnostics: [] });
  expect(readFileSync(`${out}/site/at-en/help/index.html`, 'utf8')).toContain('Tell us more.');
  await buildCleanly();
  expect(outputOf(out)).toEqual(outputOf(`${out}-anew`));
});

test('the link that Emacs puts beside an edited file is not content', async () => {
  symlinkSync('somebody@machine.77', `${fixture().folders.content}/pages/help/.#de.ts`);
  expect(await buildNow()).toMatchObject({ ok: true, rendered: 0, diagnostics: [] });
});
