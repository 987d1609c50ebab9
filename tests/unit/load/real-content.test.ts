import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFolder } from '../../../generator/1-load/content-folder.ts';
import { findFiles } from '../../../generator/1-load/find-files.ts';
import { root } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { readBothWays } from './both-ways.ts';

test('every file of the real site is read without TypeScript, and says the same', async () => {
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

test('what a sample of a check changes says the same, as far as it is read without TypeScript', async () => {
  const differing: string[] = [];
  let direct = 0;
  for (const overlay of overlays) {
    const site = await siteFolder({ overlays: [overlay] });
    const changed = new Set(findFiles(overlay).paths);
    const read = await readBothWays(site.content, (path) => changed.has(path));
    await site.remove();
    differing.push(...read.differing.map((path) => `${overlay}/${path}`));
    direct += read.direct.length;
  }
  expect(differing).toEqual([]);
  expect(direct).toBeGreaterThan(overlays.length / 2);
}, 300_000);
