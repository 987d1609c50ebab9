import './compile-once.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { type Fixture, openFixture } from './fixture.ts';
import { outputOf } from './outcome.ts';
import { start } from './situation.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
  fixture.reset();
});
afterAll(() => fixture?.remove());

test('texts that are edited while a build runs, and restored after it, do not affect the next build', async () => {
  const pages = join(fixture.folders.content, 'pages');
  const copies = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((path) => /\/de\.ts$/.test(path));
  const written = new Map(copies.map((path) => [path, readFileSync(join(pages, path), 'utf8')]));
  const settings = { ...start.options, ...fixture.folders };
  const before = outputOf(fixture.folders.out);

  let edited = false;
  await build(
    opened({
      ...settings,
      force: true,
      progress() {
        if (edited) return;
        edited = true;
        for (const [path, text] of written) writeFileSync(join(pages, path), text.replace(/heading: '/, "heading: 'Kurz "));
      },
    }),
  );
  expect(edited).toBe(true);
  expect(outputOf(fixture.folders.out), 'the edit came in time to be rendered').not.toEqual(before);

  for (const [path, text] of written) writeFileSync(join(pages, path), text);
  expect(await build(opened(settings))).toMatchObject({ ok: true, upToDate: false });
  expect(outputOf(fixture.folders.out)).toEqual(before);
});
