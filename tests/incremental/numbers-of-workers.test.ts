import './compile-once.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshMemory } from './memory.ts';
import { buildAt, outputOf } from './outcome.ts';
import { start } from './situation.ts';
import { takeStep } from './take-step.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

/* The same bytes with any number of worker threads, from nothing and after an edit. */

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
}, 180_000);
afterAll(() => bench?.remove());
beforeEach(() => bench.reset());

test.each([0, 1, 2, 3])('%i workers', async (workers) => {
  const { folders, clean } = bench;
  const anew = { ...folders, out: `${folders.out}-anew`, cache: `${folders.cache}-anew` };
  expect(await buildAt(anew, { ...start.told, workers })).toMatchObject({ ok: true, diagnostics: [] });
  expect(outputOf(anew.out)).toEqual((await clean(start)).output);

  const { situation } = await takeStep({ edit: ['a period', 'a text of the furniture', 'a page more'] }, freshMemory({}), bench);
  const expected = await clean(situation);
  expect(expected.ok).toBe(true);
  expect(await buildAt(folders, { ...situation.told, workers })).toMatchObject({ ok: true, diagnostics: expected.diagnostics });
  expect(outputOf(folders.out)).toEqual(expected.output);
});
