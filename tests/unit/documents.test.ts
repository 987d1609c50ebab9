import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStaging, type Staging } from '../../generator/6-emit/staging.ts';
import { StagedDocuments } from '../../generator/build/stage-documents.ts';
import { load, plan } from '../../generator/build/stages.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import { root } from '../support/paths.ts';

const { content } = await load(`${root}/tests/sites/minimal/content`);
const frame = content ?? expect.fail('the content does not load');
const { manifest } = plan(frame);

let folder: string;
let draft: Staging;
beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/wortlaut-`);
  draft = (await openStaging(folder)).draft ?? expect.fail('no draft');
});
afterEach(async () => {
  await draft.discard();
  rmSync(folder, { recursive: true });
});

const documents = (more = {}, isAsBefore = false) => new StagedDocuments({ frame, manifest, assets: noAssets, draft, ...more }, isAsBefore);

test('a file is laid at each step, and the rest when it is asked where they lie', () => {
  const some = documents();
  for (let step = 0; step < 3; step++) expect(some.laying.next().done).toBe(false);
  const lying = () => [...some.files()].filter(([path, data]) => written(path) === data).length;
  expect(lying()).toBe(3);
  expect([...some.laid().keys()]).toEqual([...some.files().keys()]);
  expect(lying()).toBe(some.files().size);
  expect(some.laying.next().done).toBe(true);
});

test('steps that are broken off lay nothing more', () => {
  const some = documents();
  some.laying.next();
  some.laying.return?.();
  expect(some.laying.next().done).toBe(true);
  expect(some.laid().size).toBe(1);
});

test('without a draft there is nothing to lay', () => {
  const some = documents({ draft: undefined });
  expect(some.laying.next().done).toBe(true);
  expect(some.laid().size).toBe(0);
  expect(some.files().size).toBeGreaterThan(0);
});

test('where a page stands, it stays', () => {
  const [first] = manifest.routes;
  const routes = [{ ...(first ?? expect.fail('no page')), output: 'robots.txt' }];
  expect([
    ...documents({ manifest: { ...manifest, routes } })
      .laid()
      .keys(),
  ]).not.toContain('robots.txt');
});

/** Publishes all of them, begins the next draft, and gives what the record then has. */
async function publishAll(): Promise<[path: string, hash: string][]> {
  const files = documents().laid();
  await draft.publish({ files, reports: new Map(), inputs: '' });
  draft = (await openStaging(folder)).draft ?? expect.fail('no draft');
  return [...files].map(([path, { hash }]) => [path, hash]);
}

test('those of which nothing has changed stay as they lie there', async () => {
  const known = (await publishAll()).slice(0, 2);
  const some = documents({ kept: { documents: known } }, true);
  expect([...some.laid()].map(([path, { hash }]) => [path, hash])).toEqual(known);
});

test('all are made anew as soon as one of them is gone', async () => {
  const known = await publishAll();
  const some = documents({ kept: { documents: [...known.slice(0, 2), ['gone.txt', 'hash']] } }, true);
  expect(some.laid().size).toBe(known.length);
});

function written(path: string): string | undefined {
  try {
    return readFileSync(`${draft.folder}/${path}`, 'utf8');
  } catch {
    return undefined;
  }
}
