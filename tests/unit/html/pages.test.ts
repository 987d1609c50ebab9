import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderToHtml } from '../../../generator/4-render/html/render-to-html.ts';
import { pageElements } from '../../../generator/4-render/render.ts';
import { load, plan } from '../../../generator/build/stages.ts';
import { noAssets } from '../../../generator/model/site-files.ts';
import { islands } from '../../../runtime/islands/registry.ts';
import { writeSyntheticContent } from '../../bench/synthetic-content.ts';
import { startProcess } from '../../support/command.ts';
import type { Comparison } from '../../support/compare-renderers.ts';
import { root } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';

async function compared(content: string): Promise<Comparison> {
  const arguments_ = ['--import', 'tsx', 'tests/support/compare-renderers.ts', content];
  const { stdout, stderr, code } = await startProcess(process.execPath, arguments_, { ...process.env, NODE_ENV: 'production' }).ended;
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Comparison;
}

test('every page of the real site, and every island whatever it is given, is what React makes of it', async () => {
  const { pages, islands: seen, different } = await compared(`${root}/content`);
  expect(different).toEqual([]);
  expect(pages).toBeGreaterThan(200);
  expect(Object.keys(seen).sort()).toEqual(Object.keys(islands).sort());
});

test('every page of a synthetic site is what React makes of it', async () => {
  const folder = await siteFolder();
  try {
    await folder.drop('.');
    await writeSyntheticContent(folder.content, { pages: 16 });
    const { pages, different } = await compared(folder.content);
    expect({ pages, different }).toEqual({ pages: 17, different: [] });
  } finally {
    await folder.remove();
  }
});

test('so is every page of the minimal site with the development version of React', async () => {
  const { content } = await load(`${root}/tests/sites/minimal/content`);
  if (!content) throw new Error('the minimal site does not load');
  const elements = pageElements({ content, manifest: plan(content).manifest, assets: noAssets });
  expect(elements.length).toBeGreaterThan(2);
  for (const element of elements) expect(renderToHtml(element)).toBe(renderToString(element));
});
