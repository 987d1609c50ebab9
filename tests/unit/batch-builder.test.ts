import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSource } from '../../generator/1-load/source.ts';
import { siteFactsOf } from '../../generator/5-inspect/shared/site-facts.ts';
import { BatchBuilder } from '../../generator/compile/batches/batch-builder.ts';
import type { AddressJob, BatchJob, BatchResult } from '../../generator/compile/batches/batch-job.ts';
import { noConfig } from '../../generator/compile/configuration/config.ts';
import { plan, templateNames } from '../../generator/compile/steps/stages.ts';
import type { Route } from '../../generator/model/manifest.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import theme from '../../runtime/theme.ts';
import { root } from '../support/paths.ts';

/* A batch whose texts have not changed since the last build: only pages that are rendered again need their texts. */

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
      code: Object.fromEntries(templateNames(theme).map((name) => [name, 'code'])),
      siteFacts: { ...siteFactsOf({ content: shared, manifest, newTab: theme.newTab }), scripts: noAssets.parts, production: false },
      vocabulary: { templates: templateNames(theme), shapes: {}, production: false, today: '2026-11-21' },
      cache,
    },
    (pages, languages) => {
      read.push(languages ? [...languages] : 'all');
      return source.readPages(shared, pages, languages);
    },
    { theme, config: noConfig },
  );
  const routes = manifest.routes.filter(({ page }) => page === 'help');
  return { builder, read, routes };
}

const path = '/at-de/help/';
const job = { batch: 0, pages: ['help'], check: false, render: true };

/** The job of a build in which the page at `/at-de/help/` is rendered again. */
function again(routes: readonly Route[], { rendered }: BatchResult, unread = rendered[path]?.unread): BatchJob {
  const [other, [own]] = [routes.filter((route) => route.path !== path), routes.filter((route) => route.path === path)];
  const reused = other.flatMap((route): AddressJob[] => {
    const page = rendered[route.path];
    return page ? [{ route, reusable: page }] : [];
  });
  return { ...job, addresses: own ? [{ route: own, ...(unread && { unread }) }] : [], reused };
}

test('the texts of other languages are not read, and the page is unchanged', async () => {
  const { builder, read, routes } = await openBuilder();
  const whole = await builder.build({ ...job, addresses: routes.map((route) => ({ route })) });
  expect(Object.keys(whole.rendered)).toEqual(routes.map((route) => route.path));
  expect(whole.texts).toBeDefined();
  const result = await builder.build(again(routes, whole));
  expect(read).toEqual(['all', ['de']]);
  expect(Object.keys(result.rendered)).toEqual([path]);
  expect(result.rendered[path]?.hash).toBe(whole.rendered[path]?.hash);
  expect([result.texts, result.coverage]).toEqual([undefined, undefined]);
});

test('other texts are read if the page shows other texts than before, because a text may be unused now', async () => {
  const { builder, read, routes } = await openBuilder();
  const whole = await builder.build({ ...job, addresses: routes.map((route) => ({ route })) });
  const result = await builder.build(again(routes, whole, { 'content/pages/help/de.ts': ['heading'] }));
  expect(read).toEqual(['all', ['de'], 'all']);
  expect(Object.keys(result.rendered)).toEqual([path]);
  expect(result.texts).toEqual(whole.texts);
});
