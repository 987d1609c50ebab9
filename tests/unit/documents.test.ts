import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStaging, type Staging } from '../../generator/6-emit/staging.ts';
import { StagedDocuments } from '../../generator/compile/batches/stage-documents.ts';
import { noConfig } from '../../generator/compile/configuration/config.ts';
import { load, plan } from '../../generator/compile/steps/stages.ts';
import { bitOf, type InputSet } from '../../generator/model/input-groups.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import theme from '../../runtime/theme.ts';
import { root } from '../support/paths.ts';

const { content } = await load(`${root}/tests/sites/minimal/content`);
const shared = content ?? expect.fail('the content does not load');
const { manifest } = plan(shared);
const vocabulary = { templates: [], shapes: {}, production: false, today: '2026-07-31' };
const inputs = { shared, manifest, assets: noAssets, vocabulary };

let folder: string;
let staging: Staging;
beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/wortlaut-`);
  staging = (await openStaging(folder)).staging ?? expect.fail('nothing is staged');
});
afterEach(async () => {
  await staging.discard();
  rmSync(folder, { recursive: true });
});

const everything = ~0;
const documents = (more = {}, changed: InputSet = everything) =>
  new StagedDocuments({ ...inputs, theme, config: noConfig, staging, hosts: [], ...more }, changed);

test('each step stages one file, and staged() stages the rest', () => {
  const some = documents();
  for (let step = 0; step < 3; step++) expect(some.staging.next().done).toBe(false);
  const placed = () => [...some.files()].filter(([path, data]) => written(path) === data).length;
  expect(placed()).toBe(3);
  expect([...some.staged().keys()]).toEqual([...some.files().keys()]);
  expect(placed()).toBe(some.files().size);
  expect(some.staging.next().done).toBe(true);
});

test('stopped steps stage no more files', () => {
  const some = documents();
  some.staging.next();
  some.staging.return?.();
  expect(some.staging.next().done).toBe(true);
  expect(some.staged().size).toBe(1);
});

test('without a staging folder nothing is staged', () => {
  const some = documents({ staging: undefined });
  expect(some.staging.next().done).toBe(true);
  expect(some.staged().size).toBe(0);
  expect(some.files().size).toBeGreaterThan(0);
});

test('a page at the same path wins', () => {
  const [first] = manifest.routes;
  const routes = [{ ...(first ?? expect.fail('no page')), output: 'robots.txt' }];
  expect([
    ...documents({ manifest: { ...manifest, routes } })
      .staged()
      .keys(),
  ]).not.toContain('robots.txt');
});

/** Publishes all of them, opens the next staging folder, and returns the paths and hashes, with the input groups. */
async function publishAll(): Promise<{ documents: [path: string, hash: string][]; documentInputs: InputSet }> {
  const some = documents();
  const files = some.staged();
  await staging.publish({ files, reports: new Map(), inputs: '' });
  staging = (await openStaging(folder)).staging ?? expect.fail('nothing is staged');
  return { documents: [...files].map(([path, { hash }]) => [path, hash]), documentInputs: some.inputs() };
}

test('files with unchanged inputs are reused', async () => {
  const { documents: all, documentInputs } = await publishAll();
  const known = all.slice(0, 2);
  const some = documents({ previousState: { documents: known, documentInputs } }, bitOf('dictionaries') | bitOf('claims'));
  expect([...some.staged()].map(([path, { hash }]) => [path, hash])).toEqual(known);
  expect(some.inputs()).toBe(documentInputs);
});

test.for(['site', 'brand', 'manifest', 'assets', 'code'] as const)(
  'all are rendered anew after a change of the input group %s',
  async (group) => {
    const { documents: all, documentInputs } = await publishAll();
    const some = documents({ previousState: { documents: all.slice(0, 2), documentInputs } }, bitOf(group));
    expect(some.staged().size).toBe(all.length);
  },
);

test('all are rendered anew if one of them is missing', async () => {
  const { documents: all, documentInputs } = await publishAll();
  const some = documents({ previousState: { documents: [...all.slice(0, 2), ['gone.txt', 'hash']], documentInputs } }, 0);
  expect(some.staged().size).toBe(all.length);
});

function written(path: string): string | undefined {
  try {
    return readFileSync(`${staging.folder}/${path}`, 'utf8');
  } catch {
    return undefined;
  }
}
