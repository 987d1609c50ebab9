import './compile-once.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Fixture, openFixture } from './fixture.ts';
import { freshMemory } from './memory.ts';
import { buildAt, outputOf } from './outcome.ts';
import { start } from './situation.ts';
import { takeStep } from './take-step.ts';

/* Builds give the same bytes with any number of worker threads, cold and after an edit. */

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
}, 180_000);
afterAll(() => fixture?.remove());
beforeEach(() => fixture.reset());

test.each([0, 1, 2, 3])('%i workers', async (workers) => {
  const { folders, clean } = fixture;
  const anew = { ...folders, out: `${folders.out}-anew`, cache: `${folders.cache}-anew` };
  expect(await buildAt(anew, { ...start.options, workers })).toMatchObject({ ok: true, diagnostics: [] });
  expect(outputOf(anew.out)).toEqual((await clean(start)).output);

  const { situation } = await takeStep({ edit: ['a period', 'a text of the layout', 'a page more'] }, freshMemory({}), fixture);
  const expected = await clean(situation);
  expect(expected.ok).toBe(true);
  expect(await buildAt(folders, { ...situation.options, workers })).toMatchObject({ ok: true, diagnostics: expected.diagnostics });
  expect(outputOf(folders.out)).toEqual(expected.output);
});
