import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSource } from '../../generator/1-load/source.ts';
import { siteFactsOf } from '../../generator/5-inspect/shared/site-facts.ts';
import { BatchBuilder } from '../../generator/build/batch-builder.ts';
import type { AddressJob, BatchResult } from '../../generator/build/batch-job.ts';
import { plan, templateNames } from '../../generator/build/stages.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import { root } from '../support/paths.ts';

/* A batch whose texts are those of the last build: only the pages that are rendered again need their texts. */

const content = `${root}/tests/sites/minimal/content`;
let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'wortlaut-batch-'));
});
afterEach(() => rm(cache, { recursive: true }));

async function openBuilder() {
  const source = await openSource(content);
  const { content: shared } = await source.readShared();
  if (!shared) throw new Error('the minimal site does not load');
  const { manifest } = plan(shared);
  const read: (readonly string[] | 'all')[] = [];
  const builder = new BatchBuilder(
    {
      shared,
      manifest,
      assets: noAssets,
      code: Object.fromEntries(templateNames.map((name) => [name, 'code'])),
      siteFacts: { ...siteFactsOf(shared, manifest), scripts: noAssets.parts, production: false },
      vocabulary: { templates: templateNames, shapes: {}, production: false, today: '2026-11-21' },
      cache,
    },
    (pages, languages) => {
      read.push(languages ? [...languages] : 'all');
      return source.readPages(shared, pages, languages);
    },
  );
  const paths = manifest.routes.filter(({ page }) => page === 'help').map(({ path }) => path);
  return { builder, read, paths };
}

const job = { batch: 0, pages: ['help'], check: false, render: true };

/** The job of a build in which one page is rendered again. */
function again({ rendered }: BatchResult, path: string, unread = rendered[path]?.unread) {
  const reused = Object.entries(rendered).flatMap(([other, page]): AddressJob[] =>
    other === path ? [] : [{ path: other, reusable: page }],
  );
  return { ...job, addresses: [{ path, ...(unread && { unread }) }], reused };
}

test('the texts of other languages are not read, and the page is as it was', async () => {
  const { builder, read, paths } = await openBuilder();
  const whole = await builder.build({ ...job, addresses: paths.map((path) => ({ path })) });
  expect(Object.keys(whole.rendered)).toEqual(paths);
  expect(whole.texts).toBeDefined();
  const result = await builder.build(again(whole, '/at-de/help/'));
  expect(read).toEqual(['all', ['de']]);
  expect(Object.keys(result.rendered)).toEqual(['/at-de/help/']);
  expect(result.rendered['/at-de/help/']?.hash).toBe(whole.rendered['/at-de/help/']?.hash);
  expect([result.texts, result.coverage]).toEqual([undefined, undefined]);
});

test('they are read if the page shows other texts than before, because a text may be unused now', async () => {
  const { builder, read, paths } = await openBuilder();
  const whole = await builder.build({ ...job, addresses: paths.map((path) => ({ path })) });
  const result = await builder.build(again(whole, '/at-de/help/', { 'content/pages/help/de.ts': ['heading'] }));
  expect(read).toEqual(['all', ['de'], 'all']);
  expect(Object.keys(result.rendered)).toEqual(['/at-de/help/']);
  expect(result.texts).toEqual(whole.texts);
});
