import { readFileSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../support/command.ts';
import { root } from '../support/paths.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { contentsOf, identitiesIn } from '../support/snapshot.ts';

/* Same input, same bytes; and nothing is written that is there already. */

const sites: SiteFolder[] = [];
const open = async () => {
  const site = await siteFolder();
  sites.push(site);
  return site;
};
afterAll(() => Promise.all(sites.map((site) => site.remove())));

const build = async ({ content, out }: SiteFolder, ...flags: string[]) => {
  const ended = await run(['build', '--content', content, '--out', out, ...flags]);
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

  test('name no place on this machine', () => {
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

  test('of files that were only touched writes nothing', async () => {
    const before = identitiesIn(site.out);
    await utimes(`${site.content}/site.ts`, new Date(), new Date());
    expect(await build(site)).toMatch(/^Nothing has changed/);
    expect(identitiesIn(site.out)).toEqual(before);
  });

  test('that is forced keeps every file', async () => {
    const before = contentsOf(`${site.out}/site`);
    expect(await build(site, '--force')).toMatch(/: 0 files written, \d+ unchanged, 0 removed/);
    expect(contentsOf(`${site.out}/site`)).toEqual(before);
  });

  test('after one edited text writes the pages that show it, and equals a clean build', async () => {
    const before = contentsOf(`${site.out}/site`);
    const edited = readFileSync(`${site.content}/pages/help/de.ts`, 'utf8').replace('Schreiben Sie uns.', 'Rufen Sie uns an.');
    await site.write({ 'pages/help/de.ts': edited });
    expect(await build(site)).toMatch(/: 3 files written, \d+ unchanged, 0 removed/);
    const after = contentsOf(`${site.out}/site`);
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([
      'at-de/help/index.html',
      'ch-de/help/index.html',
      'help/index.html',
    ]);

    const clean = await open();
    await clean.write({ 'pages/help/de.ts': edited });
    await build(clean);
    expect(contentsOf(`${clean.out}/site`)).toEqual(after);
  });

  test('after a page has gone removes its files', async () => {
    await site.drop('countries/ch.ts');
    for (const language of ['en', 'de']) {
      const dictionary = readFileSync(`${site.content}/dictionaries/${language}.ts`, 'utf8');
      await site.write({ [`dictionaries/${language}.ts`]: dictionary.replace(/, ch: '\w+'/, '') });
    }
    expect(await build(site)).toMatch(/ [1-9]\d* removed/);
    expect(Object.keys(contentsOf(`${site.out}/site`)).filter((path) => path.startsWith('ch'))).toEqual([]);
  });

  test('after a manual change of the output restores it', async () => {
    await build(site, '--force');
    const before = contentsOf(`${site.out}/site`);
    writeFileSync(`${site.out}/site/at-de/index.html`, 'defaced');
    await build(site, '--force');
    expect(contentsOf(`${site.out}/site`)).toEqual(before);
  });
});
