import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readInputs } from '../../generator/cache/input-files.ts';
import { openStore } from '../../generator/cache/store.ts';

/* The inputs of a build, as far as the random sequences of tests/incremental do not change them. */

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/wortlaut-`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a file that moved between two folders is noticed', async () => {
  const other = await mkdtemp(`${tmpdir()}/wortlaut-`);
  const hash = async () => (await readInputs([folder, other])).hash;
  await writeFile(`${folder}/a.ts`, 'one');
  const before = await hash();
  await rm(`${folder}/a.ts`);
  await writeFile(`${other}/a.ts`, 'one');
  expect(await hash()).not.toBe(before);
  await rm(other, { recursive: true });
});

test('files are read again after each of many edits within one tick of the clock', async () => {
  const store = openStore(`${folder}-cache`);
  for (const text of ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff']) {
    await writeFile(`${folder}/a.ts`, text);
    expect((await readInputs([folder], store)).hash, text).toBe((await readInputs([folder])).hash);
  }
  await rm(`${folder}-cache`, { recursive: true });
});
