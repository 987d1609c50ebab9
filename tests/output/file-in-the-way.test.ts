import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { build, type Manifest } from '../../generator/index.ts';
import { outputOf } from '../../generator/model/manifest.ts';
import { opened } from '../support/opened.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { contentsOf } from '../support/snapshot.ts';

/*
 * A file in the draft has the path of a folder, or a folder that of a file. Threads write pages, and other files are written meanwhile; if
 * one of them fails, all stop, the draft is removed, and the published site stays.
 */

let site: SiteFolder;
beforeAll(async () => {
  site = await siteFolder();
  for (const _ of ['published', 'spare']) expect(await build(opened(settings(0)))).toMatchObject({ ok: true });
});

const settings = (workers: number) => ({ content: site.content, out: site.out, cache: `${site.out}-cache`, force: true, workers });

/** Puts a file in the way of a folder of the site that will be the next draft; a folder in the way of a file that is in none. */
async function putInTheWay(output: string): Promise<void> {
  const published = readlinkSync(`${site.out}/.current`).slice('.builds/'.length);
  const spare = readdirSync(`${site.out}/.builds`).find((name) => name !== published);
  const file = `${site.out}/.builds/${spare}/site/${output}`;
  const way = output.includes('/') ? dirname(file) : file;
  await rm(way, { recursive: true });
  await mkdir(output.includes('/') ? dirname(way) : way, { recursive: true });
  if (way !== file) await writeFile(way, '');
}

const fileOf: readonly (readonly [kind: string, of: (manifest: Manifest) => string | undefined])[] = [
  ['a redirect', ({ redirects }) => redirects.map(({ from }) => outputOf(from)).at(-1)],
  ['a sitemap', () => 'sitemap.xml'],
  ['a page', ({ routes }) => routes.map(({ output }) => output).findLast((output) => output.endsWith('/index.html'))],
];

describe.each([0, 2])('%i workers', (workers) => {
  test.each(fileOf)('WL6003 what is in the way of %s is reported', async (_, of) => {
    const good = contentsOf(`${site.out}/site`);
    await putInTheWay(of(JSON.parse(readFileSync(`${site.out}/reports/manifest.json`, 'utf8'))) ?? expect.fail('no such page'));

    expect(await build(opened(settings(workers)))).toMatchObject({
      ok: false,
      diagnostics: [
        {
          code: 'WL6003',
          message: expect.stringMatching(
            /cannot be written: (a part of its path is a file|there is a file of that name|a folder is in the place of a file)\.$/,
          ),
        },
      ],
    });
    expect(readdirSync(`${site.out}/.builds`).filter((name) => name.startsWith('draft'))).toEqual([]);
    expect(existsSync(`${site.out}/.lock`)).toBe(false);
    expect(contentsOf(`${site.out}/site`)).toEqual(good);

    expect(await build(opened(settings(workers)))).toMatchObject({ ok: true });
    expect(contentsOf(`${site.out}/site`)).toEqual(good);
  });
});
