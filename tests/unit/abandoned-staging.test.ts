import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../support/command.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

/* What a build that was killed has left in the cache is taken away by the next one that writes; what another is writing stays. */

let site: SiteFolder;
beforeAll(async () => {
  site = await siteFolder();
});
afterAll(() => site.remove());

test('drafts of processes that are gone, or older than a day, are removed from the cache', async () => {
  const cache = `${site.out}-cache`;
  mkdirSync(cache);
  const gone = spawnSync(process.execPath, ['--version']).pid;
  const mine = process.pid;
  const names = (maker: number) => ['site-a.json', 'b.inputs', 'types-c.tsbuildinfo', 'texts-d_-d'].map((name) => `${name}.${maker}`);
  for (const name of [...names(gone), ...names(mine), 'old.json.1', 'mine.2026']) writeFileSync(`${cache}/${name}`, 'half');
  utimesSync(`${cache}/old.json.1`, new Date('2026-01-01'), new Date('2026-01-01'));
  expect(await run(['build', '--content', site.content, '--out', site.out], { WORTLAUT_CACHE: cache })).toMatchObject({ code: 0 });
  const left = readdirSync(cache).filter((name) => /\.\d+$/.test(name));
  expect(left.sort()).toEqual([...names(mine), 'mine.2026'].sort());
});
