import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFolder } from '../../../generator/1-load/content-folder.ts';
import { findFiles } from '../../../generator/1-load/find-files.ts';
import { root, testFolder } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { readBothWays, readFoldersBothWays } from './both-ways.ts';

test('every file of the real site is read without TypeScript, with the same values', async () => {
  const { direct, differing } = await readBothWays(`${root}/content`);
  expect(differing).toEqual([]);
  expect(direct).toEqual(openFolder(`${root}/content`).claimed);
}, 60_000);

const foldersIn = (folder: string) => readdirSync(folder).filter((name) => statSync(`${folder}/${name}`).isDirectory());

test.each(foldersIn(`${root}/tests/sites`))(
  'every file of the small site %s says the same',
  async (name) => {
    const { direct, differing } = await readBothWays(`${root}/tests/sites/${name}/content`);
    expect(differing).toEqual([]);
    expect(direct.length).toBeGreaterThan(0);
  },
  60_000,
);

const overlays = foldersIn(`${root}/tests/checks`).flatMap((name) => ['bad', 'good'].map((half) => `${root}/tests/checks/${name}/${half}`));

test('files of samples that are read without TypeScript have the same values', async () => {
  const sites = await Promise.all(overlays.map((overlay) => siteFolder({ overlays: [overlay] })));
  // One reading of them all imports what they share once.
  const read = await readFoldersBothWays(
    sites.map(({ content }, index) => ({ content, isMeant: oneOf(findFiles(overlays[index] ?? '').paths) })),
    testFolder,
  );
  await Promise.all(sites.map((site) => site.remove()));
  expect(read.differing).toEqual([]);
  expect(read.direct.length).toBeGreaterThan(overlays.length / 2);
}, 300_000);

function oneOf(paths: readonly string[]): (path: string) => boolean {
  const known = new Set(paths);
  return (path) => known.has(path);
}
