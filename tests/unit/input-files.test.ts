import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readInputs } from '../../generator/cache/input-files.ts';
import { openStore } from '../../generator/cache/store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/wortlaut-`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the hash of the inputs of a build', () => {
  const hash = async (...folders: string[]) => (await readInputs(folders.length ? folders : [folder])).hash;

  test('depends on every name and every byte, and on nothing else', async () => {
    await writeFile(`${folder}/a.ts`, 'one');
    const first = await hash();
    await writeFile(`${folder}/a.ts`, 'one');
    expect(await hash()).toBe(first);
    await writeFile(`${folder}/a.ts`, 'two');
    expect(await hash()).not.toBe(first);
    await writeFile(`${folder}/a.ts`, 'one');
    await writeFile(`${folder}/b.ts`, '');
    expect(await hash()).not.toBe(first);
    await rm(`${folder}/b.ts`);
    expect(await hash()).toBe(first);
  });

  test('notices a file that moved between two folders', async () => {
    const other = await mkdtemp(`${tmpdir()}/wortlaut-`);
    await writeFile(`${folder}/a.ts`, 'one');
    const before = await hash(folder, other);
    await rm(`${folder}/a.ts`);
    await writeFile(`${other}/a.ts`, 'one');
    expect(await hash(folder, other)).not.toBe(before);
    await rm(other, { recursive: true });
  });
});

describe('inputs that were read before', () => {
  const cache = () => `${folder}-cache`;
  const store = () => openStore(cache());
  const read = async () => (await readInputs([folder], store())).hash;
  const clean = async () => (await readInputs([folder])).hash;
  const longAgo = new Date('2020-01-01T00:00:00.250Z');
  afterEach(() => {
    vi.restoreAllMocks();
    return rm(cache(), { recursive: true, force: true });
  });

  test('are recognized by sizes and times, with the hashes of the files', async () => {
    await writeFile(`${folder}/a.ts`, 'one');
    expect(await read()).toBe(await clean());
    const again = await readInputs([folder], store());
    expect(again.hash).toBe(await clean());
    expect([...(again.hashes()[0] ?? [])]).toEqual([['a.ts', expect.stringMatching(/^[0-9a-f]{64}$/)]]);
  });

  test('are read again after a change of a file that keeps its size and its time', async () => {
    await writeFile(`${folder}/a.ts`, 'one');
    await utimes(`${folder}/a.ts`, longAgo, longAgo);
    const before = await read();
    await writeFile(`${folder}/a.ts`, 'two');
    await utimes(`${folder}/a.ts`, longAgo, longAgo);
    expect(await read()).not.toBe(before);
    expect(await read()).toBe(await clean());
  });

  test('are read again after each of many edits within one tick of the clock', async () => {
    for (const text of ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff']) {
      await writeFile(`${folder}/a.ts`, text);
      expect(await read(), text).toBe(await clean());
    }
  });

  test('count as unchanged until a file is added, removed or changed', async () => {
    await writeFile(`${folder}/a.ts`, 'one');
    expect((await readInputs([folder])).isAsRead(), 'just written').toBe(false);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const inputs = await readInputs([folder], store());
    expect(inputs.isAsRead()).toBe(true);
    await writeFile(`${folder}/b.ts`, '');
    expect(inputs.isAsRead(), 'another came').toBe(false);
    await rm(`${folder}/b.ts`);
    expect(inputs.isAsRead()).toBe(true);
    await writeFile(`${folder}/a.ts`, 'two');
    expect(inputs.isAsRead(), 'it changed').toBe(false);
    const again = await readInputs([folder], store());
    expect(again.isAsRead()).toBe(true);
    await rm(`${folder}/a.ts`);
    expect(again.isAsRead(), 'it went').toBe(false);
  });

  test('are hashed anew for another cache, too, if a file has changed since this process hashed it', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const other = openStore(`${cache()}/other`);
    await writeFile(`${folder}/a.ts`, 'one');
    expect(await read()).toBe(await clean());
    await writeFile(`${folder}/a.ts`, 'two');
    expect((await readInputs([folder], other)).hash).toBe(await clean());
  });

  test('are read anew if their record is damaged', async () => {
    await writeFile(`${folder}/a.ts`, 'one');
    await read();
    for (const name of await readdir(cache())) await writeFile(`${cache()}/${name}`, 'something else');
    expect(await read()).toBe(await clean());
  });
});
