import './compile-once.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../generator/index.ts';
import { outputOf } from './outcome.ts';
import { start } from './situation.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
  bench.reset();
});
afterAll(() => bench?.remove());

test('texts that are edited while a build runs, and taken back after it, leave nothing behind', async () => {
  const pages = join(bench.folders.content, 'pages');
  const copies = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((path) => /\/de\.ts$/.test(path));
  const written = new Map(copies.map((path) => [path, readFileSync(join(pages, path), 'utf8')]));
  const settings = { ...start.told, ...bench.folders };
  const before = outputOf(bench.folders.out);

  let edited = false;
  await build({
    ...settings,
    force: true,
    progress() {
      if (edited) return;
      edited = true;
      for (const [path, text] of written) writeFileSync(join(pages, path), text.replace(/heading: '/, "heading: 'Kurz "));
    },
  });
  expect(edited).toBe(true);
  expect(outputOf(bench.folders.out), 'the edit came in time to be rendered').not.toEqual(before);

  for (const [path, text] of written) writeFileSync(join(pages, path), text);
  expect(await build(settings)).toMatchObject({ ok: true, upToDate: false });
  expect(outputOf(bench.folders.out)).toEqual(before);
});
