import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../support/command.ts';
import { root } from '../support/paths.ts';
import { runHere } from '../support/run-here.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { contentsOf, identitiesIn } from '../support/snapshot.ts';

/* Equal input gives equal bytes, and existing files are not written again. */

const open = async () => {
  const site = await siteFolder();
  return site;
};

const build = async ({ content, out }: SiteFolder, ...flags: string[]) => {
  const ended = await runHere(['build', '--content', content, '--out', out, ...flags]);
  expect([ended.code, ended.stdout]).toEqual([0, '']);
  return ended.stderr;
};

describe('two clean builds', () => {
  let first: SiteFolder;
  let second: SiteFolder;
  beforeAll(async () => {
    [first, second] = [await open(), await open()];
    const elsewhere = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', HOME: '/nowhere' };
    await Promise.all([build(first), run(['build', '--content', second.content, '--out', second.out], elsewhere)]);
  });

  test('give the same bytes, in another folder, time zone and language', () => {
    expect(Object.keys(contentsOf(`${first.out}/site`)).length).toBeGreaterThan(40);
    expect(contentsOf(`${second.out}/site`)).toEqual(contentsOf(`${first.out}/site`));
    expect(contentsOf(`${second.out}/reports`)).toEqual(contentsOf(`${first.out}/reports`));
  });

  test('do not contain paths of this machine', () => {
    for (const folder of [`${first.out}/site`, `${first.out}/reports`]) {
      for (const path of Object.keys(contentsOf(folder)))
        expect(readFileSync(`${folder}/${path}`, 'latin1').includes(root), path).toBe(false);
    }
  });
});

describe('a second build', () => {
  let site: SiteFolder;
  beforeAll(async () => {
    site = await open();
    await build(site);
  });

  test('of unchanged content writes nothing and prints that', async () => {
    const before = identitiesIn(site.out);
    expect(await build(site)).toMatch(/^Nothing has changed: 11 pages in .* are up to date/);
    expect(identitiesIn(site.out)).toEqual(before);
  });

  test('with --force keeps every file', async () => {
    const before = contentsOf(`${site.out}/site`);
    expect(await build(site, '--force')).toMatch(/: 0 files written, \d+ unchanged, 0 removed/);
    expect(contentsOf(`${site.out}/site`)).toEqual(before);
  });
});
