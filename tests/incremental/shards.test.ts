import './compile-once.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { build, buildShard, mergeShards } from '../../generator/index.ts';
import { testFolder } from '../support/paths.ts';
import { contentsOf } from '../support/snapshot.ts';
import { type Fixture, openFixture } from './fixture.ts';
import { start } from './situation.ts';

/* Several machines make a site in shares, each with a cache of its own; joined, they are the bytes of one build. */

let fixture: Fixture;
let folder: string;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.remove());
beforeEach(async () => {
  fixture.reset();
  await mkdir(testFolder, { recursive: true });
  folder = await mkdtemp(`${testFolder}/shards-`);
  return () => rm(folder, { recursive: true });
});

const settings = (machine: string) => ({ content: fixture.folders.content, ...start.options, cache: `${folder}/cache-${machine}` });

/** The folders of all shards, built by as many machines. */
async function shardsOf(of: number): Promise<string[]> {
  const folders = Array.from({ length: of }, (_, index) => `${folder}/${index + 1}-of-${of}`);
  for (const [index, out] of folders.entries()) {
    const { ok } = await buildShard({ ...settings(`${index}`), out, shard: { index: index + 1, of } });
    expect(ok).toBe(true);
  }
  return folders;
}

test.each([1, 2, 3, 7])('%i shards joined are what one build makes, and no page is rendered again', async (of) => {
  const shards = await shardsOf(of);
  const joined = await mergeShards(shards.reverse(), settings('merge'));
  if ('fault' in joined) throw new Error(joined.fault);
  const result = await build({ ...settings('merge'), out: `${folder}/joined`, previousState: joined.state });
  expect(result).toMatchObject({ ok: true, rendered: 0 });
  await build({ ...settings('one'), out: `${folder}/one` });
  expect(contentsOf(`${folder}/joined/site`)).toEqual(contentsOf(`${folder}/one/site`));
  expect(contentsOf(`${folder}/joined/reports`)).toEqual(contentsOf(`${folder}/one/reports`));
});

test('WL5031 what two pages of different shards have in common is found where these are joined, as by one build', async () => {
  const copy = `${fixture.folders.content}/pages/privacy/en.ts`;
  writeFileSync(copy, readFileSync(copy, 'utf8').replace('Privacy | {brand:product}', 'Help | {brand:product}'));
  const joined = await mergeShards(await shardsOf(2), settings('merge'));
  if ('fault' in joined) throw new Error(joined.fault);
  const result = await build({ ...settings('merge'), out: `${folder}/joined`, previousState: joined.state });
  const one = await build({ ...settings('one'), out: `${folder}/one` });
  expect(result.diagnostics.map(({ code }) => code)).toContain('WL5031');
  expect(result.diagnostics).toEqual(one.diagnostics);
});

test('shards are joined to the site of any host', async () => {
  const shards = await shardsOf(2);
  const rules = { ...settings('merge'), hosts: ['nginx'] } as const;
  const joined = await mergeShards(shards, rules);
  if ('fault' in joined) throw new Error(joined.fault);
  await build({ ...rules, out: `${folder}/joined`, previousState: joined.state });
  await build({ ...rules, cache: `${folder}/cache-one`, out: `${folder}/one` });
  expect(contentsOf(`${folder}/joined/site`)).toEqual(contentsOf(`${folder}/one/site`));
  expect(contentsOf(`${folder}/joined/site`)).not.toHaveProperty(['at/index.html']);
  expect(contentsOf(`${folder}/joined/host`)).toEqual(contentsOf(`${folder}/one/host`));
});

test('a shard that is missing is named', async () => {
  const [first = '', , third = ''] = await shardsOf(3);
  expect(await mergeShards([third, first], settings('merge'))).toEqual({ fault: 'missing', shard: { index: 2, of: 3 } });
});

test('a shard of other content is refused', async () => {
  const shards = await shardsOf(2);
  const changed = `${folder}/content`;
  await cp(fixture.folders.content, changed, { recursive: true });
  writeFileSync(`${changed}/dictionaries/added.ts`, 'export default {};\n');
  expect(await mergeShards(shards, { ...settings('merge'), content: changed })).toMatchObject({ fault: 'stale' });
});

test('a folder without a share, or with a part of one, is named', async () => {
  const [share = ''] = await shardsOf(1);
  writeFileSync(`${share}/shard.json`, 'half');
  expect(await mergeShards([share], settings('merge'))).toEqual({ fault: 'none', folder: share });
});
