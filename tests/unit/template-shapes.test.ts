import { mkdtempSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, test, vi } from 'vitest';
import { templateShapes } from '../../generator/1-load/template-shapes/template-shapes.ts';
import { templateNames } from '../../generator/compile/steps/stages.ts';
import { build, check } from '../../generator/index.ts';
import { shapeAt } from '../../generator/model/template-shape.ts';
import theme from '../../runtime/theme.ts';
import { removeLater } from '../support/made-folders.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';

const derived = vi.hoisted(() => ({ times: 0 }));
vi.mock('../../generator/1-load/template-shapes/derive-shapes.ts', async (original) => {
  const one = await original<typeof import('../../generator/1-load/template-shapes/derive-shapes.ts')>();
  return {
    deriveShapes: (...given: Parameters<typeof one.deriveShapes>) => {
      derived.times += 1;
      return one.deriveShapes(...given);
    },
  };
});

/** The shapes are derived into it once. */
const cache = removeLater(mkdtempSync(`${tmpdir()}/wortlaut-`));

describe('the shapes of the templates', () => {
  test('exist for every template, and correspond to its types', async () => {
    const shapes = await templateShapes(root, cache);
    expect(Object.keys(shapes).sort()).toEqual([...templateNames(theme)].sort());
    const { copy, structure } = shapes.support ?? expect.fail('support has no shape');
    expect(shapeAt(copy, ['faq', 'found'])).toEqual({ shape: { kind: 'text', arguments: ['found'] }, required: true });
    expect(shapeAt(copy, ['faq', 'items', 'start', 'answer'])).toEqual({ shape: { kind: 'text', arguments: [] }, required: false });
    expect(shapeAt(shapes.trade?.structure ?? structure, ['links', '0', 'icon']).shape).toMatchObject({
      kind: 'literal',
      values: expect.arrayContaining(['headset']),
    });
    expect(shapeAt(structure, ['faq']).shape).toMatchObject({
      kind: 'list',
      of: { kind: 'group', fields: { id: { shape: { kind: 'string' } } } },
    });
    expect(shapeAt(shapes.about?.copy ?? copy, ['story', 'heading']).required).toBe(false);
  });

  test('are derived once, and again if the cache is damaged', async () => {
    const first = await templateShapes(root, cache);
    const before = derived.times;
    expect(await templateShapes(root, cache)).toEqual(first);
    expect(derived.times).toBe(before);
    const [kept = ''] = await readdir(cache);
    await writeFile(`${cache}/${kept}`, (await readFile(`${cache}/${kept}`, 'utf8')).slice(0, 500));
    expect(await templateShapes(root, cache)).toEqual(first);
    expect(derived.times).toBe(before + 1);
  });
});

const minimal = (path: string) => readFile(`${root}/tests/sites/minimal/content/${path}`, 'utf8');

test('a build reports whether a check has passed its types', async () => {
  const { content, out, write } = await siteFolder();
  const settings = { content, out, cache };
  expect((await build(opened(settings))).typesRight).toBe(false);
  expect((await check(opened(settings))).ok).toBe(true);
  expect(await build(opened(settings))).toMatchObject({ ok: true, upToDate: true, typesRight: true });
  await write({ 'pages/help/page.ts': (await minimal('pages/help/page.ts')).replace('definePage({', 'definePage<"notice">({') });
  expect((await build(opened(settings))).typesRight).toBe(false);
}, 240_000);
