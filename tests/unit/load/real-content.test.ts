import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFolder } from '../../../generator/1-load/content-folder.ts';
import { root, testFolder } from '../../support/paths.ts';
import { contentSamples, minimalContent } from '../../support/samples/samples.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { readBothWays, readFoldersBothWays } from './both-ways.ts';

test('every file of the real site is read without TypeScript, with the same values', async () => {
  const { direct, differing } = await readBothWays(`${root}/content`);
  expect(differing).toEqual([]);
  expect(direct).toEqual(openFolder(`${root}/content`).claimed);
}, 60_000);

const foldersIn = (folder: string) => readdirSync(folder).filter((name) => statSync(`${folder}/${name}`).isDirectory());

test.each(foldersIn(`${root}/tests/sites`))(
  'every file of the small site %s has the same value without TypeScript',
  async (name) => {
    const { direct, differing } = await readBothWays(`${root}/tests/sites/${name}/content`);
    expect(differing).toEqual([]);
    expect(direct.length).toBeGreaterThan(0);
  },
  60_000,
);

test('files of samples that are read without TypeScript have the same values', async () => {
  // Many samples share files: each text is read once.
  const seen = new Set([...minimalContent()].map((file) => file.join(' ')));
  const isNew = (file: readonly unknown[]) => seen.size < seen.add(file.join(' ')).size;
  const samples = contentSamples().filter((_, index) => process.env.NIGHT || index % 4 === 0);
  const sites = new Map(samples.flatMap(({ bad, good }) => [bad, good].map((files) => [JSON.stringify([...files]), files])));
  const folders = await Promise.all(
    [...sites.values()].map(async (files) => {
      const fresh = new Set([...files].filter(isNew).map(([path]) => path));
      return { site: await siteFolder({ from: files }), isMeant: (path: string) => fresh.has(path) };
    }),
  );
  // Reading all of them at once imports shared files once.
  const read = await readFoldersBothWays(
    folders.map(({ site, isMeant }) => ({ content: site.content, isMeant })),
    testFolder,
  );
  await Promise.all(folders.map(({ site }) => site.remove()));
  expect(read.differing).toEqual([]);
  expect(read.direct.length).toBeGreaterThan(sites.size / 2);
}, 300_000);
