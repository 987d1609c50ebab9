import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { openFixtureForTests } from './fixture.ts';
import { freshMemory } from './memory.ts';
import { buildAt, outputOf } from './outcome.ts';
import { start } from './situation.ts';
import { takeStep } from './take-step.ts';

/* Builds give the same bytes with any number of worker threads, cold and after an edit, and after one during which texts were edited. */

const fixture = openFixtureForTests();

test.each([0, 1, 3])('%i workers', async (workers) => {
  const { folders, clean } = fixture();
  const anew = { ...folders, out: `${folders.out}-anew`, cache: `${folders.cache}-anew` };
  expect(await buildAt(anew, { ...start.options, workers })).toMatchObject({ ok: true, diagnostics: [] });
  expect(outputOf(anew.out)).toEqual((await clean(start)).output);

  const { situation } = await takeStep({ edit: ['a period', 'a text of the layout', 'a page more'] }, freshMemory({}), fixture());
  const expected = await clean(situation);
  expect(expected.ok).toBe(true);
  expect(await buildAt(folders, { ...situation.options, workers })).toMatchObject({ ok: true, diagnostics: expected.diagnostics });
  expect(outputOf(folders.out)).toEqual(expected.output);
});

test('texts that are edited while a build runs, and restored after it, do not affect the next build', async () => {
  const { folders } = fixture();
  const pages = join(folders.content, 'pages');
  const copies = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((path) => /\/de\.ts$/.test(path));
  const originals = new Map(copies.map((path) => [path, readFileSync(join(pages, path), 'utf8')]));
  const before = outputOf(folders.out);

  let edited = false;
  const progress = () => {
    if (edited) return;
    edited = true;
    for (const [path, text] of originals) writeFileSync(join(pages, path), text.replace(/heading: '/, "heading: 'Kurz "));
  };
  await build(opened({ ...start.options, ...folders, force: true, progress }));
  expect(outputOf(folders.out), 'the edit came in time to be rendered').not.toEqual(before);

  for (const [path, text] of originals) writeFileSync(join(pages, path), text);
  expect(await buildAt(folders, start.options)).toMatchObject({ ok: true, upToDate: false });
  expect(outputOf(folders.out)).toEqual(before);
});
