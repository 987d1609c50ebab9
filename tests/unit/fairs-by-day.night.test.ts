import { expect, test } from 'vitest';
import { build } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';

test('P14 a build on another day renders only the pages whose fairs have ended', { timeout: 120_000 }, async () => {
  // The content folder has a build state of its own; the bundles are those of the project.
  const { content, out } = await siteFolder({ from: `${root}/content` });
  const on = (today: string) => build(opened({ content, out, today }));
  const [first, next, after] = [await on('2026-11-22'), await on('2026-11-23'), await on('2027-02-12')];
  expect([first.ok, first.rendered, next.rendered]).toEqual([true, first.pages, 0]);
  expect(after.rendered).toBeGreaterThan(0);
  expect(after.rendered).toBeLessThan(after.pages / 4);
});
